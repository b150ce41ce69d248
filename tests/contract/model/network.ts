/**
 * The network between the browser and the backend: cookies, and everything that can happen to a placement on its way.
 */
import type { Backend } from './backend.ts';

/**
 * `late`: delivered long after the client gave up. `slow`: answered after the client gave up. `fails_…`: a 5xx before
 * or after the backend took the bet.
 */
export const fates = [
  'ok',
  'request_lost',
  'answer_lost',
  'fails_before',
  'fails_after',
  'twice',
  'late',
  'slow',
] as const;
export type Fate = (typeof fates)[number];

/** A placement as the browser sent it. `body`: its JSON. */
export type Sending = { key: string; body: string };
/** The network calls these for each placement and each sale that the browser sends. */
export type Sendings = { sent: (sending: Sending) => void; saleSent: (key: string) => void };

const isPlacement = (path: string) => path === '/coupon-api/v1/place';
const isSale = (path: string) => path.endsWith('/sell');

const never = <T>() => new Promise<T>(() => undefined);
const lost = () => new TypeError('Failed to fetch');
const slowMs = 12_000;

export function createNetwork(backend: Backend) {
  const cookies = new Map<string, string>();
  const late: (() => Promise<unknown>)[] = [];
  let fate: Fate = 'ok';
  let saleFate: Fate = 'ok';
  let lostLooks = 0;
  let isDown = false;
  const isOffline = () => isDown;

  async function deliver(request: Request, body: string): Promise<Response> {
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const init = { method: request.method, headers, ...(body === '' ? {} : { body }) };
    const answer = await backend.call(new Request(request.url, init));
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function meet(now: Fate, request: Request, body: string): Promise<Response> {
    switch (now) {
      case 'request_lost':
        throw lost();
      case 'answer_lost':
        await deliver(request, body);
        throw lost();
      case 'fails_before':
        return Response.json({}, { status: 503 });
      case 'fails_after':
        await deliver(request, body);
        return Response.json({ oops: true }, { status: 500 });
      case 'twice': {
        const [first] = await Promise.all([deliver(request, body), deliver(request, body)]);
        return first;
      }
      case 'late':
        late.push(() => deliver(request, body));
        throw lost();
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, slowMs));
        return deliver(request, body);
      case 'ok':
        return deliver(request, body);
    }
  }

  /** Decides what happens to this call. Nothing happens to most. */
  function fateOf(path: string): Fate {
    let now: Fate = 'ok';
    if (isPlacement(path)) [now, fate] = [fate, 'ok'];
    if (isSale(path)) [now, saleFate] = [saleFate, 'ok'];
    return now;
  }

  return {
    cookies,
    next: (value: Fate) => void (fate = value),
    nextSale: (value: Fate) => void (saleFate = value),
    loseLooks: (count: number) => void (lostLooks = count),
    setDown: (value: boolean) => void (isDown = value),
    isDown: isOffline,
    /** Does not wait, because a live slip gets its answer only when the clock moves. */
    deliverLate: () => {
      for (const each of late.splice(0)) void each();
    },
    heal() {
      isDown = false;
      lostLooks = 0;
      fate = 'ok';
      saleFate = 'ok';
    },
    /** `isAlive` false: the tab is gone and cannot hear the answer. */
    async ask(request: Request, isAlive: () => boolean, { sent, saleSent }: Sendings): Promise<Response> {
      if (!isAlive()) return never();
      const body = await request.text();
      const { pathname } = new URL(request.url);
      const key = request.headers.get('Idempotency-Key') ?? '';
      if (isPlacement(pathname)) sent({ key, body });
      if (isSale(pathname)) saleSent(key);
      if (isOffline()) throw lost();
      if (pathname.startsWith('/web-api/actions/') && lostLooks > 0) {
        lostLooks -= 1;
        throw lost();
      }
      const answer = await meet(fateOf(pathname), request, body);
      if (!isAlive()) return never();
      if (isOffline()) throw lost();
      return answer;
    },
  };
}
export type Network = ReturnType<typeof createNetwork>;
