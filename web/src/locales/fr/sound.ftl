sound-volume = Son
sound-percent = { $percent } %
sound-mute = Couper le son
