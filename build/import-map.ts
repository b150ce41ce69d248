import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { sha } from './sha.ts';
import { facadeName, sharedNames, sharedPackages } from './shared-packages.ts';

type ImportMap = { imports: Record<string, string>; integrity: Record<string, string> };

/**
 * Makes the import map: the addresses of the shared packages, and the hash of every chunk of the host. The key of a
 * hash must be the exact address.
 */
async function createImportMap(outDir: string, facades: ReadonlyMap<string, string>): Promise<ImportMap> {
  const files = (await readdir(resolve(outDir, 'assets'))).filter(
    (file) => file.endsWith('.js') && !file.startsWith('early-'),
  );
  const pins = await Promise.all(
    files
      .sort()
      .map(async (file) => [`/assets/${file}`, sha(384, await readFile(resolve(outDir, 'assets', file)))] as const),
  );
  const own = sharedPackages.map((specifier) => [specifier, specifier] as const);
  const imports = [...own, ...Object.entries(sharedNames)].map(([name, specifier]) => {
    const file = facades.get(facadeName(specifier));
    if (file === undefined) throw new Error(`The shared package ${specifier} has no chunk.`);
    return [name, `/${file}`] as const;
  });
  return { imports: Object.fromEntries(imports), integrity: Object.fromEntries(pins) };
}

/**
 * The shared packages that every remote app with React imports. Without a hint the browser would ask for them one round
 * trip after the app's own file.
 */
const drawn = ['react', 'react/jsx-runtime', 'effector-react', '@sdk'];

const early = /<script src="[^"]*\/early-[^>]*>/;
const entry = /<script type="module" crossorigin src="([^"]+)">/;
const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const hrefs = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, 'g'))].map(([, href = '']) => href);

/**
 * Puts the map after the character set, which a browser looks for in the first kilobyte, and before every script and
 * preload. The preloads come next. After an import map a browser fetches no module before its parser reaches it, and
 * the early script stops the parser first.
 */
function addToHead(html: string, map: string, more: readonly string[]): string {
  const charset = '<meta charset="utf-8" />';
  const [script = ''] = early.exec(html) ?? [];
  const first = script.replace('<script src=', '<link rel="preload" as="script" href=');
  const hints = new Set([...hrefs(html, preload), ...hrefs(html, entry), ...more]);
  const preloads = [...hints].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const head = ['<head>', charset, `<script type="importmap">${map}</script>`, first, ...preloads].join('\n    ');
  return html
    .replace(charset, '')
    .replaceAll(preload, '')
    .replace('<head>', () => head);
}

/**
 * Writes the import map into the head, and its hash into `csp.json` for the Content-Security-Policy header. Reads the
 * written files, because the browser hashes those. `awaited`: lazy modules that the first screen needs; the page
 * preloads them with the rest. Reliability D1, D2.
 */
export function importMap(awaited: readonly string[] = []): Plugin {
  let outDir = 'dist';
  return {
    name: 'openbook:import-map',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const facades = new Map(
          Object.values(bundle).flatMap((chunk) =>
            chunk.type === 'chunk' && chunk.isEntry ? [[chunk.name, chunk.fileName] as const] : [],
          ),
        );
        const importMap = await createImportMap(outDir, facades);
        // Includes what the module imports. Otherwise the page would ask for these files one round trip later.
        const filesOf = (module: string): string[] => {
          const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
          const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
          if (own === undefined) throw new Error(`${module} has no chunk.`);
          const files = new Set([own.fileName]);
          for (const file of files)
            for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
          return [...files].map((file) => `/${file}`);
        };
        const map = JSON.stringify(importMap);
        const file = resolve(outDir, 'index.html');
        const html = await readFile(file, 'utf8');
        await writeFile(
          file,
          addToHead(html, map, [...awaited.flatMap(filesOf), ...drawn.map((name) => importMap.imports[name] ?? '')]),
        );
        await writeFile(resolve(outDir, 'csp.json'), `${JSON.stringify({ importMap: sha(256, map) })}\n`);
      },
    },
  };
}
