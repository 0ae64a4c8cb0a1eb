import { rest, Refusal } from '../../net/rest.ts';
import { errorWords } from '../../net/words.ts';
import type { DeckChange, DeckChanged, DeckFix, DeckFormat, DeckFormats, DeckList, DeckReport, SavedDeck } from '../../wire/wire.ts';
import { withChanges, formatFor, gained } from '../deck.ts';
import { begun, edited, redone, undone, type History } from './history.ts';

const CHECKED_AFTER = 100; // milliseconds without another edit
const SAVED_AFTER = 600;
const TRIED_AGAIN_AFTER = 5000;
const MOST_LOST = 20;

export type Saving = 'saved' | 'saving' | 'offline' | 'refused';

/** The same deck was edited on another device. The edits made here continue as a copy. */
export interface Conflict {
  mine: SavedDeck;
  other: SavedDeck;
}

const keyOf = (id: string): string => `mulligan.deck.${id}`;

/** A deck that is being built: its edits, what the server says about it, and whether it is saved. */
export class Editing {
  id = $state('');
  saving = $state<Saving>('saved');
  /** The server's reason not to save it. */
  refused = $state('');
  conflict = $state.raw<Conflict | null>(null);
  report = $state.raw<DeckReport | null>(null);
  formats = $state.raw<DeckFormats>()!;
  /** Cards that were not chosen by hand, and are marked until the next edit. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  private history = $state.raw<History<DeckList>>()!;
  private revision: number;
  private stored: DeckList;
  /** Tokens of saves without a reply: a version with one of them is ours, not another device's. */
  private lost: readonly string[];
  private readonly moved: (id: string) => void;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private underway: Promise<void> | null = null;
  private checks = 0;
  private left = false;

  readonly deck = $derived(this.history.now);
  readonly format: DeckFormat = $derived(formatFor(this.deck, this.formats.formats));
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);

  /** Calls `moved` when the deck continues under another id. Repeats edits that never reached the server. */
  constructor(saved: SavedDeck, formats: DeckFormats, moved: (id: string) => void) {
    this.id = saved.id;
    this.formats = formats;
    this.moved = moved;
    this.stored = saved.deck;
    const kept = readKept(saved.id);
    this.revision = kept?.revision ?? saved.revision;
    this.lost = kept?.lost ?? [];
    const lost = kept !== null && JSON.stringify(kept.deck) !== JSON.stringify(saved.deck);
    this.history = lost ? edited(begun(saved.deck), kept.deck) : begun(saved.deck);
    if (lost) this.saveSoon();
    else localStorage.removeItem(keyOf(saved.id));
    void this.check();
  }

  /** An edit; edits of one kind that follow each other are undone together. */
  edit(next: DeckList, kind = ''): void {
    this.fresh = new Set();
    this.go(edited(this.history, next, kind));
  }

  undo(): void {
    this.fresh = new Set();
    this.go(undone(this.history));
  }

  redo(): void {
    this.fresh = new Set();
    this.go(redone(this.history));
  }

  private go(history: History<DeckList>): void {
    if (history === this.history) return;
    this.history = history;
    this.keep();
    this.saveSoon();
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => void this.check(), CHECKED_AFTER);
  }

  /** Keeps edits that the server may not have yet. */
  private keep(): void {
    localStorage.setItem(keyOf(this.id), JSON.stringify({ deck: this.deck, revision: this.revision, lost: this.lost }));
  }

  // --- proposals of the server ------------------------------------------------------------------

  async fix(fix: DeckFix): Promise<void> {
    if (fix.fill) await this.fill();
    else this.propose(withChanges(this.deck, fix.changes, this.format));
  }

  /** Completes the deck. Returns what was added. */
  fill(): Promise<readonly DeckChange[]> {
    return this.improve(rest.fillDeck);
  }

  /** Fixes all problems. Returns what was changed. */
  fixAll(): Promise<readonly DeckChange[]> {
    return this.improve(rest.fixDeck);
  }

  /** Asks again if the deck is edited before the answer. */
  private async improve(how: (list: DeckList) => Promise<DeckChanged>): Promise<readonly DeckChange[]> {
    for (;;) {
      const from = this.deck;
      const { deck, changes } = await how(from);
      if (from !== this.deck) continue;
      if (changes.length > 0) this.propose({ ...from, decks: deck.decks });
      return changes;
    }
  }

  /** Makes an edit that adds several cards, and marks them. */
  propose(next: DeckList): void {
    const fresh = gained(this.deck, next);
    this.edit(next);
    this.fresh = fresh;
  }

  // --- checks by the server ----------------------------------------------------------------------

  /** Asks what is wrong with the deck. An answer about an older state is dropped. */
  async check(): Promise<void> {
    const number = ++this.checks;
    try {
      const report = await rest.checkDeck(this.deck);
      if (number === this.checks) this.report = report;
    } catch {
      // Without a connection the last report stays; `retry` asks again.
    }
  }

  // --- saving ------------------------------------------------------------------------------------

  private saveSoon(): void {
    this.saving = 'saving';
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => void this.save(), SAVED_AFTER);
  }

  /** Saves now. Resolves when everything is saved, or cannot be. */
  save(): Promise<void> {
    clearTimeout(this.saveTimer);
    this.underway ??= this.saveAll().finally(() => (this.underway = null));
    return this.underway;
  }

  private async saveAll(): Promise<void> {
    while (JSON.stringify(this.deck) !== JSON.stringify(this.stored)) {
      const sent = this.deck;
      const [token, lost] = [newToken(), this.lost];
      this.lost = [...lost, token].slice(-MOST_LOST);
      this.keep(); // the page may be closed before the reply
      try {
        const { deck, other } = await rest.saveDeck(this.id, { deck: sent, revision: this.revision, token, lost: [...lost] });
        this.stored = sent;
        this.lost = [];
        this.revision = deck.revision;
        if (deck.id !== this.id || other !== null) this.split(sent, deck, other);
      } catch (error) {
        this.fail(error);
        return;
      }
    }
    localStorage.removeItem(keyOf(this.id));
    this.refused = '';
    this.saving = 'saved';
  }

  /** Continues as a copy with a new name, because another device has edited the deck. */
  private split(sent: DeckList, copy: SavedDeck, other: SavedDeck | null): void {
    localStorage.removeItem(keyOf(this.id));
    this.id = copy.id;
    this.stored = copy.deck;
    const named = (list: DeckList): DeckList => ({ ...list, name: list.name === sent.name ? copy.deck.name : list.name });
    this.history = { ...this.history, now: named(this.deck) };
    if (other !== null) this.conflict = { mine: copy, other };
    this.moved(copy.id);
  }

  private fail(error: unknown): void {
    if (error instanceof Refusal) {
      this.saving = 'refused';
      this.refused = errorWords(error);
      return;
    }
    this.saving = 'offline';
    if (!this.left) this.saveTimer = setTimeout(() => void this.save(), TRIED_AGAIN_AFTER);
  }

  /** Retries what failed while offline. */
  retry(): void {
    void this.check();
    if (this.saving === 'offline') void this.save();
  }

  /** Saves unsaved edits when the player leaves the page. */
  leave(): void {
    this.left = true;
    clearTimeout(this.checkTimer);
    clearTimeout(this.saveTimer);
    if (this.saving === 'saving') void this.save();
  }
}

function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Kept {
  deck: DeckList;
  revision: number;
  lost?: readonly string[];
}

function readKept(id: string): Kept | null {
  try {
    const kept = localStorage.getItem(keyOf(id));
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}
