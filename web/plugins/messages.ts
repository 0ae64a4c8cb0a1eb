import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const PREFIX = 'messages:';

/** The Fluent sources of one language as one text: a page loads its own language and no other. */
export function readMessages(folder: string, language: string): string {
  return sources(folder, language)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

function sources(folder: string, language: string): string[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(folder, language, name));
}

/** Makes `import('messages:pl')` the messages of src/locales/pl, a chunk of its own. */
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
