sound-volume = Звук
sound-percent = { $percent } %
sound-mute = Без звука
