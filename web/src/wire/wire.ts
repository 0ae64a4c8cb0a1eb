// Made by tools/wire.py from the Python types; change those instead.

export const VERSION = 3;

export type ServerMessage = Table | Moved | Replayed | Preview | Seats | Signalled | Why | Hinted | Reviewed | Pong | Refused;

export type ClientMessage = Look | Choose | WhyNot | Hint | Replay | Review | Passing | Signal | Skip | Offer | Decline | Undo | Resign | Claim | Ping;

export type Board = EpicBoard | DraftBoard | GwentBoard;

export interface ClientView {
  seat: number;
  teams: number[];
  board: Board;
  questions: QuestionView[];
  over: boolean;
  winners: number[];
  outcome: string;
}

export interface QuestionView {
  ask: string;
  seat: number;
  words: string;
  help: string;
  source: string;
  about: string[];
  window: string;
  most: number;
  options: OptionView[];
}

export interface OptionView {
  choice: number;
  words: string;
  on: string;
  to: string;
  amount: number | null;
  selects: string;
  ends: boolean;
  idle: string;
}

export interface EpicBoard {
  turn: number;
  turn_player: number;
  turn_words: string;
  step: string;
  step_words: string;
  battle: EpicBattle | null;
  battle_steps: EpicStep[];
  players: EpicPlayer[];
  champions: EpicChampion[];
  waiting: EpicWaiting[];
  kind: "epic";
}

export interface EpicBattle {
  attacker: number;
  defender: number;
  words: string;
  attack: number;
  blocked: boolean;
  dealt: boolean;
  forecast: EpicForecast;
  damage: EpicDamage | null;
}

export interface EpicForecast {
  through: number;
  outcomes: EpicOutcome[];
  hopeless: boolean;
}

export interface EpicOutcome {
  place: string;
  damage: number;
  left: number;
  breaks: boolean;
}

export interface EpicDamage {
  sources: EpicSource[];
  victims: EpicVictim[];
  through: number[];
  least_through: number;
  together: boolean;
  covering: number;
  due: number;
  later: number;
  only_through: boolean;
  proposed_through: number;
}

export interface EpicSource {
  place: string;
  damage: number;
  breakthrough: boolean;
}

export interface EpicVictim {
  place: string;
  cover: number;
  left: number;
  breakable: boolean;
  assigned: number;
  proposed: number;
}

export interface EpicStep {
  step: string;
  words: string;
}

export interface EpicPlayer {
  seat: number;
  place: string;
  name: string;
  team: number;
  team_name: string;
  health: number;
  gold: number;
  assigned: number;
  deck: number;
  hand: CardView[];
  discard: CardView[];
  out: boolean;
  holds: boolean;
  neighbour: string;
  in_reach: boolean;
}

export interface CardView {
  place: string;
  card: string;
  chosen: boolean;
}

export interface EpicChampion {
  place: string;
  card: string;
  controller: number;
  owner: number;
  attack: number;
  defense: number;
  damage: number;
  counters: number;
  keywords: string[];
  alignments: string[];
  position: string;
  deploying: boolean;
  role: string;
  assigned: number;
  chosen: boolean;
}

export interface EpicWaiting {
  place: string;
  card: string;
  controller: number;
  words: string;
  times: number;
}

export interface DraftBoard {
  name: string;
  building: boolean;
  shared: boolean;
  passing: number;
  takes: number;
  then: number;
  fewest: number;
  most: number;
  round_words: string;
  pick_words: string;
  deck_words: string;
  pack: CardView[];
  players: DraftPlayer[];
  remembered: DraftMemory[];
  kind: "draft";
}

export interface DraftPlayer {
  seat: number;
  place: string;
  name: string;
  waiting: boolean;
  cards: number;
  pool: CardView[];
  pool_words: string;
}

export interface DraftMemory {
  words: string;
  cards: string[];
}

export interface GwentBoard {
  mode: string;
  phase: string;
  phase_words: string;
  round: number;
  round_words: string;
  gems: number;
  points: number;
  players: GwentPlayer[];
  sides: GwentSide[];
  weather: GwentWeather[];
  under_decoys: number;
  leader_pile: number;
  found: CardView[];
  match: GwentMatch | null;
  round_end: GwentRoundEnd | null;
  kind: "gwent";
}

