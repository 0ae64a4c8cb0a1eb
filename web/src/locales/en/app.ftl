app-name = Mulligan
nowhere-title = We can’t find this page
nowhere-why = The address may be mistyped, or the page has moved.
nowhere-back = Back to the lobby
language-choose = Language
theme-day = Light
theme-lamp = Dark
app-offline = You’re offline. You can look around, but not play.
