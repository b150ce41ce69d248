import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { tsc } from '../type-programs.ts';

/**
 * `out`: folder of the work; types go to `package/types` in it. `name`: of the package. `index`: its first module, without
 * the ending. `files`: sources, from the root of the tree.
 */
type Wanted = { out: string; name: string; index: string; files: readonly string[] };

/** Replaces the aliases of this tree by paths inside the package, so that its types need no settings. */
function withoutAliases(file: string, text: string, { out, index }: Wanted): string {
  const up = (target: string) => {
    const path = relative(dirname(file), `${out}/package/types/${target}`);
    return path.startsWith('.') ? path : `./${path}`;
  };
  const folders = { '@/': 'src/', '@contracts/': 'contracts/' } as const;
  return text
    .replaceAll(
      /(["'])(@\/|@contracts\/)([\w./-]+)\1/g,
      (_, quote: string, alias: keyof typeof folders, path: string) => quote + up(folders[alias] + path) + quote,
    )
    .replaceAll(/(["'])@sdk\1/g, (_, quote: string) => `${quote}${up(`${index}.js`)}${quote}`)
    .replaceAll(/(["']\.{1,2}\/[^"']*?)\.tsx?(["'])/g, '$1.js$2');
}

/** The page knows its components by a name that no package has: whoever imports the SDK knows it too. */
function nameKit(place: string, { name, index }: Wanted): void {
  const file = `${place}/ui-name.d.ts`;
  writeFileSync(file, `declare module '@openbook/ui' {\n  export * from '${name}/ui';\n}\n`);
  const first = `${place}/${index}.d.ts`;
  const reference = `/// <reference path="${relative(dirname(first), file)}" />`;
  writeFileSync(first, `${reference}\n${readFileSync(first, 'utf8')}`);
}

/** Writes the types of the SDK's package. */
export function writeTypes(wanted: Wanted): void {
  const { out, files } = wanted;
  const project = `${out}/tsconfig.json`;
  const settings = {
    extends: '../../tsconfig.node.json',
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: '../..', outDir: 'package/types' },
    },
    include: [],
    files: [...files, 'src/shared/config/globals.d.ts'].map((file) => `../../${file}`),
  };
  writeFileSync(project, JSON.stringify(settings));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the SDK:\n${stdout}`);
  const place = `${out}/package/types`;
  for (const entry of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
    const file = join(place, entry);
    if (file.endsWith('.d.ts')) writeFileSync(file, withoutAliases(file, readFileSync(file, 'utf8'), wanted));
  }
  nameKit(place, wanted);
}
