import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import { totoKind, totoKindNames } from '../../../contracts/pools/index.ts';
import type { PoolPurse } from '../../../contracts/pools-common.ts';
import type { TotoDraw, TotoDrawShort, TotoTicket, TotoWinner } from '../../../contracts/toto.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { blockUser, keyed, later, playerOf, set } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/toto-api/v1';
type List<T> = { data: T[]; total_count: number };
type Refused = { code: number; data?: unknown };
type Bought = { data: TotoTicket } & Refused;

async function drawsOf(client: Client, kind = 'fifteen'): Promise<TotoDrawShort[]> {
  return (await client.get<List<TotoDrawShort>>(`${base}/draws?section=${kind}`)).body.data;
}
const drawOf = async (client: Client, id: number): Promise<TotoDraw> =>
  (await client.get<{ data: TotoDraw }>(`${base}/draws/${String(id)}?lng=en`)).body.data;

/** A player before the first draw of fifteen. */
async function counter(accounts: object[] = [{ iso: 'RUB', money: 50_000 }]) {
  const client = await server.enter();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    ...{ profile: 'player', accounts },
  });
  const again = () => client.logIn(body.data.login, body.data.password);
  await again();
  const [first] = await drawsOf(client);
  const draw = await drawOf(client, first!.id);
  const { accountId, currency, rate } = (await client.get<{ data: PoolPurse }>(`${base}/purse`)).body.data;
  const picks = draw.matches.map((_, place) => (place === 0 ? [0, 1, 2] : place === 1 ? [0, 2] : [0]));
  const order = { drawId: draw.id, picks, amount: 10, accountId, price: 60 };
  const buy = (patch: object = {}, key = randomUUID()) =>
    client.post<Bought>(`${base}/coupons`, { ...order, ...patch }, { 'Idempotency-Key': key });
  const move = (body: object, id = draw.id) => client.control('POST', `toto/${String(id)}`, body);
  const tickets = async () => (await client.get<List<TotoTicket>>(`${base}/coupons`)).body.data;
  const clock = (to: object) => client.control('POST', 'clock', to);
  return { client, draw, accountId, currency, rate, order, buy, move, tickets, clock, again };
}

/** Ends every match of a draw by this score, from the first kick-off on. */
async function playOut(client: Client, draw: TotoDraw, scores: (place: number) => [number, number]) {
  for (const [place, { gameId }] of draw.matches.entries())
    expect((await client.control('POST', 'simulator', { gameId, do: 'finish', score: scores(place) })).status).toBe(
      204,
    );
}

test('[TOTO-01] [TOTO-04] a draw says its matches, what others picked, and what each class shares out now', async () => {
  const { draw } = await counter();
  expect(draw).toMatchObject({ kind: 'fifteen', state: 'open', currency: 'RUB', minUnit: 5, jackpot: 0 });
  expect(draw.matches).toHaveLength(15);
  expect(draw.closesAt).toBe(Math.min(...draw.matches.map(({ startAt }) => startAt)));
  expect(draw.lines).toBeGreaterThan(0);
  for (const { picked } of draw.matches) expect(picked.reduce((sum, lines) => sum + lines, 0)).toBe(draw.lines);
  const prize = Math.floor(draw.staked * 90) / 100;
  expect(draw.classes.map(({ percent }) => percent)).toEqual([5, 5, 5, 5, 10, 20, 40]);
  expect(draw.classes[6]!.money).toBeCloseTo(prize * 0.4, 1);
});

test('[TOTO-01] 3 · 2 lines cost six times the stake of one, once, however often the call comes', async () => {
  const { client, draw, buy, tickets } = await counter();
  const before = await moneyOf(client);
  const key = randomUUID();
  const answers = [await buy({}, key), await buy({}, key)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]!.body.data).toMatchObject({ drawId: draw.id, lines: 6, unit: 10, price: 60, payout: null });
  expect(await moneyOf(client)).toBe(before - 60);
  expect(await tickets()).toEqual([answers[0]!.body.data]);
  const after = await drawOf(client, draw.id);
  expect([after.staked - draw.staked, after.lines - draw.lines]).toEqual([60, 6]);
  expect(after.matches[0]!.picked.map((lines, variant) => lines - draw.matches[0]!.picked[variant]!)).toEqual([
    2, 2, 2,
  ]);
});

