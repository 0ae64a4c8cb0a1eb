attention-title = (1) À vous · { $app }
attention-offer = Recevoir une notification quand c’est à vous ?
attention-offer-yes = Me prévenir
attention-offer-no = Pas de notifications
attention-setting = Me prévenir quand c’est à moi
attention-blocked = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