export interface GwentPlayer {
  seat: number;
  place: string;
  name: string;
  side: number;
  faction: string;
  faction_words: string;
  leader: string;
  leader_place: string;
  leader_state: string;
  leader_words: string;
  hand: CardView[];
  deck: number;
  side_deck: string[];
  passed: boolean;
  turn: boolean;
  redraws: number;
  virtual: boolean;
}

export interface GwentSide {
  side: number;
  name: string;
  seats: number[];
  rows: GwentRow[];
  total: number;
  bonus: number;
  gems: number;
  points: number;
  scores: number[];
  discard: CardView[];
}

export interface GwentRow {
  place: string;
  row: string;
  words: string;
  total: number;
  units: GwentUnit[];
  horn: string;
  leader_horn: boolean;
  weather: boolean;
}

export interface GwentUnit {
  place: string;
  card: string;
  strength: number;
  owner: number;
}

export interface GwentWeather {
  card: string;
  holder: number;
}

export interface GwentMatch {
  wins: number[];
  decks: GwentDeck[][];
}

export interface GwentDeck {
  place: string;
  leader: string;
  faction: string;
  faction_words: string;
  won: boolean;
  playing: boolean;
}

export interface GwentRoundEnd {
  winner: number;
  rule: string;
  scored: number[];
  lost: number[];
  effects: GwentEffect[];
}

export interface GwentEffect {
  kind: string;
  words: string;
}

export interface Faces {
  game: string;
  language: string;
  cards: Face[];
  signs: Sign[];
}

export interface Face {
  card: string;
  name: string;
  original: string;
  aliases: string[];
  kind: string;
  group: string;
  second_group: string;
  kind_words: string;
  group_words: string;
  allegiance: string;
  lines: string[];
  signs: string[];
  rows: string[];
  cost: number | null;
  attack: number | null;
  defense: number | null;
  strength: number | null;
  art: Art;
}

export interface Art {
  subject: string;
  backdrop: string;
  land: string;
}

export interface Sign {
  sign: string;
  glyph: string;
  name: string;
  words: string;
  rule: string;
}

export interface CardIndex {
  game: string;
  language: string;
  facets: Facet[];
  sorts: CardSort[];
  words: string[];
}

export interface Facet {
  facet: string;
  words: string;
  match: FacetMatch;
  options: FacetOption[];
}

export type FacetMatch = "any" | "all" | "range";

export interface FacetOption {
  option: string;
  words: string;
  glyph: string;
  cards: number[];
}

export interface CardSort {
  sort: string;
  words: string;
  ascending: boolean;
}

export interface CardPage {
  card: string;
  texts: PrintedText[];
  rulings: RulingView[];
  makes: string[];
  made_by: string[];
  decks: DeckWith[];
  similar: string[];
  copies: number;
  gem: string;
}

export interface PrintedText {
  language: string;
  name: string;
  kind_words: string;
  lines: string[];
}

export interface RulingView {
  ruling: string;
  language: string;
  question: string;
  answer: string;
  rules: string[];
}

export interface DeckWith {
  name: string;
  format: string;
  copies: number;
  cover: string;
}

export interface Report {
  unit: string;
  lines: ReportLine[];
  marks: number[];
  least: number | null;
  rounds: ReportRound[];
  reason: ReportReason | null;
  turn: ReportTurn | null;
  stats: ReportStat[];
  hands: ReportHand[];
  falls: ReportFall[];
}

export interface ReportLine {
  seats: number[];
  values: number[];
}

export interface ReportRound {
  scores: number[];
  winners: number[];
}

export interface ReportReason {
  how: string;
  seat: number;
  values: Record<string, number>;
}

export interface ReportTurn {
  at: number;
  number: number;
  how: string;
  seat: number;
  card: string;
  before: number[];
  after: number[];
}

export interface ReportStat {
  name: string;
  values: number[];
}

export interface ReportHand {
  seat: number;
  cards: string[];
}

export interface ReportFall {
  seat: number;
  place: number;
  sides: number;
  reason: ReportReason;
  turn: number;
  by: number;
}

export interface Table {
  type: "table";
  version: number;
  ply: number;
  table: TableInfo;
  seat: number;
  view: ClientView | null;
  log: EventView[];
  story: StoryLine[];
  seen: number;
  passing: Record<string, string>;
}

