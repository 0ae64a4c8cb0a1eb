attention-title = (1) Ваш ход · { $app }
attention-offer = Сообщать, когда настанет ваш ход?
attention-offer-yes = Сообщать
attention-offer-no = Без уведомлений
attention-setting = Сообщать о моём ходе
attention-blocked = Браузер блокирует уведомления этого сайта. Их можно разрешить в его настройках.
