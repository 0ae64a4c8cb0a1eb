import type { FaceLookup, TableUi } from '../../game-ui.ts';
import type { World } from '../../net/link.ts';
import type { ClientView, EventView, Face } from '../../wire/wire.ts';
import { EventQueue } from './event-queue.ts';
import type { Act, Caption, Clash, Frame, Moment, Staged } from './frame.ts';
import type { Past } from './replay.ts';
import { habits } from '../habits.svelte.ts';
import { holdFor, type Speed } from './timing.ts';

/** Plays the sounds of events. */
export interface Listening {
  begin(event: EventView, view: ClientView): void;
  /** Ends all sounds. */
  cut(): void;
}

/** The part of a table that playback needs. */
export interface PlayedTable {
  readonly ui: TableUi;
  readonly seat: number;
  /** The number of bots. */
  readonly bots: number;
  /** Whether a bot is to move. */
  readonly awaitsBot: boolean;
  faceOf(card: string): Face | undefined;
  /** Whether the viewer has to decide something. A question that the server answers for them isn't a decision. */
  decides(view: ClientView): boolean;
  /** Asks the server to let bots play without pauses until the viewer's next decision. */
  skip(): void;
}

/** Plays events: the table so far, and what is happening on it. */
export class Playback {
  /** Counts skips and full tables, which end all motions. */
  cuts = $state(0);

  private frame = $state.raw<Frame | null>(null);
  private readonly queue: EventQueue;
  private readonly table: PlayedTable;
  private readonly listening: Listening;
  /** Cards that the viewer has had time to read in this game. */
  private readonly read = new Set<string>();
  private readonly faces: FaceLookup = { get: (card) => this.table.faceOf(card) };
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(after: World['after'], table: PlayedTable, listening: Listening) {
    this.table = table;
    this.listening = listening;
    this.queue = new EventQueue({
      begin: (event, view) => listening.begin(event, view),
      draw: (frame) => (this.frame = frame),
      after,
      motions: () => table.ui.motions,
      advance: (view, event, to) => this.advance(view, event, to),
      settle: (view, coming, to) => this.settle(view, coming, to),
      hold: (card, mode) => holdFor(table.faceOf(card), this.read.has(card), mode),
      read: (card) => this.read.add(card),
      seat: () => table.seat,
      turn: (view) => this.turnOf(view, table.seat),
      isOthersTurn: (view) => view.teams.some((_, seat) => seat !== table.seat && this.turnOf(view, seat) !== null),
      decides: (view) => table.decides(view),
      skipping: () => table.skip(),
      speed: () => (this.speed === 'skip' && this.queue.replays ? 'off' : this.speed), // a replay that skips everything would show nothing
    });
  }

  /** The viewer's choice, or else a default for the number of bots. */
  get speed(): Speed {
    return habits.speed ?? (this.table.bots > 1 ? 'fast' : 'normal');
  }

  get isFast(): boolean {
    return this.speed === 'fast';
  }

  get view(): ClientView | null {
    return this.frame?.view ?? null;
  }

  /** Whether the newest table is shown, so that its question can be answered. */
  get isCurrent(): boolean {
    return this.frame?.last ?? false;
  }

  get happening(): readonly EventView[] {
    return this.frame?.happening ?? [];
  }

  /** The events between the previous table and the one shown. */
  get beat(): readonly EventView[] {
    return this.frame?.beat ?? [];
  }

  /** The phase of a battle's clash. */
  get clash(): Clash {
    return this.frame?.clash ?? null;
  }

  /** The number of events that have not been played yet. */
  get coming(): number {
    return this.frame?.coming ?? 0;
  }

  /** The speed of motions; 1 is normal. */
  get rate(): number {
    return this.frame?.rate ?? 1;
  }

  /** The card that another player plays. */
  get staged(): Staged | null {
    return this.frame?.staged ?? null;
  }

  /** Whether the staged card is being read. */
  get isReading(): boolean {
    return this.frame?.reading ?? false;
  }

  /** Whether the lane is open to show other players' plays. */
  get isOpen(): boolean {
    return this.frame?.open ?? false;
  }

  /** Whether nothing has happened in the open lane for a while. */
  get isResting(): boolean {
    return this.frame?.resting ?? false;
  }

  /** Another player's thing on the table whose ability is happening. */
  get triggered(): Staged | null {
    return this.frame?.triggered ?? null;
  }

  /** The event that began the play or the ability that is happening. */
  get cause(): EventView | null {
    return this.frame?.cause ?? null;
  }

  /** The last event of another player's attack, while it is shown. */
  get attack(): EventView | null {
    return this.frame?.attack ?? null;
  }

  /** The sentence about what is happening. */
  get caption(): Caption | null {
    return this.frame?.caption ?? null;
  }

  /** The text of the ribbon between the sides. */
  get ribbon(): string {
    return this.frame?.ribbon ?? '';
  }

  /** Whether the viewer's turn has just begun. */
  get turnBegins(): boolean {
    return this.frame?.turnBegins ?? false;
  }

  get replay(): Frame['replay'] {
    return this.frame?.replay ?? null;
  }

  /** The moment that is being shown, such as the end of a round. */
  get moment(): Moment {
    return this.frame?.moment ?? null;
  }

  /** Whether the viewer wants no movement. */
  get isStill(): boolean {
    return this.still.matches || this.speed === 'off';
  }

  get isPlaying(): boolean {
    return this.frame !== null && (this.frame.moment !== null || this.frame.coming > 0 || this.frame.happening.length > 0 || this.frame.replay !== null || this.frame.staged !== null || this.frame.attack !== null) && this.queue.playing;
  }

  /** Whether other players' events are being shown, which can be skipped. */
  get isPresenting(): boolean {
    return this.isPlaying && !this.isCurrent && this.queue.presenting;
  }

  /** Whether the viewer can skip to their next decision. */
  get canSkip(): boolean {
    return this.isPresenting || this.replay !== null || (this.isOpen && this.table.awaitsBot);
  }

  /** Shows a full table immediately. */
  show(view: ClientView | null): void {
    this.cut();
    this.queue.show(view);
  }

  push(act: Act): void {
    this.queue.push(act);
  }

  /** Ends everything that is being played, or only the moment that is being shown. */
  skip(): void {
    if (this.queue.shorten()) return;
    this.cut();
    this.queue.skip();
  }

  again(past: Past): void {
    this.cut();
    this.queue.again(past);
  }

  /** Goes to the next or the previous play of a replay. */
  browse(by: 1 | -1): void {
    this.cut();
    this.queue.browse(by);
  }

  private advance(view: ClientView, event: EventView, to: ClientView): ClientView {
    const advance = view.board.kind === to.board.kind ? this.table.ui.advance[to.board.kind] : undefined;
    return advance ? { ...view, board: advance(view.board as never, event, to.board as never, this.faces) } : view;
  }

  private settle(view: ClientView, coming: readonly EventView[], to: ClientView): ClientView {
    const settle = view.board.kind === to.board.kind ? this.table.ui.settle[to.board.kind] : undefined;
    return settle ? { ...view, board: settle(view.board as never, coming, to.board as never, this.faces) } : view;
  }

  /** An id of a seat's current turn; null if it isn't their turn. */
  private turnOf(view: ClientView, seat: number): string | null {
    if (seat < 0) return null;
    const turn = this.table.ui.turns[view.board.kind];
    if (turn) return turn(view.board as never, seat);
    return view.questions.some((question) => question.seat === seat) ? '' : null;
  }

  private cut(): void {
    this.cuts += 1;
    this.listening.cut();
  }
}
