import { NotRun } from './release';

/** Longest wait for one file; a line so slow is better asked again. */
const patienceMs = 20_000;

type ImportMap = { integrity?: Readonly<Record<string, string>> };

const files = new Map<string, Promise<void>>();
/** What failed once may lie in the browser's cache as it was. */
const doubtful = new Set<string>();
let hashes: ImportMap['integrity'];

/** The document came with its own files and says what every other must be. */
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

/** In the browser's cache, as it should be. Asked once, and again after it failed. */
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
 * Every `import()` of the build goes through this; `names`: all files that it needs, its own too. A browser remembers a module that failed once until the page
 * is left, so nothing is imported before its files are here and proved to be what they should: a part that did not come can be asked for again.
 */
export async function bring<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  const paths = names.map((name) => `/${name}`);
  await Promise.all(paths.map(fileHere));
  // In their order: a part's own style has the last word.
  await Promise.all(paths.filter((path) => path.endsWith('.css')).map(styleHere));
  return load().catch((error: unknown) => {
    throw new NotRun('Its files are here, and it does not run', { cause: error });
  });
}
