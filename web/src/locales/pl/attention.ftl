attention-title = (1) Twoja tura · { $app }
attention-offer = Powiadamiać, gdy nadejdzie twoja tura?
attention-offer-yes = Powiadamiaj
attention-offer-no = Bez powiadomień
attention-setting = Powiadamiaj o mojej turze
attention-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
