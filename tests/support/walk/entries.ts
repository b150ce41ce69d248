/** Reads the late files from the manifest of the build: every file behind an `import()`, with its style sheets. */
import { readFileSync } from 'node:fs';

type Chunk = { file: string; name?: string; css?: string[]; isEntry?: boolean; dynamicImports?: string[] };

const read = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

/** Names a shared file by its contents, because its key contains a hash of the build. */
const nameOf = (key: string, { name = key }: Chunk) => (key.startsWith('_') ? `shared: ${name}` : key);

/** Late files by entry, with the script first. */
export function lateEntries(): ReadonlyMap<string, readonly string[]> {
  const chunks = read();
  const first = new Set<string>();
  const visit = (key: string) => {
    if (first.has(key)) return;
    first.add(key);
    for (const next of (chunks[key] as { imports?: string[] } | undefined)?.imports ?? []) visit(next);
  };
  visit('index.html');
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
