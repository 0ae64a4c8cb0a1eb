attention-title = (1) Your turn · { $app }
attention-offer = Get a notification when it’s your turn?
attention-offer-yes = Notify me
attention-offer-no = No notifications
attention-setting = Notify me when it’s my turn
attention-blocked = Your browser blocks notifications from this site. You can allow them in its settings.
