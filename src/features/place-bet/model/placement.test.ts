import { allSettled, createWatch, fork, type EventCallable, type Scope, type Store } from 'effector';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Coupon, CouponIn } from '@contracts/coupon';

import { $balance, type Account } from '@/entities/account';
import {
  $bets,
  $sent,
  $slipId,
  $slipStorage,
  $stake,
  newBet,
  recordFrom,
  slipLoaded,
  stakeChanged,
  watchSlipFx,
} from '@/entities/coupon';
import { $userId, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $now, clockStarted } from '@/shared/lib/clock';
import { storageOpened } from '@/shared/lib/storage';

import { placeRequested, signInNeeded } from './outgoing';
import { answered, lookRequested, type Answered } from './placement';
import { $process, $receipt, $refused } from './result';

/** What happens to one call on its way. `late`: delivered after the client has given up. `twice`: the network repeats it. */
const fates = [
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
type Fate = (typeof fates)[number];

const game = {
  number: 1,
  status: 0,
  isFinished: false,
  liveInLive: false,
  constId: 1,
  startAt: 1_800_000_000,
  elapsed: null,
  opp1: 'Arsenal',
  opp2: 'Chelsea',
  score1: '',
  score2: '',
  scoreText: '',
} as const;
const bet = newBet({
  marketId: 11,
  gameId: 1,
  milliOdds: 1850,
  market: {
    groupId: 1,
    groupName: '1X2',
    name: '1',
    typeId: 1,
    kind: 1,
    isLive: false,
    sportId: 1,
    champId: 1,
    opp1: 'Arsenal',
    opp2: 'Chelsea',
  },
  game,
  isBlocked: false,
  isBannedExpress: false,
});
const account: Account = {
  id: 5,
  iso: 'RUB',
  currencyId: 1,
  minor: 10_000_00,
  kind: 'main',
  type: 0,
  symbol: '₽',
  label: '',
  isActive: true,
  points: 0,
};
const balance = {
  accounts: [account],
  allAccounts: [account],
  bonuses: [],
  activeAccountId: 5,
  mainAccountId: 5,
  isAvailableFirstDepositBonus: false,
  isAccountFrozen: false,
  convertStatus: 0,
} as const;
const config = {
  ref_id: 7,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  isAvailableCouponBonusBet: false,
  languages: [],
};

const couponOf = (id: number, { amount, bets, coef, typeId }: CouponIn): Coupon => ({
  id: String(id),
  typeId,
  statusId: -2,
  state: 'open',
  placedAt: 1_700_000_000,
  accountId: 5,
  iso: 'RUB',
  amount,
  coef,
  possibleWin: amount * coef,
  bets: bets.map((one) => ({ ...one, statusId: -2, name: '1', groupName: '1X2', sportId: 1, champId: 1, game })),
  isVipBet: false,
  saleAvailable: false,
});

/** The backend's rule of keys (api §8), its bets, and a network that does to each placement what it is told. */
function createServer() {
  const keys = new Map<
    string,
    { state: 'under_way' | 'done' | 'closed'; body: string; status: number; answer: unknown }
  >();
  const betsByKey = new Map<string, number>();
  const late: (() => void)[] = [];
  const lookFates: boolean[] = [];
  let fate: Fate = 'ok';
  let refusal: { status: number; code: number } | null = null;
  const json = (status: number, body: unknown) => Response.json(body, { status });
  const error = (status: number, code: number) => json(status, { code, message: `m${String(code)}`, requestId: 'r' });

  const deliver = (key: string, body: string): Response => {
    const known = keys.get(key);
    if (known?.state === 'closed') return error(409, 1025);
    if (known && known.body !== body) return error(422, 1023);
    if (known?.state === 'under_way') return error(409, 409);
    if (known) return json(known.status, known.answer);
    if (refusal) {
      const answer = { code: refusal.code, message: '', requestId: 'r' };
      keys.set(key, { state: 'done', body, status: refusal.status, answer });
      return json(refusal.status, answer);
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
    refuse: (value: { status: number; code: number } | null) => void (refusal = value),
    deliverLate: () => late.splice(0).forEach((each) => each()),
    bets: () => [...betsByKey.values()].reduce((sum, count) => sum + count, 0),
  };
}
type Server = ReturnType<typeof createServer>;

/** Lets everything that is ready happen: `setImmediate` is the real one. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve));
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1000) {
    vi.advanceTimersByTime(Math.min(1000, left));
    await flush();
  }
}
async function act<T>(scope: Scope, unit: EventCallable<T>, params?: T) {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await flush();
  await flush();
}

type Told = { key: string; kind: Answered['outcome']['kind'] };
type Stored = { text: string | null };
const read = (stored: Stored) => recordFrom(JSON.parse(stored.text ?? 'null'), Date.now());

/** One tab of the browser; what is stored outlives it. `told`: what the player was told, in all tabs. */
async function openTab(server: Server, stored: Stored, told: Told[] = [], userId: number | null = 3) {
  let isAlive = true;
  const storedWhenSent: (string | null)[] = [];
  const ask = (request: Request) => {
    if (!isAlive) return new Promise<Response>(() => undefined);
    if (request.url.endsWith('/place')) storedWhenSent.push(stored.text);
    return server.answer(request);
  };
  const storage = {
    read: () => stored.text,
    write: (text: string) => {
      if (isAlive) stored.text = text;
    },
  };
  const scope = fork({
    values: [
      [$userId, userId],
      [$now, Date.now()],
      [$balance, balance],
      [$slipStorage, storage],
      [$siteConfig, config],
    ],
    handlers: [
      [fetchFx, ask],
      [watchSlipFx, () => undefined],
    ],
  });
  createWatch({
    unit: answered,
    scope,
    fn: ({ sent, outcome }) => {
      if (isAlive) told.push({ key: sent.key, kind: outcome.kind });
    },
  });
  await act(scope, clockStarted);
  await act(scope, storageOpened);
  return {
    scope,
    storedWhenSent,
    close: () => void (isAlive = false),
    /** The browser's storage event. */
    hear: () => act(scope, slipLoaded, read(stored)),
    press: () => act(scope, placeRequested),
    get: <T>(store: Store<T>) => scope.getState(store),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const fresh = (): Stored => ({ text: JSON.stringify({ ids: [], bets: [bet], stake: 150_00, iso: 'RUB', sent: [] }) });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_790_000_000_000,
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function setup() {
  const server = createServer();
  const stored = fresh();
  const told: Told[] = [];
  const tab = await openTab(server, stored, told);
  return { server, stored, told, tab };
}

describe('one press', () => {
  test('[BET-20] the key is stored before the first byte is sent, and is the id of the slip', async () => {
    const { tab, server, stored } = await setup();
    const id = tab.get($slipId);
    await tab.press();
    expect([...server.betsByKey]).toEqual([[id, 1]]);
    expect(JSON.parse(tab.storedWhenSent[0] ?? '').sent[0].key).toBe(id);
    expect(read(stored)).toMatchObject({ sent: [], bets: [] });
  });

  test('[BET-15] two presses at once place one bet', async () => {
    const { tab, server } = await setup();
    await Promise.all([tab.press(), tab.press()]);
    expect(server.bets()).toBe(1);
  });

  test('[BET-15] [CPN-39] an accepted slip leaves the coupon with its bets and gives a receipt; the next slip has another id', async () => {
    const { tab } = await setup();
    const id = tab.get($slipId);
    await tab.press();
    expect(tab.get($bets)).toEqual([]);
    expect(tab.get($receipt)?.coupons[0]).toMatchObject({ id: '1', stake: 150_00, milliOdds: 1850 });
    expect(tab.get($slipId)).not.toBe(id);
  });

  test('a visitor is asked to sign in, and nothing leaves the browser', async () => {
    const server = createServer();
    const tab = await openTab(server, fresh(), [], null);
    let asked = 0;
    createWatch({ unit: signInNeeded, scope: tab.scope, fn: () => (asked += 1) });
    await tab.press();
    expect(asked).toBe(1);
    expect(server.keys.size).toBe(0);
    expect(tab.get($bets)).toHaveLength(1);
  });

  test('a slip that another tab changed a moment ago is shown, not sent', async () => {
    const { tab, server, stored } = await setup();
    const other = await openTab(server, stored);
    await act(other.scope, stakeChanged, 500_00);
    await tab.press();
    expect(server.bets()).toBe(0);
    expect(tab.get($stake)).toBe(500_00);
  });
});

describe('an answer that never came', () => {
  test.each([
    ['answer_lost', 'accepted'],
    ['fails_after', 'accepted'],
    ['slow', 'accepted'],
    ['under_way', 'accepted'],
    ['request_lost', 'closed'],
    ['fails_before', 'closed'],
    ['late', 'closed'],
  ] as const)('[BET-20] %s: checking, then %s; never a failure in between', async (fate, end) => {
    const { tab, server, told } = await setup();
    server.next(fate);
    await tab.press();
    await pass(fate === 'slow' ? 10_500 : 500);
    if (fate !== 'under_way') expect(tab.get($process)?.stage).toBe('checking');
    expect(tab.get($refused)).toBeNull();
    await pass(30_000);
    server.deliverLate();
    expect(told.map(({ kind }) => kind)).toEqual([end]);
    expect(server.bets()).toBe(end === 'accepted' ? 1 : 0);
    expect(tab.get($process)).toBeNull();
  });

  test('looks stand at 1, 2, 4 and 8 s; what is unknown then is closed before "not placed" is said', async () => {
    const { tab, server } = await setup();
    server.next('request_lost');
    await tab.press();
    const [key] = tab.get($sent).map((sent) => sent.key);
    const looks: number[] = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await pass(1000);
      const process = tab.get($process);
      if (process?.stage === 'checking' && process.looks > looks.length) looks.push(at);
    }
    expect(looks).toEqual([1, 2, 4, 8]);
    await pass(3000);
    expect(server.keys.get(key ?? '')?.state).toBe('closed');
    expect(tab.get($refused)).toEqual({ kind: 'not_placed' });
    expect(tab.get($bets)).toHaveLength(1);
    await tab.press();
    expect(server.bets()).toBe(1);
  });

  test('"Ask now" does not wait for the next look', async () => {
    const { tab, server, told } = await setup();
    server.next('answer_lost');
    await tab.press();
    await act(tab.scope, lookRequested, tab.get($sent)[0]?.key);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
  });

  test('a reload in the middle takes up the asking', async () => {
    const { tab, server, stored, told } = await setup();
    server.next('answer_lost');
    await tab.press();
    tab.close();
    const next = await openTab(server, stored, told);
    expect(next.get($process)?.sent.key).toBe([...server.betsByKey.keys()][0]);
    await pass(2000);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
    expect(server.bets()).toBe(1);
  });

  test('after a reload nobody asks before the player is back, and nobody else ever does', async () => {
    const { tab, server, stored } = await setup();
    server.next('answer_lost');
    await tab.press();
    tab.close();
    const visitor = await openTab(server, stored, [], null);
    await pass(20_000);
    expect(visitor.get($process)).toMatchObject({ stage: 'checking', needsSignIn: true, looks: 0 });
    await act(visitor.scope, sessionOpened, { userId: 4 });
    await pass(5000);
    expect(visitor.get($process)).toBeNull();
    expect(visitor.get($sent)).toHaveLength(1);
    await act(visitor.scope, sessionOpened, { userId: 3 });
    await pass(5000);
    expect(visitor.get($sent)).toEqual([]);
  });

  test('the slip is frozen in every tab, and another tab finds the answer when the sender is gone', async () => {
    const { tab, server, stored, told } = await setup();
    const other = await openTab(server, stored, told);
    server.next('answer_lost');
    await tab.press();
    tab.close();
    await other.hear();
    await act(other.scope, stakeChanged, 999_00);
    await other.press();
    expect(other.get($sent)[0]?.stake).toBe(150_00);
    await pass(5000);
    expect(told.map(({ kind }) => kind)).toEqual(['accepted']);
    expect(server.bets()).toBe(1);
  });
});

describe('a refusal', () => {
  test.each([
    [409, 1001],
    [409, 1002],
    [409, 1003],
    [400, 1004],
    [400, 1005],
    [400, 1006],
    [400, 1007],
    [409, 1010],
    [403, 1011],
    [403, 1012],
  ])(
    '[BET-16] HTTP %i code %i keeps the slip, says why, and gives the next try a key of its own',
    async (status, code) => {
      const { tab, server } = await setup();
      const id = tab.get($slipId);
      server.refuse({ status, code });
      await tab.press();
      expect(tab.get($refused)).toMatchObject({ kind: 'refused', refusal: { code } });
      expect(tab.get($bets)).toHaveLength(1);
      expect(tab.get($slipId)).not.toBe(id);
      server.refuse(null);
      await tab.press();
      expect(server.bets()).toBe(1);
    },
  );
});

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('press' as const), tab: fc.nat(1), fate: fc.constantFrom(...fates) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(500, 1000, 3000, 9000, 20_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit' as const), tab: fc.nat(1), stake: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), looks: fc.array(fc.boolean(), { maxLength: 4 }) }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function play(actions: Action[]) {
  const server = createServer();
  const stored = fresh();
  const told: Told[] = [];
  const tabs: Tab[] = [await openTab(server, stored, told), await openTab(server, stored, told)];
  const hear = async () => {
    for (const tab of tabs) await tab.hear();
  };
  for (const step of actions) {
    const tab = 'tab' in step ? tabs[step.tab] : undefined;
    if (step.do === 'press' && tab) {
      server.next(step.fate);
      await tab.press();
    }
    if (step.do === 'edit' && tab) await act(tab.scope, stakeChanged, step.stake * 100_00);
    if (step.do === 'reload' && tab) {
      tab.close();
      tabs[step.tab] = await openTab(server, stored, told);
    }
    if (step.do === 'deliver') {
      server.deliverLate();
      server.lookFates.push(...step.looks);
    }
    if (step.do === 'pass') {
      await hear();
      await pass(step.ms);
    }
  }
  // The network is well again.
  server.lookFates.length = 0;
  server.next('ok');
  await hear();
  for (let at = 0; at < 4 && read(stored).sent.length > 0; at += 1) {
    await pass(12_000);
    await hear();
  }
  server.deliverLate();
  const kept = read(stored).sent.length;
  const open = tabs.map((tab) => tab.get($sent).length);
  for (const tab of tabs) tab.close();
  vi.clearAllTimers();
  return { server, told, kept, open };
}

test('[BET-15] [BET-20] whatever the network does: never two bets under a key, "not placed" only when it is true, and every slip ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
      const { server, told, kept, open } = await play(actions);
      const of = (kind: Told['kind']) => new Set(told.filter((one) => one.kind === kind).map(({ key }) => key));
      expect([...server.betsByKey.values()].every((count) => count === 1)).toBe(true);
      expect(of('accepted')).toEqual(new Set(server.betsByKey.keys()));
      for (const key of of('closed')) expect(server.betsByKey.has(key)).toBe(false);
      expect({ kept, open }).toEqual({ kept: 0, open: [0, 0] });
    }),
    { numRuns: 500 },
  );
}, 60_000);
