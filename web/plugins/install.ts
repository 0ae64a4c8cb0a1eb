import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { transformWithEsbuild, type Plugin } from 'vite';

import { ASKED, FULL, ICON, png, svg } from './drawing.ts';
import { colour } from './tokens.ts';

/** The colour of the system's frame around the installed page. */
const TABLE = colour('table');

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', shapes: ICON },
  { src: '/icons/icon-512.png', sizes: '512x512', shapes: ICON },
  { src: '/icons/maskable-512.png', sizes: '512x512', shapes: FULL, purpose: 'maskable' },
  { src: '/icons/apple-180.png', sizes: '180x180', shapes: FULL },
];

const MANIFEST = {
  id: '/',
  name: 'Mulligan',
  short_name: 'Mulligan',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: TABLE,
  background_color: TABLE,
  categories: ['games'],
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...ICONS.map(({ src, sizes, purpose = 'any' }) => ({ src, sizes, type: 'image/png', purpose }))],
};

interface File {
  fileName: string;
  type: string;
  source: string | Uint8Array;
}

/** The icons and the manifest. */
function files(): File[] {
  return [
    { fileName: 'favicon.svg', type: 'image/svg+xml', source: svg(ICON) },
    { fileName: 'favicon-asked.svg', type: 'image/svg+xml', source: svg(ASKED) },
    ...ICONS.map(({ src, sizes, shapes }) => ({ fileName: src.slice(1), type: 'image/png', source: png(shapes, Number.parseInt(sizes)) })),
    { fileName: 'manifest.webmanifest', type: 'application/manifest+json', source: JSON.stringify(MANIFEST, null, 2) },
  ];
}

/** The service worker, with the names of all files that have a hash in theirs, and a hash of the page: browsers install it again only if its text changes. */
async function worker(path: string, assets: readonly string[], page: string): Promise<string> {
  const { code } = await transformWithEsbuild(readFileSync(path, 'utf8'), path, { loader: 'ts', target: 'es2022', sourcemap: false });
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return `// page ${hash}\nconst ASSETS = ${JSON.stringify(assets)};\n${code}`;
}

/** Makes the page installable: icons, the manifest, the system's colour, and a service worker (except on the development server). */
export function install(script: string): Plugin {
  let made: File[] = [];
  return {
    name: 'mulligan-install',
    enforce: 'post',
    buildStart() {
      made = files();
      this.addWatchFile(script);
    },
    async generateBundle(_, bundle) {
      for (const { fileName, source } of made) this.emitFile({ type: 'asset', fileName, source });
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`).sort();
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await worker(script, assets, String(page.source)) });
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'theme-color', content: TABLE }, injectTo: 'head' }],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = made.find(({ fileName }) => request.url === `/${fileName}`);
        if (!found) return next();
        response.setHeader('content-type', found.type);
        response.end(found.source);
      });
    },
  };
}
