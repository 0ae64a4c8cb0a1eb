import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = 'messages:';

/** The Fluent sources of one language, joined: a page loads only its own language. */
export function readMessages(folder: string, language: string): string {
  return sources(folder, language)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** The shared messages (`locales/pl/*.ftl`), then those of the games (`<game>/locales/pl.ftl`), which may lack a language. */
function sources(folder: string, language: string): string[] {
  const shared = readdirSync(join(folder, 'locales', language))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(folder, 'locales', language, name));
  const games = readdirSync(folder)
    .sort()
    .map((game) => join(folder, game, 'locales', `${language}.ftl`))
    .filter((path) => existsSync(path));
  return [...shared, ...games];
}

/** Makes `import('messages:pl')` the Polish messages of a source folder, in a chunk of its own. */
export function messages(folder: string): Plugin {
  return {
    name: 'mulligan-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const path of sources(folder, language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(readMessages(folder, language))};`;
    },
  };
}
