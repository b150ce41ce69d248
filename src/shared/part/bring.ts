import { preload } from './preload';
import { NotRun } from './release';
import { styleHere } from './style-here';

/** How long to wait for one file. On a line that is slower than this, a new request helps more than waiting. */
const patienceMs = 20_000;

type ImportMap = { integrity?: Readonly<Record<string, string>> };

const files = new Map<string, Promise<void>>();
/** Files that failed once. */
const doubtful = new Set<string>();
let hashes: ImportMap['integrity'];

/** Learns two facts from the document: the files that it names, and the hash that every other file must have. */
function readDocument(): NonNullable<ImportMap['integrity']> {
  if (hashes !== undefined) return hashes;
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  for (const link of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]'))
    files.set(link.getAttribute('href') ?? '', Promise.resolve());
  return (hashes = (JSON.parse(map) as ImportMap).integrity ?? {});
}

/**
 * Asks past the cache, which may hold the broken answer. The hash or the style sheet's media type reveals another
 * answer than the file.
 */
async function ask(path: string, integrity: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(path, { signal, cache: 'reload', ...(integrity !== undefined && { integrity }) });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  await answer.arrayBuffer();
}

/** Puts a file into the document's reach and checks it. One that has failed before is first asked for around the cache. */
async function place(path: string, integrity: string | undefined): Promise<void> {
  const isStyle = path.endsWith('.css');
  if (doubtful.has(path)) await ask(path, integrity);
  else if (!isStyle) await preload(path, integrity, patienceMs);
  if (isStyle) await styleHere(path, patienceMs);
}

/** Asks for a file once, and again only after a failure. */
function fileHere(path: string): Promise<void> {
  const integrity = readDocument()[path];
  const known = files.get(path);
  if (known !== undefined) return known;
  const asked = place(path, integrity).catch((error: unknown) => {
    files.delete(path);
    doubtful.add(path);
    throw error;
  });
  files.set(path, asked);
  return asked;
}

/**
 * Every `import()` of the build goes through this. `names`: all files that the part needs, its own too. A browser
 * remembers a module that failed, until the player leaves the page. So this first brings and checks all files, and only
 * then imports. A part that failed to load can thus be asked for again.
 */
export async function bring<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  const paths = names.map((name) => `/${name}`);
  // The styles are in their order, whichever loads first, so that the part's own styles win.
  await Promise.all(paths.map(fileHere));
  return load().catch((error: unknown) => {
    throw new NotRun('Its files are here, and it does not run', { cause: error });
  });
}
