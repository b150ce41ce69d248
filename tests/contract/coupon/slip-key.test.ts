import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Backend, createBackend, type Offer } from '../model/backend.ts';
import { settle } from '../model/calm.ts';
import {
  type Kept,
  type KeyClient,
  type Look,
  newSlip,
  openClient,
  type Reply,
  type Saying,
  type Strategy,
} from '../model/key-client.ts';

const fates = ['ok', 'request_lost', 'answer_lost', 'fails_before', 'fails_after', 'twice', 'late', 'cut'] as const;
type Fate = (typeof fates)[number];

let backend: Backend;
let offer: Offer;
beforeAll(async () => {
  backend = await createBackend();
  const [first] = backend.takeOffers(1, 0) ?? [];
  if (first === undefined) throw new Error('The world has no match.');
  offer = first;
});
afterAll(() => backend.close());

const tab = fc.nat(1);
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), tab, fate: fc.constantFrom(...fates) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcile' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('edit' as const), tab, amount: fc.integer({ min: 50, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const never = <T>() => new Promise<T>(() => undefined);

/** Connects a page to the real backend, for one player. */
async function openWire() {
  const userId = await backend.openPlayer();
  const cookie = `sid=${backend.signIn(userId)}`;
  const ask = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    backend.call(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          Cookie: cookie,
          'X-Requested-With': 'XMLHttpRequest',
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const answer = await ask('GET', '/web-api/user/gettoken');
  const { data } = (await answer.json()) as { data: { token: string } };
  const bearer = { Authorization: `Bearer ${data.token}` };
  const late: (() => Promise<unknown>)[] = [];
  const account = backend.accountOf(userId)?.id;

  const deliver = async (key: string, amount: number): Promise<Reply> => {
    const { market, match } = offer;
    const bet = { marketId: market.id, gameId: match.id, typeId: market.typeId, kind: market.kind, coef: market.coef };
    const slip = {
      id: key,
      accountId: account,
      amount,
      bets: [{ ...bet, blockId: 1, isLive: false }],
      changeCoefAction: 1,
      coef: market.coef,
      coefByView: '',
      coefViewId: 0,
      isDropOnScoreChange: false,
      refId: 1,
      typeId: 0,
      source: 'coupon',
      lng: 'en',
    };
    const { status } = await ask('POST', '/coupon-api/v1/place', { ...bearer, 'Idempotency-Key': key }, slip);
    if (status === 201) return 'placed';
    if (status === 422) return 'reused';
    if (status === 409) return 'closed';
    throw new Error(`The backend answered ${String(status)}.`);
  };
  async function place(fate: Fate, key: string, amount: number): Promise<Reply> {
    if (fate === 'ok') return deliver(key, amount);
    if (fate === 'twice') return (await Promise.all([deliver(key, amount), deliver(key, amount)]))[0];
    if (fate === 'answer_lost' || fate === 'fails_after' || fate === 'cut') await deliver(key, amount);
    if (fate === 'late') late.push(() => deliver(key, amount));
    return fate === 'cut' ? never() : 'lost';
  }
  const path = (key: string) => `/web-api/actions/${key}`;
  return {
    userId,
    place,
    deliverLate: () => Promise.all(late.splice(0).map((each) => each())),
    look: async (key: string): Promise<Look> => {
      const looked = await ask('GET', path(key), bearer);
      const { data: found } = (await looked.json()) as { data: { state: string; httpStatus?: number } };
      return found.state === 'done' && found.httpStatus === 201 ? 'placed' : 'none';
    },
    close: async (key: string) => (await ask('DELETE', path(key), bearer)).status === 204,
  };
}

/** Plays a history. Throws when the player lost money or read something false. */
async function play(strategy: Strategy, tabs: number, actions: readonly Action[]): Promise<void> {
  const wire = await openWire();
  const kept: Kept = newSlip();
  const said: Saying[] = [];
  const slipOf = new Map<string, string>();
  let fate: Fate = 'ok';
  const open = () => {
    let isAlive = true;
    const wired = {
      ...wire,
      place: (key: string, amount: number) => {
        slipOf.set(key, kept.slip);
        const now = fate;
        // All tries of one press meet the same fate, because a broken line stays broken.
        return wire.place(now, key, amount).then((reply) => (isAlive ? reply : never<Reply>()));
      },
    };
    const client = openClient(strategy, kept, wired, (saying) => {
      if (isAlive) said.push(saying);
    });
    return { client, close: () => (isAlive = false) };
  };
  const pages = Array.from({ length: tabs }, open);
  const isBetOn = (slip: string) =>
    backend.couponsOf(wire.userId).filter(({ slipId }) => slipOf.get(slipId) === slip).length;
  /** Does not wait for a press that hangs. */
  const act = (work: Promise<unknown>) => Promise.race([work, settle(backend)]);

  for (const step of actions) {
    const index = 'tab' in step ? step.tab % tabs : 0;
    const page = pages[index];
    if (page === undefined) continue;
    fate = step.do === 'press' ? step.fate : 'ok';
    if (step.do === 'press') await act(page.client.press());
    if (step.do === 'reconcile') await act(page.client.reconcile());
    if (step.do === 'edit') page.client.edit(step.amount);
    if (step.do === 'deliver') await wire.deliverLate();
    if (step.do === 'reload') {
      page.close();
      pages[index] = open();
    }
  }
  // The network works again, and every page that hangs is opened again.
  fate = 'ok';
  for (const page of pages) page.close();
  const last: KeyClient = open().client;
  for (let times = 0; times < 3; times += 1) await last.reconcile();
  await wire.deliverLate();

  expect(
    said.filter(({ what }) => what === 'reused'),
    'the same key with another body',
  ).toEqual([]);
  for (const slip of new Set(slipOf.values())) expect(isBetOn(slip), 'two bets for one slip').toBeLessThanOrEqual(1);
  for (const { slip, what } of said) if (what === 'not_placed') expect(isBetOn(slip), '"not placed" of a bet').toBe(0);
  expect(last.isWaiting(), 'waits for ever').toBe(false);
}

const base = { isPatient: true, isFrozen: false } as const;
const losing: [string, Strategy, number][] = [
  ['no key', { key: 'none', stored: 'never', isPatient: false, isFrozen: false }, 1],
  ['a key for each try', { key: 'try', stored: 'never', isPatient: false, isFrozen: false }, 1],
  [
    'a key for each press, an error after three tries',
    { key: 'press', stored: 'never', isPatient: false, isFrozen: false },
    1,
  ],
  ['a key for each press, in memory', { ...base, key: 'press', stored: 'never' }, 1],
  ['a key that is stored after the first failure', { ...base, key: 'press', stored: 'after_failure' }, 1],
  ['a key for each press, stored before it is sent, two tabs', { ...base, key: 'press', stored: 'before' }, 2],
  ['the id of a slip that is not frozen, two tabs', { ...base, key: 'slip', stored: 'before' }, 2],
];
const history = fc.array(action, { minLength: 1, maxLength: 8, size: 'max' });

test.each(losing)('%s loses money sooner or later, and this test sees it', async (_, strategy, tabs) => {
  const { failed, numRuns } = await fc.check(
    fc.asyncProperty(history, (actions) => play(strategy, tabs, actions)),
    { numRuns: 300, seed: 5, endOnFailure: true },
  );
  expect(failed).toBe(true);
  expect(numRuns).toBeLessThan(300);
});

test('[BET-20] a key that is stored before it is sent and frozen until the answer loses nothing in two tabs', async () => {
  const winner: Strategy = { key: 'slip', stored: 'before', isPatient: true, isFrozen: true };
  await fc.assert(
    fc.asyncProperty(history, (actions) => play(winner, 2, actions)),
    { numRuns: 300 },
  );
}, 60_000);
