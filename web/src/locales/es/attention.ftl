attention-title = (1) Tu turno · { $app }
attention-offer = ¿Quieres una notificación cuando sea tu turno?
attention-offer-yes = Avisarme
attention-offer-no = Sin notificaciones
attention-setting = Avisarme cuando sea mi turno
attention-blocked = El navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes.
