import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { minifySync, type Plugin } from 'vite';

import { root } from './aliases.ts';

/**
 * Bytes of code by chunk and package. Each module is minified by itself, so the shares are right but the sum is only
 * nearly right.
 */
export type PackageSizes = Record<string, Record<string, number>>;

/**
 * Names the package of a module: `node_modules/@scope/name/…` → `@scope/name`. The product's own code counts by slice:
 * `src/shared/ui`, `contracts`.
 */
export function packageOf(moduleId: string): string {
  const inside = moduleId.split('/node_modules/').at(-1) ?? '';
  if (inside !== moduleId) return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? inside;
  const path = moduleId.replace(/^\0/, '').replace(`${root}/`, '');
  if (path.startsWith('src/'))
    return path
      .split('/')
      .slice(0, 3)
      .join('/')
      .replace(/\.\w+$/, '');
  return /^(?:contracts|plugins)\b/.exec(path)?.[0] ?? 'bundler';
}

/** Writes down what each chunk consists of. `npm run size` reads it. */
export function packageSizes(): Plugin {
  let outDir = 'dist';
  return {
    name: 'openbook:package-sizes',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const sizes: PackageSizes = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages: Record<string, number> = {};
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const name = packageOf(id);
          packages[name] =
            (packages[name] ?? 0) + (code === null ? 0 : minifySync(id, code, { compress: false }).code.length);
        }
        sizes[chunk.fileName] = packages;
      }
      await mkdir(`${outDir}/.vite`, { recursive: true });
      await writeFile(`${outDir}/.vite/packages.json`, `${JSON.stringify(sizes, null, 2)}\n`);
    },
  };
}
