import { readFileSync } from 'node:fs';

/** A file of the build, as Vite's manifest describes it. */
export type Chunk = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
};
export type Chunks = Readonly<Record<string, Chunk>>;

export const readChunks = (outDir: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The modules and all that they import at once, in the order in which they need it. */
export function chunksOf(chunks: Chunks, keys: readonly string[]): Map<string, Chunk> {
  const seen = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build.`);
    if (seen.has(key)) return;
    seen.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/** The script of a chunk, then its style sheets. */
export const ownFiles = ({ file, css = [] }: Chunk): string[] => [file, ...css];

/** Files that modules need before they run: their own, their static imports, their style sheets. */
export const filesOf = (chunks: Chunks, keys: readonly string[]): Set<string> =>
  new Set([...chunksOf(chunks, keys).values()].flatMap(ownFiles));
