/** What the built product sends for a page. Reads dist/, so build first. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import type { PackageSizes } from '../../../build/package-sizes.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const manifest = 'dist/.vite/manifest.json';

/**
 * Scripts and style sheets that load before the first page runs, with those of the home page, as scripts/size.ts counts
 * them.
 */
function namesOfFirstPage(): string[] {
  if (!existsSync(manifest)) throw new Error('Nothing is built. Run: npm run build');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit('index.html');
  return [...files];
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
