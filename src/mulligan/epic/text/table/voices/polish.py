"""Polish at the table. The present tense has no gender, and the verb implies "you". Names are quoted."""

from __future__ import annotations

from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender, noun
from mulligan.epic.text.polish import POLISH
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.epic.text.table.voices.slavic import SlavicChampions

LOG = {
    Log.TURN_BEGAN: "Tura {amount}: [twoja kolej|kolej {seat_gen}].",
    Log.DREW: "{seat} [dobierasz|dobiera] kartę {card}.",
    Log.DREW_HIDDEN: "{seat} [dobierasz|dobiera] kartę.",
    Log.MULLIGANED: "{seat} [odkładasz|odkłada] {cards} na spód talii.",
    Log.KEPT_HAND: "{seat} [zostawiasz|zostawia] swoje początkowe karty.",
    Log.GOLD_SPENT: "{seat} [płacisz|płaci] {gold}.",
    Log.PLAYED: "{seat} [zagrywasz|zagrywa] kartę {card}.",
    Log.ENTERED: "Czempion {card} wchodzi do gry pod [twoją kontrolą|kontrolą {seat_gen}].",
    Log.TOKEN_ENTERED: "{token} wchodzi do gry pod [twoją kontrolą|kontrolą {seat_gen}].",
    Log.TRIGGERED: "Aktywuje się zdolność karty {card}.",
    Log.POWER_USED: "{seat} [używasz|używa] mocy karty {card}.",
    Log.DISCARD_POWER_USED: "{seat} [używasz|używa] mocy karty {card} ze stosu kart odrzuconych.",
    Log.MODE_CHOSEN: "{card} — {seat} [wybierasz|wybiera] {line}",
    Log.TARGETED: "{seat} [wybierasz|wybiera] {target}.",
    Log.OWN_TARGETED: "{seat} [wybierasz|wybiera] swojego czempiona {card}.",
    Log.PLAYER_TARGETED: "{seat} [wybierasz|wybiera] {other_acc}.",
    Log.SELF_TARGETED: "{seat} [wybierasz|wybiera] siebie.",
    Log.CARD_TARGETED: (
        "{seat} [wybierasz|wybiera] kartę {card} <z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {other_gen}>."
    ),
    Log.OWN_CARD_TARGETED: "{seat} [wybierasz|wybiera] kartę {card} ze swojego stosu kart odrzuconych.",
    Log.DAMAGED: "{champion} otrzymuje {damage}.",
    Log.PLAYER_DAMAGED: "{seat} [otrzymujesz|otrzymuje] {damage}.",
    Log.GAINED_HEALTH: "{seat} [zyskujesz|zyskuje] {health}.",
    Log.LOST_HEALTH: "{seat} [tracisz|traci] {health}.",
    Log.BROKEN: "{champion} zostaje złamany.",
    Log.BANISHED: "{champion} zostaje wypędzony.",
    Log.CARD_BANISHED: (
        "Karta {card} zostaje wypędzona [z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {seat_gen}]."
    ),
    Log.RETURNED: "Karta {card} wraca na [twoją rękę|rękę {seat_gen}].",
    Log.TOKEN_RETURNED: "[Twój {token_name}|{token_name} {seat_gen}] opuszcza grę.",
    Log.TRANSFORMED: "{champion} przemienia się w {token}.",
    Log.DISCARDED: "{seat} [odrzucasz|odrzuca] kartę {card}.",
    Log.EXPENDED: "{champion} zostaje wyczerpany.",
    Log.PREPARED: "{champion} zostaje przygotowany.",
    Log.FLIPPED: "{champion} zostaje odwrócony.",
    Log.CONTROL_CHANGED: "{seat} [przejmujesz|przejmuje] kontrolę nad czempionem {card}.",
    Log.BONUS: "{champion} otrzymuje {strength} do końca tury.",
    Log.KEYWORDS_GAINED: "{champion} {gains}.",
    Log.COUNTERS: "{champion} otrzymuje {counters}.",
    Log.COUNTERS_LOST: "{champion} traci {counters}.",
    Log.ATTACKED: "{champion} atakuje.",
    Log.ATTACKED_WHOM: "{champion} <cię atakuje|atakuje {other_acc}>.",
    Log.BLOCKED: "{champion} blokuje.",
    Log.NOT_BLOCKED: "{seat} nie [blokujesz|blokuje].",
    Log.LEFT_BATTLE: "{champion} opuszcza bitwę.",
    Log.ASSIGNED: "{champion} przydziela {damage}.",
    Log.ASSIGNED_TO_PLAYER: "{champion} przydziela {damage} broniącemu graczowi.",
    Log.ASSIGNED_TO_TEAM: "{champion} przydziela {damage} broniącemu zespołowi.",
    Log.ASSIGNED_TO_CHAMPION: "{champion} przydziela {damage}. Otrzyma je {victim}.",
    Log.REVEALED: "{seat} [ujawniasz|ujawnia] kartę {card}.",
    Log.RECALLED: "{seat} [odzyskujesz|odzyskuje] kartę {card}.",
    Log.PASSED: "{seat} [pasujesz|pasuje].",
    Log.ATTACKS_ENDED: "W tej turze nie można już atakować.",
    Log.OVERFLOWED: "Jeden z efektów przepada: brakuje dla niego miejsca. Prosimy o zgłoszenie tego błędu.",
    Log.TURN_ENDED: "[Twoja tura|Tura {seat_gen}] dobiega końca.",
    Log.CHOSE_AMOUNT: "Przebicie: {damage}.",
    Log.ELIMINATED: "{seat} [odpadasz|odpada] z gry.",
    Log.WON: "{seat} [wygrywasz.|wygrywa.]",
    Log.DRAWN_GAME: "Gra kończy się remisem.",
    Log.STEP_BEGAN: "{step}.",
    Log.BATTLE_BEGAN: "{seat} [atakujesz {other_acc}|<cię atakuje|atakuje {other_acc}>].",
}
STORY = {
    Story.DAMAGED: "{champions} (otrzymuje|otrzymują) {damage}",
    Story.DAMAGED_AND_BROKEN: "{champions} (otrzymuje|otrzymują) {damage} i (zostaje złamany|zostają złamani)",
    Story.BROKEN: "{champions} (zostaje złamany|zostają złamani)",
    Story.BANISHED: "{champions} (zostaje wypędzony|zostają wypędzeni)",
    Story.EXPENDED: "{champions} (zostaje wyczerpany|zostają wyczerpani)",
    Story.PREPARED: "{champions} (zostaje przygotowany|zostają przygotowani)",
    Story.FLIPPED: "{champions} (zostaje odwrócony|zostają odwróceni)",
    Story.BONUS: "{champions} (otrzymuje|otrzymują) {strength} do końca tury",
    Story.KEYWORDS_GAINED: "{champions} {gains}",
    Story.COUNTERS: "{champions} (otrzymuje|otrzymują) {counters}",
    Story.COUNTERS_LOST: "{champions} (traci|tracą) {counters}",
    Story.TRANSFORMED: "{champions} (przemienia|przemieniają) się w {tokens}",
    Story.JOINED_ATTACK: "{champions} (dołącza|dołączają) do ataku",
    Story.JOINED_BLOCK: "{champions} (dołącza|dołączają) do obrony",
    Story.LEFT_BATTLE: "{champions} (opuszcza|opuszczają) bitwę",
    Story.ENTERED: "{cards} (wchodzi|wchodzą) do gry",
    Story.ENTERED_UNDER: "{cards} (wchodzi|wchodzą) do gry pod [twoją kontrolą|kontrolą {seat_gen}]",
    Story.TOKENS_ENTERED: "{tokens} (wchodzi|wchodzą) do gry",
    Story.TOKENS_ENTERED_UNDER: "{tokens} (wchodzi|wchodzą) do gry pod [twoją kontrolą|kontrolą {seat_gen}]",
    Story.TOKENS_LEFT: "{tokens} (opuszcza|opuszczają) grę",
    Story.CONTROL_CHANGED: "{seat} [przejmujesz|przejmuje] kontrolę nad (czempionem|czempionami) {names}",
    Story.ATTACK: "{seat} [atakujesz {other_acc}|<atakuje cię|atakuje {other_acc}>] (czempionem|czempionami) {names}",
    Story.BLOCK: "{seat} [blokujesz|blokuje] (czempionem|czempionami) {names}",
    Story.PLAYER_DAMAGED: "{seat} [otrzymujesz|otrzymuje] {damage}",
    Story.GAINED_HEALTH: "{seat} [zyskujesz|zyskuje] {health}",
    Story.LOST_HEALTH: "{seat} [tracisz|traci] {health}",
    Story.DREW: "{seat} [dobierasz|dobiera] {cards_acc}",
    Story.ALL_DREW: "każdy gracz dobiera {cards_acc}",
    Story.DISCARDED: "{seat} [odrzucasz|odrzuca] {cards_acc}",
    Story.REVEALED: "{seat} [ujawniasz|ujawnia] {cards_acc}",
    Story.RECALLED: "{seat} [odzyskujesz|odzyskuje] {cards_acc}",
    Story.RETURNED: "{cards} (wraca|wracają) na [twoją rękę|rękę {seat_gen}]",
    Story.CARD_BANISHED: (
        "{cards} (zostaje wypędzona|zostają wypędzone) [z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {seat_gen}]"
    ),
    Story.AND_GAINED: "{clause} i {gains}",
    Story.WITHOUT_EFFECT: "{clause}, ale bez efektu",
}
QUESTIONS = {
    QuestionLine.NOTHING: "Gra skończona.",
    QuestionLine.MULLIGAN: (
        "[Wymienisz karty? Trafią na spód talii i kosztują po 1 punkcie życia.|{seat} decyduje o mulliganie.]"
    ),
    QuestionLine.MAIN: "[Zagraj kartę, użyj mocy lub zaatakuj.|Trwa Faza Główna {seat_gen}.]",
    QuestionLine.MAIN_WITHOUT_PLAYS: "[Możesz tylko zakończyć turę.|Trwa Faza Główna {seat_gen}.]",
    QuestionLine.MAIN_OF_TEAM: (
        "[Zagraj kartę, użyj mocy, zaatakuj lub spasuj. Tura kończy się, gdy spasuje cały zespół."
        "|Faza Główna: ruch {seat_gen}.]"
    ),
    QuestionLine.PLAYS_BEFORE_BLOCKERS: (
        "Przed wyborem blokujących: [wykonaj zagranie lub spasuj.|{seat} może wykonać zagranie.]"
    ),
    QuestionLine.PLAYS_BEFORE_DAMAGE: (
        "Przed przydzielaniem obrażeń: [wykonaj zagranie lub spasuj.|{seat} może wykonać zagranie.]"
    ),
    QuestionLine.PLAYS_ENDING: (
        "[{other} chce zakończyć turę: wykonaj zagranie lub spasuj."
        "|<Chcesz|{other} chce> zakończyć turę: {seat} może wykonać zagranie.]"
    ),
    QuestionLine.PLAYS_ENDING_WITHOUT: (
        "Tura kończy się bez {other_gen}: [wykonaj zagranie lub spasuj.|{seat} może wykonać zagranie.]"
    ),
    QuestionLine.DEFENDER: "[Kogo atakujesz czempionem {source}?|{seat} wybiera, kogo zaatakować.]",
    QuestionLine.ATTACKER: "[Kto atakuje {other_acc}?|{seat} wybiera atakujących.]",
    QuestionLine.BLOCKER: "[Kto blokuje?|{seat} wybiera blokujących.]",
    QuestionLine.ASSIGN: (
        "[{source} ma do przydzielenia {damage}. Ile otrzyma {victim}?|{seat} przydziela obrażenia, które zadaje {source}.]"
    ),
    QuestionLine.ASSIGN_TO_PLAYER: (
        "[{source} ma do przydzielenia {damage}. Ile otrzyma {other}?|{seat} przydziela obrażenia, które zadaje {source}.]"
    ),
    QuestionLine.BREAKTHROUGH: (
        "[Przebicie: {damage} do przydzielenia. Ile otrzyma {other}?|{seat} przydziela obrażenia z Przebicia.]"
    ),
    QuestionLine.END_TURN: "[Zakończyć turę czy wrócić do Fazy Głównej?|{seat} decyduje, czy zakończyć turę.]",
    QuestionLine.MODE: "{card}: [wybierz jeden z efektów.|{seat} wybiera jeden z efektów.]",
    QuestionLine.TARGET: "[Wybierz cel.|{seat} wybiera cel.]",
    QuestionLine.CHOOSE: "[Wybierz {thing}.|{seat} wybiera {thing}.]",
    QuestionLine.MAY: "[Chcesz to zrobić?|{seat} podejmuje decyzję.]",
    QuestionLine.DISCARD: "[Wybierz kartę do odrzucenia (pozostało: {amount}).|{seat} wybiera karty do odrzucenia.]",
    QuestionLine.REVEAL: "[Wybierz kartę do ujawnienia (pozostało: {amount}).|{seat} decyduje, czy ujawnić karty.]",
    QuestionLine.RECYCLE: (
        "[Wybierz ze swojego stosu kart odrzuconych kartę do wypędzenia (pozostało: {amount}).|{seat} decyduje o Recyklingu.]"
    ),
    QuestionLine.ORDER: (
        "[Która z twoich zdolności zadziała jako następna?|{seat} wybiera, która zdolność zadziała jako następna.]"
    ),
    QuestionLine.AMOUNT: "[Do rozdzielenia: {damage}. Ile dla celu: {victim}?|{seat} rozdziela {damage}.]",
    QuestionLine.JOIN: "[Który czempion dołączy do bitwy?|{seat} wybiera czempiona, który dołączy do bitwy.]",
    QuestionLine.KEEP: "[Wybierz czempiona, którego zachowasz.|{seat} wybiera czempiona, którego zachowa.]",
    QuestionLine.HAND_LIMIT: (
        "[Masz więcej niż siedem kart. Wybierz kartę do odrzucenia (pozostało: {amount})."
        "|{seat} odrzuca karty, aż zostanie siedem.]"
    ),
    QuestionLine.MEMBER: "[Kogo z was to dotyczy?|{seat} wybiera, którego gracza z zespołu to dotyczy.]",
}
OPTIONS = {
    OptionLine.PASS: "Pasuj",
    OptionLine.END_TURN: "Zakończ turę",
    OptionLine.PASS_IN_TEAM: "Na razie pasuj",
    OptionLine.DONE: "Gotowe",
    OptionLine.NO: "Nie",
    OptionLine.NONE: "Nic",
    OptionLine.KEEP_HAND: "Zostaw te karty",
    OptionLine.NO_BLOCKERS: "Nie blokuj",
    OptionLine.BACK_TO_MAIN: "Wróć do Fazy Głównej",
    OptionLine.REVEAL_NOTHING: "Nie ujawniaj kart",
    OptionLine.NO_RECYCLING: "Bez Recyklingu",
    OptionLine.YES: "Tak",
    OptionLine.YES_AND_PAY: "Tak, zapłać {cost}",
    OptionLine.PLAY: "Zagraj kartę {card} ({gold})",
    OptionLine.PUT_BACK: "Odłóż na spód talii: {card}",
    OptionLine.DISCARD: "Odrzuć kartę {card}",
    OptionLine.REVEAL: "Ujawnij kartę {card}",
    OptionLine.ATTACK: "Zaatakuj czempionem {champion}",
    OptionLine.BLOCK: "Zablokuj czempionem {champion}",
    OptionLine.KEEP: "Zachowaj czempiona {champion}",
    OptionLine.JOIN: "{champion} dołącza do bitwy",
    OptionLine.USE: "Użyj karty {champion} — {line}",
    OptionLine.RECALL: "Odzyskaj kartę {card} ({gold})",
    OptionLine.USE_FROM_DISCARD: "Użyj karty {card} ze stosu kart odrzuconych — {line}",
    OptionLine.BANISH: "Wypędź kartę {card}",
    OptionLine.IN_PILE: "{card} (<twój stos kart odrzuconych|stos kart odrzuconych {other_gen}>)",
    OptionLine.TRIGGER: "{card} — {line}",
    OptionLine.TRIGGER_AGAIN: "{card} (×{times}) — {line}",
}


_TEAM = noun(
    Gender.MASCULINE,
    "zespół zespołu zespołowi zespół zespołem zespole",
    "zespoły zespołów zespołom zespoły zespołami zespołach",
)


class Polish(voices.Polish, SlavicChampions):
    grammar = POLISH
    teammate_noun = noun(
        Gender.PERSON,
        "współgracz współgracza współgraczowi współgracza współgraczem współgraczu",
        "współgracze współgraczy współgraczom współgraczy współgraczami współgraczach",
    )
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("przeciwników")
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS

    def card(self, name: str) -> str:
        return f"„{name}”"
