# Что карта говорит о себе тем, кто её не видит.
card-cost = { $cost ->
    [0] бесплатно
    [one] стоимость: { $cost } золото
    [few] стоимость: { $cost } золота
   *[many] стоимость: { $cost } золота
}
card-attack = атака { $now }
card-attack-raised = атака { $now }, увеличена с { $printed }
card-attack-lowered = атака { $now }, уменьшена с { $printed }
card-defense = защита { $now }
card-defense-raised = защита { $now }, увеличена с { $printed }
card-defense-lowered = защита { $now } из { $printed }
card-strength = сила { $now }
card-strength-raised = сила { $now }, увеличена с { $printed }
card-strength-lowered = сила { $now }, уменьшена с { $printed }
card-damage = урон { $damage }
card-counters = { $counters ->
    [one] { $counters } маркер +1/+1
    [few] { $counters } маркера +1/+1
   *[many] { $counters } маркеров +1/+1
}
card-lit = можно выбрать
card-armed = готова к розыгрышу: подтвердите или отмените
card-chosen = выбрана
card-chosen-order = выбрана, номер { $order }
card-dim = выбрать нельзя
card-expended = израсходована
card-flipped = перевёрнута
card-deploying = развёртывается
card-attacking = атакует
card-blocking = блокирует
card-owner = владелец: { $owner }
card-hidden = Закрытая карта
card-gained = Получено: { $what }
