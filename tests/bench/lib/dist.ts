/** What the built product sends for a page. Reads dist/, so build first. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { filesOf, readChunks } from '../../../build/chunk-files.ts';
import type { PackageSizes } from '../../../build/package-sizes.ts';

const manifest = 'dist/.vite/manifest.json';

/**
 * Scripts and style sheets that load before the first page runs, with those of the home page, as scripts/size.ts counts
 * them.
 */
function namesOfFirstPage(): string[] {
  if (!existsSync(manifest)) throw new Error('Nothing is built. Run: npm run build');
  return [...filesOf(readChunks('dist'), ['index.html'])];
}

export const filesOfFirstPage = (): Buffer[] => namesOfFirstPage().map((file) => readFileSync(`dist/${file}`));

const isPlatform = (slice: string) =>
  slice === 'plugins' || /^src\/.*\bplugin/.test(slice) || slice === 'src/shared/slot';

/** Bytes of brotli of what loads and contains remote apps in the first page, by its share of each chunk. */
export function platformBytes(): number {
  const packages = JSON.parse(readFileSync('dist/.vite/packages.json', 'utf8')) as PackageSizes;
  return namesOfFirstPage().reduce((sum, file) => {
    const parts = Object.entries(packages[file] ?? {});
    const whole = parts.reduce((all, [, bytes]) => all + bytes, 0);
    const own = parts.reduce((all, [slice, bytes]) => all + (isPlatform(slice) ? bytes : 0), 0);
    return own === 0 ? sum : sum + (brotliCompressSync(readFileSync(`dist/${file}`)).length * own) / whole;
  }, 0);
}
