import { readFile, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { sha } from './early-script.ts';
import { facadeName, sharedPackages } from './shared-packages.ts';

type ImportMap = { imports: Record<string, string>; integrity: Record<string, string> };

/** Addresses of the shared packages, and the hash of every chunk of the host. An integrity key is the exact address, so nothing else may be used. */
async function createImportMap(outDir: string, facades: ReadonlyMap<string, string>): Promise<ImportMap> {
  const files = (await readdir(resolve(outDir, 'assets'))).filter(
    (file) => file.endsWith('.js') && !file.startsWith('early-'),
  );
  const pins = await Promise.all(
    files
      .sort()
      .map(async (file) => [`/assets/${file}`, sha(384, await readFile(resolve(outDir, 'assets', file)))] as const),
  );
  const imports = sharedPackages.map((specifier) => {
    const file = facades.get(facadeName(specifier));
    if (file === undefined) throw new Error(`The shared package ${specifier} has no chunk.`);
    return [specifier, `/${file}`] as const;
  });
  return { imports: Object.fromEntries(imports), integrity: Object.fromEntries(pins) };
}

/** What every remote app that draws with React imports: without a hint these come one round trip after its own file. */
const drawn = ['react', 'react/jsx-runtime', 'effector-react', '@sdk'];

const early = /<script src="[^"]*\/early-[^>]*>/;
const entry = /<script type="module" crossorigin src="([^"]+)">/;
const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const hrefs = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, 'g'))].map(([, href = '']) => href);

/**
 * The map stands after the character set, which a browser looks for in the first kilobyte, and before every script and preload. Preloads come
 * next: behind an import map the browser fetches no module ahead of the parser, and the parser waits for the early script, itself the first.
 */
function addToHead(html: string, map: string, more: readonly string[]): string {
  const charset = '<meta charset="utf-8" />';
  const [script = ''] = early.exec(html) ?? [];
  const first = script.replace('<script src=', '<link rel="preload" as="script" href=');
  const preloads = [...hrefs(html, preload), ...hrefs(html, entry), ...more].map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  );
  const head = ['<head>', charset, `<script type="importmap">${map}</script>`, first, ...preloads].join('\n    ');
  return html
    .replace(charset, '')
    .replaceAll(preload, '')
    .replace('<head>', () => head);
}

/**
 * Writes the import map first into the head, and its hash into `csp.json` for the Content-Security-Policy header. It works on the written files:
 * only they are what the browser will hash. `awaited`: lazy modules that the first picture waits for, preloaded with the rest. Reliability D1, D2.
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
        const fileOf = (module: string): string => {
          const chunk = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(module) === true,
          );
          if (chunk === undefined) throw new Error(`${module} has no chunk.`);
          return `/${chunk.fileName}`;
        };
        const map = JSON.stringify(importMap);
        const file = resolve(outDir, 'index.html');
        const html = await readFile(file, 'utf8');
        await writeFile(
          file,
          addToHead(html, map, [...awaited.map(fileOf), ...drawn.map((name) => importMap.imports[name] ?? '')]),
        );
        await writeFile(resolve(outDir, 'csp.json'), `${JSON.stringify({ importMap: sha(256, map) })}\n`);
      },
    },
  };
}