export interface TableInfo {
  id: string;
  settings: Settings;
  status: TableStatus;
  seats: SeatInfo[];
  teams: number[];
  key_hash: string;
  key: string;
  invitation: string;
  need: DeckNeed | null;
  choices: DeckNeed[];
  spectators: number;
  offers: OfferInfo[];
  undo: string;
  undos_left: number;
  hints: boolean;
  claim: number[];
  ending: string;
  winners: number[];
  rematch: string;
  notes: TableNote[];
}

export interface Settings {
  game: string;
  mode: string | null;
  format: string | null;
  ruleset: string | null;
  variants: string[];
  seats: number | null;
  teams: number | null;
  boxes: number | null;
  pool: number | null;
  set: string | null;
  switches: Record<string, string>;
  ending: string | null;
  clock: Clock | null;
  listed: boolean;
  bots: string[];
  hot_seat: boolean;
  names: string[];
  take: string[];
  deck_text: string;
  deck_id: string;
  ruling: string;
  wait: boolean;
  instead: string;
}

export interface Clock {
  move: number | null;
  bank: number | null;
  increment: number;
}

export type TableStatus = "open" | "running" | "over";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  yours: boolean;
  away: boolean;
  host: boolean;
  ready: boolean;
  groups: string[];
  asked: boolean;
  out: boolean;
  left: number | null;
  thinking: number | null;
}

export type SeatKind = "person" | "bot" | "open";

export interface DeckNeed {
  seat: number;
  takes: number;
  piles: PileInfo[];
  taken: TakenPile[];
  opponents: PileInfo[];
  opponents_taken: TakenPile[];
  built: boolean;
  picked: string[];
  opponent: string;
  own: OwnDeck | null;
  ready: boolean;
}

export interface PileInfo {
  name: string;
  words: string;
  leaders: [string, string][][];
}

export interface TakenPile {
  pile: PileInfo;
  index: number;
  players: number[];
  words: string;
  rule: string;
}

export interface OwnDeck {
  id: string;
  cards: number;
  groups: string[];
  leaders: [string, string][][];
  led: string[];
}

export interface OfferInfo {
  kind: OfferKind;
  seat: number;
  agreed: number[];
}

export type OfferKind = "draw" | "undo" | "rematch";

export interface TableNote {
  kind: NoteKind;
  seat: number;
  line: number;
}

export type NoteKind = "took_back" | "time" | "selected" | "suggested" | "left" | "returned" | "replaced";

export interface EventView {
  kind: string;
  seat: number;
  card: string;
  place: string;
  amount: number;
  other: number;
  words: string;
}

export interface StoryLine {
  first: number;
  words: string;
  heading: boolean;
}

export interface Moved {
  type: "moved";
  ply: number;
  by: number;
  events: EventView[];
  story: StoryLine[];
  view: ClientView;
  table: TableInfo;
  moments: MomentView[];
}

export interface MomentView {
  events: number;
  board: Board;
}

export interface Replayed {
  type: "replayed";
  line: number;
  board: Board;
  moves: ReplayedMove[];
}

export interface ReplayedMove {
  by: number;
  events: number;
  board: Board;
  moments: MomentView[];
}

export interface Preview {
  type: "preview";
  ply: number;
  choices: number[];
  kept: number;
  events: EventView[];
  view: ClientView;
}

export interface Seats {
  type: "seats";
  table: TableInfo;
}

export interface Signalled {
  type: "signalled";
  seat: number;
  signal: string;
}

export interface Why {
  type: "why";
  place: string;
  words: string;
  rule: string;
}

export interface Hinted {
  type: "hinted";
  ply: number;
  choices: number[];
  answers: HintedAnswer[];
  story: string;
  outlook: HintOutlook | null;
}

export interface HintedAnswer {
  choice: number;
  chance: number;
  on: string;
  to: string;
  words: string;
}

export interface HintOutlook {
  unit: string;
  own: number;
  others: number;
  ahead: number;
  won: number;
}

export interface Reviewed {
  type: "reviewed";
  seat: number;
  share: number;
  points: ReviewPoint[];
  mistakes: ReviewedMistake[];
}

export interface ReviewPoint {
  number: number;
  chance: number;
}

export interface ReviewedMistake {
  answers: number;
  line: number;
  number: number;
  chosen: string;
  best: string;
  chance: number;
  lost: number;
}

export interface Pong {
  type: "pong";
  at: number;
}

export interface Refused {
  type: "refused";
  code: Code;
  words: string;
  rule: string;
  values: Record<string, string | number>;
  problems: DeckProblem[];
}

