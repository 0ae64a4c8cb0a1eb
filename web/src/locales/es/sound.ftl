sound-volume = Sonido
sound-percent = { $percent } %
sound-mute = Silenciar
