countdown-title = Countdown
countdown-about = Bring the heap to ten to win. Two players.
