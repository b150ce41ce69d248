/** Reads the late files from the manifest of the build: every file behind an `import()`, with its style sheets. */
import { readFileSync } from 'node:fs';

type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

const read = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

/** Names a shared file by its contents, because its key contains a hash of the build. */
const nameOf = (key: string, { name = key }: Chunk) => (key.startsWith('_') ? `shared: ${name}` : key);

/** These modules and all that they import at once. */
function keysWith(chunks: Readonly<Record<string, Chunk>>, modules: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    chunks[key]?.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return keys;
}

/** Scripts that these modules need before they run. */
export function scriptsOf(...modules: string[]): Set<string> {
  const chunks = read();
  return new Set([...keysWith(chunks, modules)].flatMap((key) => chunks[key]?.file ?? []));
}

/** Late files by entry, with the script first. */
export function lateEntries(): ReadonlyMap<string, readonly string[]> {
  const chunks = read();
  const first = keysWith(chunks, ['index.html']);
  const late = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return new Map(
    [...late]
      .filter((key) => !first.has(key))
      .map((key) => [key, chunks[key]] as const)
      .flatMap(([key, chunk]) =>
        chunk === undefined ? [] : [[nameOf(key, chunk), [chunk.file, ...(chunk.css ?? [])]] as const],
      ),
  );
}