export type Code = "malformed" | "version" | "not_found" | "not_yours" | "stale" | "illegal" | "not_now" | "seat_taken" | "table_full" | "deck" | "name_taken" | "bad_name" | "bad_password" | "wrong_password" | "too_large" | "too_fast" | "too_many" | "no_undo" | "no_review" | "no_hint" | "origin" | "settings" | "busy" | "broken";

export interface DeckProblem {
  reason: string;
  rule: string;
  words: string;
  values: Record<string, string | number>;
  decks: number[];
  cards: string[];
  fixes: DeckFix[];
}

export interface DeckFix {
  words: string;
  changes: DeckChange[];
  solves: number[];
  fill: boolean;
}

export interface DeckChange {
  deck: number;
  card: string;
  count: number;
}

export interface Look {
  type: "look";
  version: number;
  seat: number | null;
  language: string;
  invitation: string;
}

export interface Choose {
  type: "choose";
  ply: number;
  choices: number[];
  hold: boolean;
}

export interface WhyNot {
  type: "whynot";
  place: string;
  choices: number[];
}

export interface Hint {
  type: "hint";
  ply: number;
  choices: number[];
}

export interface Replay {
  type: "replay";
  line: number;
  moves: number;
}

export interface Review {
  type: "review";
}

export interface Passing {
  type: "passing";
  window: string;
  how: string;
}

export interface Signal {
  type: "signal";
  signal: string;
}

export interface Skip {
  type: "skip";
}

export interface Offer {
  type: "offer";
  kind: OfferKind;
}

export interface Decline {
  type: "decline";
  kind: OfferKind;
}

export interface Undo {
  type: "undo";
}

export interface Resign {
  type: "resign";
}

export interface Claim {
  type: "claim";
  seat: number;
  bot: boolean;
}

export interface Ping {
  type: "ping";
  at: number;
}

export interface Me {
  name: string;
  account: boolean;
  named: boolean;
}

