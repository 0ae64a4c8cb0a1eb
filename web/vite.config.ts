import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { glyphs } from './plugins/glyphs.ts';
import { install } from './plugins/install.ts';
import { messages } from './plugins/messages.ts';
import { styles } from './plugins/styles.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    glyphs({ cards: here('../src/mulligan'), games: here('src'), set: here('node_modules/@iconify-json/game-icons/icons.json') }),
    messages(here('src')),
    install(here('worker/worker.ts')),
  ],
  css: { postcss: styles() },
  build: {
    outDir: here('../src/mulligan/server/client'),
    emptyOutDir: true,
    target: 'es2022',
    // The tokens use light-dark(): for older targets it would be rewritten, and the styles would be twice as long.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000, // reading all messages of all languages takes long on a busy machine
  },
});
