countdown-title = Countdown
countdown-about = Whoever brings the heap to ten wins. Two players.