test.each([
  ['a match without a pick', { picks: Array.from({ length: 15 }, (_, place) => (place === 4 ? [] : [0])) }, 1],
  ['10 001 lines and more', { picks: Array.from({ length: 15 }, (_, place) => (place < 9 ? [0, 1, 2] : [0])) }, 1],
  ['less than the least stake', { amount: 4.99 }, 1004],
  ['more than the most', { amount: 1000.01 }, 1005],
  ['another price than the player saw', { price: 59 }, 2006],
  [
    'more than the player has',
    { amount: 1000, picks: Array.from({ length: 15 }, (_, place) => (place < 8 ? [0, 1, 2] : [0])), price: 6_561_000 },
    1006,
  ],
])('[TOTO-01] %s: refused, and nothing is taken', async (_, patch, code) => {
  const { client, buy, tickets } = await counter();
  const before = await moneyOf(client);
  expect((await buy(patch)).body.code).toBe(code);
  expect([await moneyOf(client), await tickets()]).toEqual([before, []]);
});

test('[TOTO-04] a ticket some seconds before the first kick-off is bought, one second after it is refused', async () => {
  const { draw, buy, clock, client } = await counter();
  // The clock goes on while the player signs in.
  await clock({ now: draw.closesAt - 10 });
  await later(client, 0);
  expect((await buy()).status).toBe(201);
  await clock({ now: draw.closesAt + 1 });
  const before = await moneyOf(client);
  const late = await buy();
  expect([late.status, late.body.code]).toEqual([409, 1002]);
  expect([await moneyOf(client), (await drawOf(client, draw.id)).state]).toEqual([before, 'closed']);
});

test('[TOTO-04] a match that begins early closes its draw at once', async () => {
  const { client, draw, buy } = await counter();
  await client.control('POST', 'simulator', { gameId: draw.matches[7]!.gameId, do: 'start' });
  expect((await buy()).body.code).toBe(1002);
});

test('[TOTO-02] a draw is settled once, when its last match is over: classes, jackpot and house to the minor unit', async () => {
  const { client, draw, buy, tickets } = await counter();
  // Nobody else expects a draw everywhere.
  const picks = draw.matches.map((_, place) => (place === 0 ? [0, 1, 2] : place === 1 ? [0, 1] : [1]));
  await buy({ picks });
  const before = await moneyOf(client);
  await playOut(client, draw, () => [1, 1]);
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({ state: 'settled', isReturned: false, results: draw.matches.map(() => 1) });
  expect(ticket!.right).toEqual([
    { right: 15, lines: 1 },
    { right: 14, lines: 3 },
    { right: 13, lines: 2 },
  ]);
  expect(await moneyOf(client)).toBeCloseTo(before + ticket!.payout!, 2);
  const settled = await drawOf(client, draw.id);
  expect(settled).toMatchObject({ state: 'settled' });
  expect(settled.classes[0]!.lines).toBe(1);
  // All is paid out, kept by the house or left to the next jackpot.
  const winners = (await client.get<{ data: TotoWinner[] }>(`${base}/winners?section=fifteen`)).body.data;
  expect(winners[0]).toMatchObject({ drawId: draw.id, best: 15, payout: ticket!.payout });
  // The next draw begins with what this one left.
  const [next] = await drawsOf(client);
  expect(next!.jackpot).toBe(settled.nextJackpot);
  await later(client, 3600);
  expect(await moneyOf(client)).toBeCloseTo(before + ticket!.payout!, 2);
});

test('[TOTO-03] void matches are right for everybody; with eleven of fifteen decided every stake goes back', async () => {
  const { client, draw, buy, move, tickets } = await counter();
  await buy();
  const before = await moneyOf(client);
  for (let position = 1; position <= 3; position += 1)
    expect((await move({ do: 'void-match', position })).status).toBe(204);
  const three = await drawOf(client, draw.id);
  expect(three.matches.filter(({ isVoid }) => isVoid)).toHaveLength(3);
  await move({ do: 'void-match', position: 4 });
  await playOut(client, draw, () => [2, 0]);
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({ state: 'void', isReturned: true, payout: 60, right: null });
  expect(await moneyOf(client)).toBe(before + 60);
  expect((await move({ do: 'settle' })).status).toBe(409);
});

