# Co karta mówi o sobie tym, którzy jej nie widzą.
card-cost = { $cost ->
    [0] darmowa
    [one] koszt: { $cost } złoto
    [few] koszt: { $cost } złota
   *[many] koszt: { $cost } złota
}
card-attack = atak { $now }
card-attack-raised = atak { $now }, zwiększony z { $printed }
card-attack-lowered = atak { $now }, zmniejszony z { $printed }
card-defense = obrona { $now }
card-defense-raised = obrona { $now }, zwiększona z { $printed }
card-defense-lowered = obrona { $now } z { $printed }
card-strength = siła { $now }
card-strength-raised = siła { $now }, zwiększona z { $printed }
card-strength-lowered = siła { $now }, zmniejszona z { $printed }
card-damage = { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
card-counters = { $counters ->
    [one] { $counters } żeton +1/+1
    [few] { $counters } żetony +1/+1
   *[many] { $counters } żetonów +1/+1
}
card-lit = można wybrać
card-armed = gotowa do zagrania; potwierdź lub anuluj
card-chosen = wybrana
card-chosen-order = wybrana, numer { $order }
card-dim = nie można wybrać
card-expended = wyczerpana
card-flipped = odwrócona
card-deploying = rozstawiana
card-attacking = atakuje
card-blocking = blokuje
card-owner = właściciel: { $owner }
card-hidden = Zakryta karta
card-gained = Zyskane: { $what }
