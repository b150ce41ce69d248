import type { Coupon, CouponCalc, CouponIn } from '@contracts/coupon';
import { couponBet, placedCoupon } from '@contracts/coupon.testing';

/** What happens to one call on its way. `late`: it arrives after the client has given up. `twice`: the network repeats it. */
export const fates = [
  'ok',
  'request_lost',
  'answer_lost',
  'fails_before',
  'fails_after',
  'twice',
  'late',
  'slow',
  'under_way',
] as const;
export type Fate = (typeof fates)[number];

/** `bets`: as the server has them now. */
export type Refused = { status: number; code: number; bets?: CouponCalc['bets'] };

const couponOf = (id: number, { amount, bets, coef, typeId }: CouponIn): Coupon =>
  placedCoupon(String(id), {
    typeId,
    amount,
    coef,
    possibleWin: amount * coef,
    bets: bets.map((one) => couponBet(one.marketId, one)),
  });

/** The backend's rule of keys (api §8), its bets, and a network that does to each placement what it is told. */
export function createServer() {
  const keys = new Map<
    string,
    { state: 'under_way' | 'done' | 'closed'; body: string; status: number; answer: unknown }
  >();
  const betsByKey = new Map<string, number>();
  const late: (() => void)[] = [];
  const lookFates: boolean[] = [];
  let fate: Fate = 'ok';
  let refusal: Refused | null = null;
  const json = (status: number, body: unknown) => Response.json(body, { status });
  const error = (status: number, code: number) => json(status, { code, message: `m${String(code)}`, requestId: 'r' });

  const deliver = (key: string, body: string): Response => {
    const known = keys.get(key);
    if (known?.state === 'closed') return error(409, 1025);
    if (known && known.body !== body) return error(422, 1023);
    if (known?.state === 'under_way') return error(409, 409);
    if (known) return json(known.status, known.answer);
    if (refusal) {
      const { status, code, bets = [] } = refusal;
      const answer = { code, message: '', requestId: 'r', data: { coupon: { bets } } };
      keys.set(key, { state: 'done', body, status, answer });
      return json(status, answer);
    }
    betsByKey.set(key, (betsByKey.get(key) ?? 0) + 1);
    const answer = { data: { coupon: couponOf(betsByKey.size, JSON.parse(body) as CouponIn) } };
    keys.set(key, { state: 'done', body, status: 201, answer });
    return json(201, answer);
  };
  const never = () => new Promise<Response>(() => undefined);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function place(key: string, body: string): Promise<Response> {
    const now = fate;
    fate = 'ok';
    switch (now) {
      case 'request_lost':
        throw new TypeError('lost');
      case 'answer_lost':
        deliver(key, body);
        throw new TypeError('lost');
      case 'fails_before':
        return json(503, {});
      case 'fails_after':
        deliver(key, body);
        return json(500, { oops: true });
      case 'twice':
        deliver(key, body);
        return deliver(key, body);
      case 'late':
        late.push(() => deliver(key, body));
        throw new TypeError('lost');
      case 'slow':
        await wait(12_000);
        return deliver(key, body);
      case 'under_way':
        keys.set(key, { state: 'under_way', body, status: 0, answer: null });
        await wait(6000);
        keys.delete(key);
        return deliver(key, body);
      case 'ok':
        return deliver(key, body);
    }
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/coupon-api/v1/place')
      return place(request.headers.get('Idempotency-Key') ?? '', await request.text());
    const key = pathname.split('/').at(-1) ?? '';
    if (pathname === '/web-api/user/gettoken') return json(200, { data: { token: 't' } });
    if (!pathname.startsWith('/web-api/actions/')) return never();
    if (lookFates.shift() === true) throw new TypeError('lost');
    const known = keys.get(key);
    if (request.method === 'DELETE') {
      if (known && known.state !== 'closed') return error(409, 409);
      keys.set(key, { state: 'closed', body: '', status: 0, answer: null });
      return new Response(null, { status: 204 });
    }
    if (!known || known.state === 'closed') return json(200, { data: { state: 'unknown' } });
    if (known.state === 'under_way') return json(200, { data: { state: 'under_way' } });
    return json(200, { data: { state: 'done', httpStatus: known.status, answer: known.answer } });
  }

  return {
    keys,
    betsByKey,
    lookFates,
    answer,
    next: (value: Fate) => void (fate = value),
    refuse: (value: Refused | null) => void (refusal = value),
    deliverLate: () => late.splice(0).forEach((each) => each()),
    bets: () => [...betsByKey.values()].reduce((sum, count) => sum + count, 0),
  };
}
export type Server = ReturnType<typeof createServer>;
