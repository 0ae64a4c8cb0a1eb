import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { INTERFACE_GLYPHS } from '../src/art/interface-glyphs.ts';

const ADDRESSES = 'glyphs:addresses';

/** Outlines by their names in the `game-icons` set. */
export type Outlines = Record<string, string>;

interface Asset {
  set: string;
  fileName: string;
  source: string;
}

interface Sources {
  /** The folder of the games' rules: `<game>/cards/art.csv` names the glyphs of a game's cards. */
  cards: string;
  /** The client's sources: `<game>/glyphs.json` names the other glyphs of a game. */
  games: string;
  /** The JSON file of the `game-icons` set. */
  set: string;
}

/** The glyphs that a game's cards show: the second and third column of `cards/art.csv`. */
export function glyphsOfCards(csv: string): string[] {
  const rows = csv.trim().split(/\r?\n/).slice(1);
  const names = rows.flatMap((row) => row.split(',').slice(1, 3)).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].sort();
}

/** The outlines of the names; throws with all names that the set does not have. */
export function outlines(names: readonly string[], set: Outlines, wantedBy: string): Outlines {
  const missing = names.filter((name) => !(name in set));
  if (missing.length > 0) throw new Error(`${wantedBy} names glyphs that game-icons does not have: ${missing.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, set[name] ?? '']));
}

/** The whole set, without fills: the page colours each glyph where it is used. */
function readSet(path: string): Outlines {
  const icons = (JSON.parse(readFileSync(path, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
  return Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, icon.body.replaceAll(' fill="currentColor"', '')]));
}

/** The files at one path inside each game's folder. */
function filesOfGames(folder: string, ...path: string[]): { game: string; path: string }[] {
  return readdirSync(folder)
    .map((game) => ({ game, path: join(folder, game, ...path) }))
    .filter((found) => existsSync(found.path));
}

const artFiles = ({ cards }: Sources) => filesOfGames(cards, 'cards', 'art.csv');
const glyphFiles = ({ games }: Sources) => filesOfGames(games, 'glyphs.json');

function asset(set: string, content: Outlines): Asset {
  const source = JSON.stringify(content);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { set, fileName: `assets/glyphs-${set}-${hash}.json`, source };
}

function collect(sources: Sources): Asset[] {
  const set = readSet(sources.set);
  const common = outlines(INTERFACE_GLYPHS, set, 'src/art/interface-glyphs.ts');
  for (const { path } of glyphFiles(sources)) Object.assign(common, outlines(JSON.parse(readFileSync(path, 'utf8')) as string[], set, path));
  const games = artFiles(sources).map(({ game, path }) => {
    const own = glyphsOfCards(readFileSync(path, 'utf8')).filter((name) => !(name in common));
    return asset(game, outlines(own, set, path));
  });
  return [asset('interface', common), ...games];
}

/**
 * Emits the glyphs that the client needs as JSON files: one for the interface, and one for each game's cards. `glyphs:addresses`
 * says where they are. A page fetches a file when it first draws one of its glyphs, so they add nothing to the scripts.
 */
export function glyphs(sources: Sources): Plugin {
  let assets: Asset[] = [];
  return {
    name: 'mulligan-glyphs',
    buildStart() {
      assets = collect(sources);
      for (const { path } of [...artFiles(sources), ...glyphFiles(sources)]) this.addWatchFile(path);
    },
    resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESSES}`) return undefined;
      return `export default ${JSON.stringify(Object.fromEntries(assets.map(({ set, fileName }) => [set, `/${fileName}`])))};`;
    },
    generateBundle() {
      for (const { fileName, source } of assets) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = assets.find(({ fileName }) => request.url === `/${fileName}`);
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        response.end(found.source);
      });
    },
  };
}