test('[TOTO-03] twelve decided matches are enough: the three void ones count as right', async () => {
  const { client, draw, buy, move, tickets } = await counter();
  await buy();
  for (const position of [1, 2, 3]) await move({ do: 'void-match', position });
  await playOut(client, draw, () => [0, 1]);
  const [ticket] = await tickets();
  // Six lines have the three void ones right and no other.
  expect(ticket).toMatchObject({ state: 'settled', payout: 0, right: [{ right: 3, lines: 6 }] });
});

test('[TOTO-02] a ticket in another currency is converted at purchase, and paid at the rate of its purchase', async () => {
  const { client, draw, buy } = await counter([{ iso: 'USD', money: 100 }]);
  const { data: purse } = (await client.get<{ data: PoolPurse }>(`${base}/purse`)).body;
  expect(purse.currency).toBe('USD');
  const price = Math.ceil((60 / purse.rate) * 100) / 100;
  const answer = await buy({ accountId: purse.accountId, price });
  expect(answer.body.data).toMatchObject({ unit: 10, poolCurrency: 'RUB', price, currency: 'USD', rate: purse.rate });
  await playOut(client, draw, () => [2, 0]);
  const [ticket] = (await client.get<List<TotoTicket>>(`${base}/coupons`)).body.data;
  expect(ticket!.payout).toBeGreaterThan(0);
  expect(await moneyOf(client)).toBeCloseTo(100 - price + ticket!.payout!, 2);
});

test('[TOTO-04] a ticket counts for the limits of stakes, and what a limit stops takes no money', async () => {
  const { client, buy } = await counter();
  await set(client, 1, 100);
  expect((await buy()).status).toBe(201);
  const before = await moneyOf(client);
  const refused = await buy();
  expect(refused.body).toMatchObject({ code: 1019, data: { limit: { limitType: 1, left: 40 } } });
  expect([await moneyOf(client), refused.status]).toEqual([before, 403]);
});

test('[TOTO-04] whoever excluded themselves buys no ticket, and is paid for the one they have', async () => {
  const { client, draw, buy, tickets, again } = await counter();
  await buy();
  await keyed(client, blockUser, { days: 180 });
  await again();
  const before = await moneyOf(client);
  expect((await buy()).body.code).toBe(1011);
  await playOut(client, draw, () => [2, 0]);
  expect(await moneyOf(client)).toBeCloseTo(before + (await tickets())[0]!.payout!, 2);
});

test('[TOTO-02] bonus money buys no ticket', async () => {
  const { client, buy } = await counter([
    { iso: 'RUB', money: 500 },
    { iso: 'RUB', money: 500, type: 4 },
  ]);
  const { body } = await client.get<{ data: Balance }>('/web-api/account/balance');
  const bonus = body.data.all_accounts.find(({ type }) => type === 4)!;
  expect((await buy({ accountId: bonus.id })).body.code).toBe(1);
  expect((await buy()).status).toBe(201);
});

test('every kind that has matches opens draws of its table; one that nobody knows is 404', async () => {
  const client = await server.enter();
  for (const kind of totoKindNames) {
    const [first] = await drawsOf(client, kind);
    if (first === undefined) continue;
    const { matches } = await drawOf(client, first.id);
    expect(matches).toHaveLength(totoKind(kind).matches);
    for (const { picked } of matches) expect(picked).toHaveLength(totoKind(kind).variants);
  }
  expect((await client.get(`${base}/draws?section=chess`)).status).toBe(404);
});

test('a ticket is its player’s alone', async () => {
  const { client, buy } = await counter();
  await buy();
  const visitor = client.other();
  expect((await visitor.get(`${base}/coupons`)).status).toBe(401);
  await playerOf(visitor);
  expect((await visitor.get<List<TotoTicket>>(`${base}/coupons`)).body.data).toEqual([]);
});
