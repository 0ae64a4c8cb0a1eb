import { language } from '../lib/language.svelte.ts';
import type { Again, CardIndex, CardPage, Credentials, DeckChanged, DeckEdit, DeckExport, DeckFormats, DeckLine, DeckList, DeckRead, DeckPool, DeckReport, DeckSaved, DeckSuggestions, DeckText, Games, Invitation, Me, Opened, PositionText, Preparing, PremadeDeck, Refused, Report, Rulebook, SavedDeck, SeatDeck, SetupChange, Settings, TableInfo, TableLine, TableLists } from '../wire/wire.ts';
import { setVisitor } from './identity.svelte.ts';

/** A refusal by the server; `refused` has the reason. */
export class Refusal extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.words);
    this.refused = refused;
  }
}

/** The settings of a new table; the server has defaults for the rest. */
export type NewTable = Pick<Settings, 'game'> & Partial<Settings>;

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { 'accept-language': language(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
  throw new Refusal(refusedOf(text, response.status));
}

/** The server's refusal; responses of proxies can have other formats. */
function refusedOf(text: string, status: number): Refused {
  try {
    const said = JSON.parse(text) as Partial<Refused>;
    if (said.code) {
      const { code, words = '', rule = '', values = {}, problems = [] } = said;
      return { type: 'refused', code, words, rule, values, problems };
    }
  } catch {
    // not the server's format
  }
  return { type: 'refused', code: status === 404 ? 'not_found' : 'malformed', words: `${status}`, rule: '', values: {}, problems: [] };
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
/** A path with the page's language, for responses with sentences. */
const inWords = (path: string): string => `${path}?language=${language()}`;
const deckAt = (deck: string): string => `/decks/${encodeURIComponent(deck)}`;

let hello: Promise<Me> | null = null;

/** The visitor's identity, requested once before anything else, because everything else needs its cookie. */
export function whoAmI(): Promise<Me> {
  hello ??= call<Me>('GET', '/me').then(greet, (error: unknown) => {
    hello = null;
    throw error;
  });
  return hello;
}

function greet(me: Me): Me {
  setVisitor(me);
  return me;
}

async function mine<T>(method: string, path: string, body?: object): Promise<T> {
  await whoAmI();
  return call<T>(method, path, body);
}

function become(me: Promise<Me>): Promise<Me> {
  return me.then((now) => {
    hello = Promise.resolve(now);
    return greet(now);
  });
}

export const rest = {
  rename: (name: string) => become(mine<Me>('PATCH', '/me', { name })),
  register: (credentials: Credentials) => become(mine<Me>('POST', '/account', credentials)),
  logIn: (credentials: Credentials) => become(mine<Me>('POST', '/session', credentials)),
  logOut: async (): Promise<Me> => {
    await mine<void>('DELETE', '/session');
    hello = null;
    return whoAmI();
  },
  preparing: () => call<Preparing>('GET', '/preparing'),
  games: (language: string) => call<Games>('GET', `/games/${language}`),
  rules: (game: string, language: string) => call<Rulebook>('GET', `/rules/${encodeURIComponent(game)}/${language}`),
  cardIndex: (game: string, language: string) => call<CardIndex>('GET', `/card-index/${encodeURIComponent(game)}/${language}`),
  card: (game: string, language: string, card: string) => call<CardPage>('GET', `/cards/${encodeURIComponent(game)}/${language}/${encodeURIComponent(card)}`),
  tables: () => mine<TableLists>('GET', '/tables'),
  archived: () => mine<TableLine[]>('GET', '/tables/archive'),
  /** Archives a finished game, or restores it. */
  archive: (table: string, away: boolean) => mine<void>(away ? 'PUT' : 'DELETE', `${at(table)}/archive`),
  open: (settings: NewTable) => mine<Opened>('POST', '/tables', settings),
  sit: (table: string, wish: Invitation) => mine<TableInfo>('POST', `${at(table)}/seats`, wish),
  standUp: (table: string, seat: number) => mine<TableInfo>('DELETE', `${at(table)}/seats/${seat}`),
  /** Seats a player at this device, or renames them. */
  seatPlayer: (table: string, seat: number, name: string) => mine<TableInfo>('PUT', `${at(table)}/seats/${seat}`, { name }),
  swap: (table: string, seats: [number, number]) => mine<TableInfo>('POST', `${at(table)}/swap`, { seats }),
  changeSetup: (table: string, change: SetupChange) => mine<TableInfo>('PATCH', at(table), change),
  table: (table: string) => mine<TableInfo>('GET', at(table)),
  /** Saved decks, with their problems in the format of a table. */
  decksAt: (game: string, table: string) => mine<DeckLine[]>('GET', `${inWords('/decks')}&game=${encodeURIComponent(game)}&table=${encodeURIComponent(table)}`),
  /** Omitted fields keep their defaults. */
  bring: (table: string, deck: Pick<SeatDeck, 'seat'> & Partial<SeatDeck>) => mine<TableInfo>('PUT', `${at(table)}/deck`, deck),
  deckFormats: (game: string, language: string) => mine<DeckFormats>('GET', `/decks/formats/${encodeURIComponent(game)}/${language}`),
  premadeDecks: (game: string, language: string) => mine<PremadeDeck[]>('GET', `/decks/premade/${encodeURIComponent(game)}/${language}`),
  decks: () => mine<DeckLine[]>('GET', inWords('/decks')),
  deck: (deck: string) => mine<SavedDeck>('GET', deckAt(deck)),
  createDeck: (list: DeckList) => mine<SavedDeck>('POST', inWords('/decks'), list),
  /** Saves the deck that you play at a table, unless you already have. */
  keepDeck: (table: string, seat: number) => mine<SavedDeck>('POST', `${inWords('/decks/played')}&table=${encodeURIComponent(table)}&seat=${seat}`),
  copyDeck: (deck: string) => mine<SavedDeck>('POST', `${deckAt(deck)}/copy`),
  saveDeck: (deck: string, edit: Pick<DeckEdit, 'deck' | 'revision'> & Partial<DeckEdit>) => mine<DeckSaved>('PUT', inWords(deckAt(deck)), edit),
  deleteDeck: (deck: string) => mine<void>('DELETE', deckAt(deck)),
  checkDeck: (list: DeckList) => mine<DeckReport>('POST', inWords('/decks/check'), list),
  fixDeck: (list: DeckList) => mine<DeckChanged>('POST', inWords('/decks/fix'), list),
  fillDeck: (list: DeckList) => mine<DeckChanged>('POST', inWords('/decks/fill'), list),
  suggestDecks: (pool: DeckPool) => mine<DeckSuggestions>('POST', '/decks/suggest', pool),
  readDeck: (text: DeckText) => mine<DeckRead>('POST', inWords('/decks/read'), text),
  exportDeck: (list: DeckList) => mine<DeckExport>('POST', inWords('/decks/export'), list),
  /** The position as a seat sees it, in the notation of scenarios; seat -1 is a spectator's. */
  position: (table: string, seat: number) => mine<PositionText>('GET', `${at(table)}/position?seat=${seat}`),
  /** A finished game in numbers; for an eliminated player of a running game, how that happened. */
  report: (table: string) => mine<Report>('GET', `${at(table)}/report`),
  /** Opens a table at a past position of a finished game, against bots. */
  again: (table: string, position: Again) => mine<Opened>('POST', `${at(table)}/again`, position),
  /** The address of a finished game's saved file. */
  recordAddress: (table: string) => `/api${at(table)}/record`,
};
