import { readFileSync } from 'node:fs';

/** A file of the build, as Vite's manifest describes it. */
export type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };

export const readChunks = (outDir: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** Files that modules need before they run: their own, their static imports, their style sheets. */
export function filesOf(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
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
  keys.forEach(visit);
  return files;
}