export interface Rename {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Opened {
  id: string;
}

export interface Invitation {
  invitation: string;
  seat: number | null;
}

export interface SeatDeck {
  seat: number;
  take: string[];
  text: string;
  deck_id: string;
  leader: string;
  opponent: string;
  ready: boolean;
}

export interface Swap {
  seats: [number, number];
}

export interface SeatName {
  name: string;
}

export interface Again {
  seat: number;
  answers: number;
}

export interface SetupChange {
  teams: number | null;
  variants: string[] | null;
}

export interface DeckCard {
  card: string;
  count: number;
}

export interface DeckPart {
  cards: DeckCard[];
  leader: string;
}

export interface DeckRules {
  game: string;
  format: string | null;
  ruleset: string | null;
  variants: string[];
}

export interface DeckList {
  game: string;
  format: string | null;
  ruleset: string | null;
  variants: string[];
  name: string;
  decks: DeckPart[];
  cover: string;
}

export interface DeckLine {
  id: string;
  name: string;
  game: string;
  format: string;
  ruleset: string;
  variants: string[];
  format_words: string;
  covers: string[];
  groups: string[];
  cards: number;
  problems: number;
  problem: string;
  revision: number;
  updated: number;
  played: number;
  won: number;
}

export interface SavedDeck {
  id: string;
  revision: number;
  updated: number;
  deck: DeckList;
}

export interface DeckEdit {
  deck: DeckList;
  revision: number;
  token: string;
  lost: string[];
}

export interface DeckSaved {
  deck: SavedDeck;
  other: SavedDeck | null;
}

export interface DeckChanged {
  deck: DeckList;
  changes: DeckChange[];
  report: DeckReport;
}

export interface DeckReport {
  problems: DeckProblem[];
  decks: DeckState[];
  missing: number;
  uses: DeckUse[];
}

export interface DeckState {
  group: string;
  words: string;
  cards: number;
  problems: number;
  stats: DeckStats;
  room: Record<string, number>;
}

export interface DeckStats {
  gauges: DeckGauge[];
  balance: DeckBalance[];
  curve: [number, number][];
  rows: DeckRow[];
  figures: DeckFigure[];
  notes: string[];
}

export interface DeckGauge {
  name: string;
  words: string;
  value: number;
  least: number | null;
  most: number | null;
  rule: string;
}

export interface DeckBalance {
  group: string;
  words: string;
  paid: number;
  free: number;
  most_free: number | null;
}

export interface DeckRow {
  name: string;
  words: string;
  count: number;
  strength: number;
}

export interface DeckFigure {
  name: string;
  words: string;
  value: number;
  percent: boolean;
}

export interface DeckUse {
  format: string;
  ruleset: string;
  variants: string[];
  words: string;
  modes: string[];
  legal: boolean;
}

export interface DeckPool {
  game: string;
  pool: DeckCard[];
  deck: DeckCard[];
  least: number;
  most: number;
}

export interface DeckSuggestion {
  groups: string[];
  cards: DeckCard[];
}

export interface DeckSuggestions {
  starts: DeckSuggestion[];
  completed: DeckCard[];
}

export interface DeckText {
  game: string;
  text: string;
}

export interface DeckTextLine {
  text: string;
  count: number;
  card: string;
  deck: number;
  near: string[];
  problem: string;
}

export interface DeckRead {
  deck: DeckList;
  lines: DeckTextLine[];
  unread: number;
}

export interface DeckExport {
  file: string;
  list: string;
  code: string;
}

export interface DeckFormat {
  format: string;
  ruleset: string;
  variants: string[];
  words: string;
  rules: string[];
  decks: number;
  leaders: Record<string, string[]>;
  copies: Record<string, number>;
  modes: string[];
}

export interface DeckFormats {
  game: string;
  formats: DeckFormat[];
  most_decks: number;
  most_name: number;
}

export interface PremadeDeck {
  pile: string;
  words: string;
  format_words: string;
  cover: string;
  deck: DeckList;
  fits: number[];
}

export interface TableLine {
  id: string;
  settings: Settings;
  status: TableStatus;
  seats: SeatInfo[];
  your_turn: boolean;
  winners: number[] | null;
  spectators: number;
  updated: number;
  progress: Progress | null;
  idle: number | null;
}

export interface Progress {
  phase: string;
  number: number;
  unit: string;
  scores: number[];
  teams: number[];
}

export interface TableLists {
  mine: TableLine[];
  open: TableLine[];
  archived: number;
}

export interface PoolInfo {
  default: number;
  least: number;
  most: number;
  step: number;
}

export interface BoxesInfo {
  least: number;
  most: number;
  holds: Record<string, number>;
  each: number;
  shared: boolean;
}

export interface FormatInfo {
  name: string;
  words: string;
  about: string;
  rule: string;
  minutes: number;
  requires: Record<string, string[]>;
  players: [number, number];
  drafted: boolean;
  brought: boolean;
  takes: number;
  built: boolean;
  boxes: BoxesInfo | null;
  pool: PoolInfo | null;
  sets: [string, string][];
}

export interface ValueInfo {
  name: string;
  words: string;
  rule: string;
  rulesets: string[];
}

export interface SwitchInfo {
  name: string;
  words: string;
  values: ValueInfo[];
}

export interface RulesetInfo {
  name: string;
  words: string;
  about: string;
}

export interface EndingInfo {
  name: string;
  words: string;
  about: string;
  minutes: number;
  alias: string;
}

export interface TableSize {
  seats: number;
  teams: number[];
}

export interface VariantInfo {
  name: string;
  words: string;
  about: string;
  builds: boolean;
}

export interface ModeInfo {
  name: string;
  words: string;
  about: string;
  rule: string;
  attacks: string;
  minutes: number;
  players: [number, number];
  sizes: TableSize[];
  formats: string[];
  variants: VariantInfo[];
  endings: EndingInfo[];
}

export interface GameInfo {
  name: string;
  title: string;
  modes: ModeInfo[];
  formats: FormatInfo[];
  rulesets: RulesetInfo[];
  switches: SwitchInfo[];
  bots: string[];
  windows: [string, string][];
}

export interface Games {
  games: GameInfo[];
  signals: string[];
}

export interface Preparing {
  share: number | null;
}

export interface RuleRow {
  id: string;
  cells: string[];
}

export interface RuleBlock {
  text: string;
  items: string[];
  head: string[];
  rows: RuleRow[];
}

export interface RuleSection {
  level: number;
  title: string;
  anchor: string;
  blocks: RuleBlock[];
}

export interface Rulebook {
  game: string;
  title: string;
  sections: RuleSection[];
}

export interface GameRecord {
  format: string;
  table: string;
  key_hash: string;
  settings: Settings;
  names: string[];
  entries: unknown[][];
  saved: Record<string, unknown>;
}

export interface PositionText {
  text: string;
}
