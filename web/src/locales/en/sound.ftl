sound-volume = Sound
sound-percent = { $percent }%
sound-mute = Mute
