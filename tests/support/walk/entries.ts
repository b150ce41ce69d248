/** Reads the late files from the manifest of the build: every file behind an `import()`, with its style sheets. */
import { type Chunk, chunksOf, ownFiles, readChunks } from '../../../build/chunk-files.ts';

/** Names a shared file by its contents, because its key contains a hash of the build. */
const nameOf = (key: string, { name = key }: Chunk) => (key.startsWith('_') ? `shared: ${name}` : key);

/** Scripts that these modules need before they run. */
export const scriptsOf = (...modules: string[]): Set<string> =>
  new Set([...chunksOf(readChunks('dist'), modules).values()].map(({ file }) => file));

/** Late files by entry, with the script first. */
export function lateEntries(): ReadonlyMap<string, readonly string[]> {
  const chunks = readChunks('dist');
  const first = chunksOf(chunks, ['index.html']);
  const late = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return new Map(
    [...late]
      .filter((key) => !first.has(key))
      .map((key) => [key, chunks[key]] as const)
      .flatMap(([key, chunk]) => (chunk === undefined ? [] : [[nameOf(key, chunk), ownFiles(chunk)] as const])),
  );
}
