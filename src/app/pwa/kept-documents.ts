import { keepLast } from './keep-last';

/**
 * Documents of board pages, each with its own headers, for a frame that comes at once. The network is asked all the same:
 * while it says the same the kept one may come again, anything else goes before it the next time. Row SPEED-08.
 */
export const documentsCache = 'openbook-documents';
/** The home page and a few boards. */
const most = 6;

/** A visitor who reloads wants what the server has. */
export const isBoardPage = ({ pathname, search }: URL): boolean =>
  search === '' && /^\/[a-z]{2}(?:\/home\/(?:line|live)(?:\/[\w-]+){0,3})?$/.test(pathname);

/** Whoever reloads wants what the server has. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload' || cache === 'no-store';

/** The entry that a document starts, null for a document of somebody else. */
export const entryOf = (html: string): string | null => /\/assets\/index-[^"]+/.exec(html)?.[0] ?? null;

/** The server shows this only to one visitor, who tries unpublished changes. Nothing of it is kept. Row SITE-07. */
export const isPreview = ({ headers }: Response): boolean => /no-store/.test(headers.get('Cache-Control') ?? '');

/** `entry`: the one that this worker has kept with its files. Nothing of other releases is kept. */
export async function keepDocument(url: string, answer: Response, entry: string | null): Promise<void> {
  // The documents of before would go on coming at once, without what is shown here.
  if (isPreview(answer)) {
    await caches.delete(documentsCache);
    return;
  }
  const isSame =
    entry !== null && answer.status === 200 && !answer.redirected && entryOf(await answer.clone().text()) === entry;
  if (isSame) await keepLast(documentsCache, most, url, answer);
  else await (await caches.open(documentsCache)).delete(url);
}

/** The document as it was the last time, or undefined: then the network goes first. */
export async function documentAtOnce(
  request: Request,
  waitUntil: (done: Promise<unknown>) => void,
): Promise<Response | undefined> {
  if (!isBoardPage(new URL(request.url)) || isReload(request)) return undefined;
  const kept = await caches.match(request.url, { cacheName: documentsCache, ignoreVary: true });
  if (kept === undefined) return undefined;
  const copy = kept.clone();
  const renew = async () => keepDocument(request.url, await fetch(request), entryOf(await copy.text()));
  waitUntil(renew().catch(() => undefined));
  return kept;
}
