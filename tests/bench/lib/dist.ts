/** What the built product sends for a page. Reads dist/, so build first. */
import { existsSync, readFileSync } from 'node:fs';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const manifest = 'dist/.vite/manifest.json';

/**
 * Scripts and style sheets that load before the first page runs, with those of the home page, as scripts/size.ts counts
 * them.
 */
export function filesOfFirstPage(): Buffer[] {
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
  return [...files].map((file) => readFileSync(`dist/${file}`));
}
