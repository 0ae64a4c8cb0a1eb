# Co karta mówi o sobie tym, którzy jej nie widzą.
card-cost = { $cost ->
    [0] darmowa
   *[other] koszt: { $cost } szt. złota
}
card-attack = atak { $now }
card-attack-raised = atak { $now }, podniesiony z { $printed }
card-attack-lowered = atak { $now }, obniżony z { $printed }
card-defense = obrona { $now }
card-defense-raised = obrona { $now }, podniesiona z { $printed }
card-defense-lowered = obrona { $now } z { $printed }
card-strength = siła { $now }
card-strength-raised = siła { $now }, podniesiona z { $printed }
card-strength-lowered = siła { $now }, obniżona z { $printed }
card-damage = { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
card-counters = { $counters ->
    [one] jeden żeton +1/+1
    [few] { $counters } żetony +1/+1
   *[many] { $counters } żetonów +1/+1
}
card-lit = można wybrać
card-chosen = wybrana
card-chosen-order = wybrana, numer { $order }
card-dim = nie do wyboru
card-expended = wyczerpana
card-flipped = odwrócona
card-deploying = rozstawiana
card-attacking = atakuje
card-owner = właściciel: { $owner }
card-hidden = Zakryta karta
