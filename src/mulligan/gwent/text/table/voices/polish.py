"""Polish at the table."""

from __future__ import annotations

from mulligan.core.text.languages import polish
from mulligan.core.text.table import voices
from mulligan.core.text.words import Gender, noun
from mulligan.gwent.text.polish import POLISH
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story
from mulligan.gwent.text.table.speech import GwentSpeech

LOG = {
    Log.COIN_TOSSED: "Rzut monetą: [zaczynasz|zaczyna {seat}].",
    Log.STARTER_DRAWN: "Los decyduje: [zaczynasz|zaczyna {seat}].",
    Log.CHOOSER_DRAWN: "Los decyduje: {seat} [wybierasz|wybiera], kto zaczyna.",
    Log.STARTER_CHOSEN: "{seat} [decydujesz|decyduje], że <zaczynasz|zaczyna {other}>.",
    Log.STARTER_SELF: "{seat} [postanawiasz|postanawia] zacząć.",
    Log.DREW: "{seat} [dobierasz|dobiera] kartę {card}.",
    Log.DREW_HIDDEN: "{seat} [dobierasz|dobiera] kartę.",
    Log.REDREW: "{seat} [odkładasz|odkłada] do talii kartę {card}.",
    Log.REDREW_HIDDEN: "{seat} [odkładasz|odkłada] kartę do talii.",
    Log.ROUND_BEGAN: "Runda {amount}: [zaczynasz|zaczyna {seat}].",
    Log.PLAYED: "{seat} [zagrywasz|zagrywa] kartę {card}.",
    Log.PLAYED_IN_ROW: "{seat} [zagrywasz|zagrywa] kartę {card} w swoim {row_loc}.",
    Log.PLACED: "Karta {card} trafia do <twojego {row_gen}|{row_gen} {other_gen}>.",
    Log.REVIVED: "{seat} [przywracasz|przywraca] na pole bitwy kartę {card} ze swojego stosu kart odrzuconych.",
    Log.MUSTERED: "Braterstwo: {seat} [zagrywasz|zagrywa] kartę {card}.",
    Log.FOUND: "{seat} [zagrywasz|zagrywa] kartę {card} ze swojej talii.",
    Log.SUMMONED: "Karta {card} trafia z talii pobocznej do [twojego {row_gen}|{row_gen} {seat_gen}].",
    Log.TRANSFORMED: "Berserker w [twoim {row_loc}|{row_loc} {seat_gen}] przemienia się w kartę {card}.",
    Log.DESTROYED: "Karta {card} w [twoim {row_loc}|{row_loc} {seat_gen}] zostaje zniszczona.",
    Log.DECOYED: "{seat} [bierzesz|bierze] na rękę kartę {card} i [zostawiasz|zostawia] na jej miejscu manekin.",
    Log.HORN_BLOWN: "Róg podwaja siłę [twojego {row_gen}|{row_gen} {seat_gen}].",
    Log.WEATHER_CLEARED: "{seat} [usuwasz|usuwa] wszystkie karty pogody.",
    Log.WEATHER_DISCARDED: "Karta {card} zostaje odrzucona.",
    Log.LEADER_USED: "{seat} [używasz|używa] zdolności dowódcy: {card}.",
    Log.LEADER_CANCELLED: "Zdolność [twojego dowódcy|dowódcy {seat_gen}] zostaje zablokowana: {card}.",
    Log.PEEKED: "{seat} [widzisz|widzi] kartę {card} na <twojej ręce|ręce {other_gen}>.",
    Log.PEEKED_HIDDEN: "{seat} [widzisz|widzi] kartę na <twojej ręce|ręce {other_gen}>.",
    Log.TAKEN: (
        "{seat} [bierzesz|bierze] kartę {card} <z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {other_gen}>."
    ),
    Log.TAKEN_OWN: "{seat} [bierzesz|bierze] kartę {card} ze swojego stosu kart odrzuconych.",
    Log.DISCARDED: "{seat} [odrzucasz|odrzuca] kartę {card}.",
    Log.PICKED: "{seat} [bierzesz|bierze] kartę {card} ze swojej talii.",
    Log.PICKED_HIDDEN: "{seat} [bierzesz|bierze] wybraną kartę ze swojej talii.",
    Log.RESHUFFLED: "{seat} [wtasowujesz|wtasowuje] do swojej talii {cards} ze stosu kart odrzuconych.",
    Log.MOVED: "Karta {card} przechodzi do [twojego {row_gen}|{row_gen} {seat_gen}].",
    Log.PASSED: "{seat} [pasujesz|pasuje].",
    Log.RAN_OUT: "[Nie masz już kart, więc pasujesz.|{seat} nie ma już kart i pasuje.]",
    Log.SCORED: "[Twoja siła całkowita|Siła całkowita {seat_gen}]: {amount}.",
    Log.POINTS_SCORED: "{seat} [zdobywasz|zdobywa] {points}.",
    Log.ROUND_WON: "{seat} [wygrywasz|wygrywa] rundę.",
    Log.ROUND_DRAWN: "Runda kończy się remisem.",
    Log.GEM_LOST: "{seat} [tracisz|traci] znacznik porażki.",
    Log.KEPT: "Karta {card} zostaje w [twoim {row_loc}|{row_loc} {seat_gen}].",
    Log.RETURNED: ("Karta {card} wraca na pole bitwy [z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {seat_gen}]."),
    Log.HIDDEN: "{seat} [kładziesz|kładzie] zakrytą kartę pod manekinem.",
    Log.TURNED_UP: "Karta spod manekina zostaje odkryta: {card}.",
    Log.LEADER_TURNED_UP: "{seat} [odkrywasz|odkrywa] dowódcę: {card}.",
    Log.STRENGTHENED: "[Twoja siła całkowita|Siła całkowita {seat_gen}] rośnie o {amount}.",
    Log.EXHAUSTED: "Nic się już nie może zmienić: wygrywa ten, kto ma najwięcej punktów.",
    Log.OVERFLOWED: "Jeden z efektów przepada: brakuje dla niego miejsca. Prosimy o zgłoszenie tego błędu.",
    Log.WON: "[Wygrywasz.|{seat} wygrywa.]",
    Log.DRAWN_GAME: "Gra kończy się remisem.",
    Log.DECK_CHOSEN: "{seat} [wybierasz|wybiera] talię dowódcy {card}.",
    Log.GAME_WON: "{seat} [wygrywasz|wygrywa] tę grę. Wygrane gry: {amount}.",
    Log.GAME_REPLAYED: "Gra skończyła się remisem i zostanie powtórzona.",
}
STORY = {
    Story.DREW: "{seat} [dobierasz|dobiera] {cards_acc}",
    Story.ALL_DREW: "każdy gracz dobiera {cards_acc}",
    Story.REDREW: "{seat} [odkładasz|odkłada] do talii {cards_acc}",
    Story.PLACED: "karta trafia do <twojego {row_gen}|{row_gen} {other_gen}>",
    Story.OTHER_PLACED: "{cards} (trafia|trafiają) do <twojego {row_gen}|{row_gen} {other_gen}>",
    Story.REVIVED: "{seat} [przywracasz|przywraca] na pole bitwy {cards_acc} ze swojego stosu kart odrzuconych",
    Story.MUSTERED: "{seat} dzięki Braterstwu [wystawiasz|wystawia] {cards_acc}",
    Story.FOUND: "{seat} [zagrywasz|zagrywa] {cards_acc} ze swojej talii",
    Story.SUMMONED: "{cards} (trafia|trafiają) z talii pobocznej do [twojego {row_gen}|{row_gen} {seat_gen}]",
    Story.DESTROYED: "(płonie|płoną) [(twoja karta|twoje karty) {names}|(karta|karty) {names} {seat_gen}], −{amount}",
    Story.DECOYED: "{cards} (wraca|wracają) na [twoją rękę|rękę {seat_gen}]",
    Story.HORN_BLOWN: "róg podwaja siłę [twojego {row_gen}|{row_gen} {seat_gen}]",
    Story.WEATHER_CLEARED: "znikają wszystkie karty pogody",
    Story.PEEKED: "{seat} [widzisz|widzi] {cards_acc} na <twojej ręce|ręce {other_gen}>",
    Story.TAKEN: (
        "{seat} [bierzesz|bierze] {cards_acc} <z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {other_gen}>"
    ),
    Story.TAKEN_OWN: "{seat} [bierzesz|bierze] {cards_acc} ze swojego stosu kart odrzuconych",
    Story.DISCARDED: "{seat} [odrzucasz|odrzuca] {cards_acc}",
    Story.PICKED: "{seat} [bierzesz|bierze] {cards_acc} ze swojej talii",
    Story.ROUND_WON: "{seat} [wygrywasz|wygrywa] rundę {score}:{other_score}",
    Story.ROUND_DRAWN: "runda kończy się remisem {score}:{score}",
    Story.TIE_WON: "{seat} [wygrywasz|wygrywa] rundę {score}:{other_score}, bo Nilfgaard wygrywa remisy",
    Story.POINTS_FOR_TIES: "{seat} [zdobywasz|zdobywa] {points}, bo Nilfgaard zdobywa je także za remisy",
    Story.WITHOUT_EFFECT: "{clause}, ale bez efektu",
}
QUESTIONS = {
    QuestionLine.NOTHING: "Gra skończona.",
    QuestionLine.STARTER: "[Kto zaczyna grę?|{seat} decyduje, kto zaczyna grę.]",
    QuestionLine.STARTER_OF_TEAM: "[Kto z was zaczyna następną rundę?|{seat} decyduje, kto z drużyny zaczyna następną rundę.]",
    QuestionLine.REDRAW: "[Wymienisz karty? Pozostało wymian: {amount}.|{seat} wymienia karty.]",
    QuestionLine.TURN: "[Twoja tura: zagraj kartę lub spasuj.|Trwa tura {seat_gen}.]",
    QuestionLine.TURN_WITH_LEADER: "[Twoja tura: zagraj kartę, użyj zdolności dowódcy lub spasuj.|Trwa tura {seat_gen}.]",
    QuestionLine.ROW: "{card}: [do którego rzędu trafi ta karta?|{seat} wybiera rząd.]",
    QuestionLine.REVIVE: (
        "Wskrzeszenie: [wybierz jednostkę ze swojego stosu kart odrzuconych."
        "|{seat} wybiera jednostkę ze swojego stosu kart odrzuconych.]"
    ),
    QuestionLine.DECOY: "{card}: [wybierz jednostkę, którą weźmiesz na rękę.|{seat} wybiera jednostkę, którą weźmie na rękę.]",
    QuestionLine.TAKE: (
        "{card}: [wybierz|{seat} wybiera] kartę <z twojego stosu kart odrzuconych|ze stosu kart odrzuconych {other_gen}>."
    ),
    QuestionLine.TAKE_OWN: "{card}: [wybierz|{seat} wybiera] kartę ze swojego stosu kart odrzuconych.",
    QuestionLine.DISCARD: "[Wybierz kartę do odrzucenia (pozostało: {amount}).|{seat} wybiera kartę do odrzucenia.]",
    QuestionLine.PICK: "{card}: [wybierz|{seat} wybiera] kartę ze swojej talii.",
    QuestionLine.PICK_WEATHER: "{card}: [wybierz|{seat} wybiera] kartę pogody ze swojej talii.",
    QuestionLine.BOND: "{card}: [wybierz jednostkę, której kopię zagrasz.|{seat} wybiera jednostkę, której kopię zagra.]",
    QuestionLine.DECK: "[Którą talią zagrasz?|{seat} wybiera talię.]",
    QuestionLine.OPPONENT: "{card}: [wybierz przeciwnika.|{seat} wybiera przeciwnika.]",
    QuestionLine.OPPONENT_FOR_SPY: "{card}: [do|{seat} wybiera, do] którego przeciwnika trafi szpieg[?|.]",
}
OPTIONS = {
    OptionLine.PASS: "Pasuj",
    OptionLine.KEEP_HAND: "Zostaw te karty",
    OptionLine.DONE: "Gotowe",
    OptionLine.START: "[Zaczynasz|Zaczyna {seat}]",
    OptionLine.LEADER: "Użyj zdolności dowódcy: {card} — {line}",
    OptionLine.ROW: "{row}",
    OptionLine.DECK: "Talia {amount}",
    OptionLine.PUT_BACK: "Odłóż do talii kartę {card}",
    OptionLine.DISCARD: "Odrzuć kartę {card}",
    OptionLine.PLAY: "Zagraj kartę {card}",
    OptionLine.PLAY_IN_ROW: "Zagraj kartę {card} w {row_loc}",
    OptionLine.UNIT: "{name} ({row}, siła {amount})",
    OptionLine.REVIVE: "Przywróć na pole bitwy kartę {card}",
    OptionLine.TAKE: "Weź kartę {card}",
}


_TEAM = noun(
    Gender.FEMININE,
    "drużyna drużyny drużynie drużynę drużyną drużynie",
    "drużyny drużyn drużynom drużyny drużynami drużynach",
)


class Polish(voices.Polish, GwentSpeech):
    grammar = POLISH
    teammate_noun = noun(
        Gender.PERSON,
        "partner partnera partnerowi partnera partnerem partnerze",
        "partnerzy partnerów partnerom partnerów partnerami partnerach",
    )
    team_noun, other_team_noun = _TEAM, _TEAM.followed_by("przeciwników")
    point_noun = noun(
        Gender.MASCULINE, "punkt punktu punktowi punkt punktem punkcie", "punkty punktów punktom punkty punktami punktach"
    )
    virtual_noun = polish.described(polish.OPPONENT, polish.adjective("wirtualn", "wirtualni"))
    log, story, questions, options = LOG, STORY, QUESTIONS, OPTIONS
