sound-volume = Dźwięk
sound-percent = { $percent }%
sound-mute = Wycisz
