import { NotRun } from './release';

/** How long to wait for one file. On a line that is slower than this, a new request helps more than waiting. */
const patienceMs = 20_000;

type ImportMap = { integrity?: Readonly<Record<string, string>> };

const files = new Map<string, Promise<void>>();
/** Files that failed once. The browser's cache may hold the broken answer, so the next request goes around it. */
const doubtful = new Set<string>();
let hashes: ImportMap['integrity'];

/** Learns two things from the document: the files that came with it, and the hash that every other file must have. */
function readDocument(): NonNullable<ImportMap['integrity']> {
  if (hashes !== undefined) return hashes;
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  for (const link of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]'))
    files.set(link.getAttribute('href') ?? '', Promise.resolve());
  return (hashes = (JSON.parse(map) as ImportMap).integrity ?? {});
}

async function ask(path: string, integrity: string | undefined): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`${path} took too long`)), patienceMs);
  try {
    const answer = await fetch(path, {
      signal: patience.signal,
      cache: doubtful.has(path) ? 'reload' : 'default',
      ...(integrity === undefined ? {} : { integrity }),
    });
    const isStyle = answer.headers.get('Content-Type')?.includes('css') === true;
    if (!answer.ok || path.endsWith('.css') !== isStyle)
      throw new Error(`${path} answered ${String(answer.status)} of another kind`);
    await answer.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/** Brings one file into the browser's cache and checks it. Asks once, and again only after a failure. */
function fileHere(path: string): Promise<void> {
  const integrity = readDocument()[path];
  const known = files.get(path);
  if (known !== undefined) return known;
  const asked = ask(path, integrity).catch((error: unknown) => {
    files.delete(path);
    doubtful.add(path);
    throw error;
  });
  files.set(path, asked);
  return asked;
}

const styles = new Map<string, Promise<void>>();

function styleHere(path: string): Promise<void> {
  const known = styles.get(path);
  if (known !== undefined) return known;
  if (document.querySelector(`link[rel=stylesheet][href="${path}"]`) !== null) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: path });
  document.head.append(link);
  const here = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(path);
      reject(new Error(`${path} is no style sheet`));
    };
  });
  styles.set(path, here);
  return here;
}

/**
 * Every `import()` of the build goes through this. `names`: all files that the part needs, its own too. A browser
 * remembers a module that failed, until the player leaves the page. So this first brings and checks all files, and only
 * then imports. A part that did not come can thus be asked for again.
 */
export async function bring<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  const paths = names.map((name) => `/${name}`);
  await Promise.all(paths.map(fileHere));
  // The styles go in by their order, so that the part's own style has the last word.
  await Promise.all(paths.filter((path) => path.endsWith('.css')).map(styleHere));
  return load().catch((error: unknown) => {
    throw new NotRun('Its files are here, and it does not run', { cause: error });
  });
}
