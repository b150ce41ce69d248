import { keepLast } from './keep-last';

/**
 * The last boards, for a visit that begins before the server answers. Only topics that are the same for everybody: nothing of a
 * player. The address names the language; a new release begins with none. Row SPEED-06.
 */
export const boardsCache = 'openbook-boards';
/** The lists of sports, a few boards. */
const most = 12;

export const isBoard = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/feed-api/v1/snapshot' && /^(?:sports|top|list):/.test(searchParams.get('topic') ?? '');

const keep = (url: string, answer: Response): Promise<void> => keepLast(boardsCache, most, url, answer);

/** The first visit has no worker yet while it asks for its boards: it names them afterwards. Anything else in the list is left out. */
export async function keepBoards(addresses: unknown, origin: string): Promise<void> {
  if (!Array.isArray(addresses)) return;
  for (const address of addresses.slice(0, most)) {
    const url = new URL(String(address), origin);
    if (url.origin !== origin || !isBoard(url)) continue;
    const answer = await fetch(url, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok === true) await keep(url.href, answer);
  }
}

/** Always what the server says now: the page itself reads what is kept, and says how old it is. */
export async function boardAnswer(request: Request, waitUntil: (done: Promise<unknown>) => void): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) waitUntil(keep(request.url, answer.clone()).catch(() => undefined));
  return answer;
}
