"""Polish templates for drafts."""

from __future__ import annotations

from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine

POLISH = DraftTexts(
    log={
        Log.ROUND_BEGAN: "Runda {amount} z {other_amount}.",
        Log.DEALT: "{seat} [dostajesz|dostaje] {cards}.",
        Log.REVEALED: "Odkryto kartę {card}.",
        Log.SAW: "{seat} [widzisz|widzi] kartę {card}.",
        Log.SAW_HIDDEN: "{seat} [widzisz|widzi] kartę.",
        Log.PICKS_FIRST: "Pierwszy wybór należy do {seat_gen}.",
        Log.TOOK: "{seat} [bierzesz|bierze] kartę {card}.",
        Log.TOOK_HIDDEN: "{seat} [bierzesz|bierze] kartę.",
        Log.PASSED_LEFT: "Paczki wędrują w lewo, {apiece} w każdej.",
        Log.PASSED_RIGHT: "Paczki wędrują w prawo, {apiece} w każdej.",
        Log.SWAPPED: "Gracze wymieniają się paczkami, {apiece} w każdej.",
        Log.DISCARDED: "Pozostałe karty ({amount}) zostają odrzucone rewersem do góry.",
        Log.BUILDING_BEGAN: "Wszystkie karty rozdzielone. Pora złożyć talie.",
        Log.BUILT: "[Twoja talia|Talia {seat_gen}] jest gotowa.",
        Log.ENDED: "Wszystkie talie są gotowe.",
    },
    questions={
        QuestionLine.NOTHING: "Draft zakończony.",
        QuestionLine.PICK: "Wybierz kartę, którą weźmiesz.",
        QuestionLine.PICK_SEVERAL: "Wybierz kartę, którą weźmiesz (pozostało: {amount}).",
        QuestionLine.LEAVE_OUT: "Wybierz kartę, z której rezygnujesz (pozostało: {amount}).",
        QuestionLine.TAKE_IN: "Wybierz kartę do talii (pozostało: {amount}).",
        QuestionLine.FINISH: "Twoja talia ma {cards}: zakończ albo coś zmień.",
        QuestionLine.WAITING: "Trwa oczekiwanie na wybór: {players}.",
    },
    options={
        OptionLine.TAKE: "Weź kartę {card}",
        OptionLine.LEAVE_OUT: "Zrezygnuj z karty {card}",
        OptionLine.PUT_BACK: "Przywróć kartę {card}",
        OptionLine.TAKE_IN: "Dodaj do talii kartę {card}",
        OptionLine.DONE: "Talia gotowa",
    },
    captions={
        Caption.PACK_DRAFT: "Draft z paczek",
        Caption.CUBE_DRAFT: "Draft z kostki",
        Caption.DARK_DRAFT: "Mroczny draft",
        Caption.OPEN_DRAFT: "Otwarty draft",
        Caption.SEALED: "Losowa pula",
        Caption.ROUND: "runda {round} z {rounds}",
        Caption.PACK: "paczka {round} z {rounds}",
        Caption.PICK: "wybór {pick} z {picks}",
        Caption.YOUR_POOL: "twoja pula",
        Caption.PLAYER_POOL: "pula {player_gen}",
        Caption.YOUR_DECK: "twoja talia: {size} (potrzeba {needed})",
        Caption.SEEN: "karty podane dalej",
        Caption.SEEN_NOTHING: "Żadna karta nie poszła jeszcze dalej.",
    },
)
