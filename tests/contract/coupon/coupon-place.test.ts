import { expect, test } from 'vitest';

import type { Account, Balance } from '../../../contracts/account.ts';
import { errorCodes as E } from '../../../contracts/common.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import {
  betOf,
  couponOf,
  couponsOf,
  couponsOn,
  marketsOf,
  moneyOf,
  place,
  placed,
  priced,
  type Refused,
  slipOf,
  useStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();

const stage = useStage(server);

/** Opens a second browser in the same world, with a player of that profile. */
async function playerOf(client: Client, profile: string): Promise<Client> {
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const player = client.other();
  await player.logIn(body.data.login, body.data.password);
  return player;
}

const refused = async (client: Client, slip: CouponIn) => {
  const { status, body } = await place<Refused>(client, slip);
  return [status, body.code];
};

test('[BET-19] placing a single takes the stake once and adds the bet to the list', async () => {
  const { client, first, spent } = await stage(1, { zone: 'live' });
  const coupon = await placed(client, slipOf([first]));
  expect(coupon).toMatchObject({
    typeId: 0,
    state: 'open',
    statusId: -2,
    amount: 150,
    iso: 'RUB',
    coef: first.market.coef,
    possibleWin: Math.floor(150_00 * first.market.coef + 1e-6) / 100,
    saleAvailable: true,
  });
  expect(coupon.bets).toMatchObject([
    {
      marketId: first.market.id,
      name: first.market.name,
      game: { opp1: first.match.opp1.name, status: 2 },
      isLive: true,
    },
  ]);
  expect(await spent()).toBe(150);
  expect(await couponsOn(client, first)).toEqual([coupon]);
});

test('[BET-20] [HTTP-52] the same slip delivered again gives the same answer and no second bet', async () => {
  const { client, first, spent } = await stage(1, { zone: 'live' });
  const slip = slipOf([first]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => place(client, slip)));
  const answer = answers.find(({ status }) => status === 201)!;
  // A request during the first one waits; on a busy machine the first may be done already.
  for (const { status, body, headers } of answers)
    if (status === 409)
      expect([(body as { code?: unknown }).code, headers.get('Retry-After')]).toEqual([E.keyUnderWay, '1']);
    else expect({ status, body }).toEqual({ status: 201, body: answer.body });
  expect(await place(client, slip)).toMatchObject({ status: 201, body: answer.body });
  expect(await couponsOn(client, first)).toHaveLength(1);
  expect(await spent()).toBe(150);
});

test('[BET-20] a second bet is a second slip', async () => {
  const { client, first } = await stage(1);
  await placed(client, slipOf([first]));
  await placed(client, slipOf([first]));
  expect(await couponsOn(client, first)).toHaveLength(2);
});

test('[BET-20] the same key with another body is refused, and so is a key that is not the slip', async () => {
  const { client, first } = await stage(1);
  const slip = slipOf([first]);
  await placed(client, slip);
  expect(await refused(client, { ...slip, amount: 200 })).toEqual([422, E.keyReused]);
  expect((await place<Refused>(client, slipOf([first]), slip.id)).status).toBe(400);
});

test('[BET-20] the server never accepts a slip whose key was closed', async () => {
  const { client, first } = await stage(1);
  const slip = slipOf([first]);
  expect((await client.call('DELETE', `/web-api/actions/${slip.id}`)).status).toBe(204);
  expect(await refused(client, slip)).toEqual([409, E.keyClosed]);
  expect(await couponsOn(client, first)).toEqual([]);
});

test('[BET-20] a call that is refused for its missing token leaves the key free', async () => {
  const { client, first } = await stage(1);
  const slip = slipOf([first]);
  const { token } = client;
  client.token = null;
  expect(await refused(client, slip)).toEqual([401, 401]);
  client.token = token;
  expect((await place(client, slip)).status).toBe(201);
});

test('[BET-20] a client can ask what became of a slip', async () => {
  const { client, first } = await stage(1);
  const slip = slipOf([first]);
  const asked = async () => (await client.get<{ data: unknown }>(`/web-api/actions/${slip.id}`)).body.data;
  expect(await asked()).toEqual({ state: 'unknown' });
  const { body } = await place(client, slip);
  expect(await asked()).toEqual({ state: 'done', httpStatus: 201, answer: body });
});

test('[BET-16] a suspended outcome is refused, and a finished game by a code of its own', async () => {
  const { client, picks, spent } = await stage(2);
  const [one, two] = picks;
  await client.control('POST', 'simulator', { gameId: one!.match.id, do: 'suspend', marketId: one!.market.id });
  expect(await refused(client, slipOf([one!]))).toEqual([409, E.marketClosed]);
  await client.control('POST', 'simulator', { gameId: two!.match.id, do: 'finish', score: [1, 0] });
  expect(await refused(client, slipOf([two!]))).toEqual([409, E.gameFinished]);
  expect(await spent()).toBe(0);
});

test('[BET-16] refusals tell too little, too much and too little money apart', async () => {
  const { client, first } = await stage(1);
  expect(await refused(client, slipOf([first], { amount: 1 }))).toEqual([400, E.amountBelowMin]);
  expect(await refused(client, slipOf([first], { amount: 0 }))).toEqual([400, E.amountBelowMin]);
  expect(await refused(client, slipOf([first], { amount: 1_000_000_000 }))).toEqual([400, E.amountAboveMax]);
  expect(await refused(client, slipOf([first], { amount: 100_000.01 }))).toEqual([400, E.notEnoughMoney]);
  expect(await refused(client, slipOf([first], { amount: 150.005 }))).toEqual([400, E.validation]);
  expect(await couponsOn(client, first)).toEqual([]);
});

test('[BET-16] [ODDS-12] outcomes of one match do not combine, but can be several singles', async () => {
  const { client, first } = await stage(1);
  const markets = await marketsOf(client, first.match.id);
  const other = markets.find(({ id, isBlocked, coef }) => id !== first.market.id && !isBlocked && coef > 1.1)!;
  const both = [first, { ...first, market: other }];
  expect(await refused(client, slipOf(both))).toEqual([400, E.dependentEvents]);
  const { status, body } = await place<{ data: { results: { coupon?: Coupon }[] } }>(
    client,
    slipOf(both, { typeId: 9 }),
  );
  expect(status).toBe(200);
  expect(body.data.results.map(({ coupon }) => coupon?.typeId)).toEqual([0, 0]);
});

test('[BET-16] an outcome that is banned from expresses can only be a single', async () => {
  const { client, picks } = await stage(2);
  const banned = (await marketsOf(client, picks[0]!.match.id)).find(
    ({ isBannedExpress, isBlocked }) => isBannedExpress && !isBlocked,
  )!;
  const pick = { ...picks[0]!, market: banned };
  expect(await refused(client, slipOf([pick, picks[1]!]))).toEqual([400, E.bannedFromExpress]);
  expect((await place(client, slipOf([pick]))).status).toBe(201);
});

test.each([
  [0, 2],
  [1, 1],
  [2, 2],
  [3, 1],
  [8, 2],
])('[BET-16] type %s with %s bets is refused for its number', async (typeId, count) => {
  const { client, picks } = await stage(count);
  expect(await refused(client, slipOf(picks, { typeId }))).toEqual([400, E.wrongBetCount]);
});

test.each([
  ['excluded', 403, E.selfExcluded],
  ['banned-10', 403, E.banned],
  ['frozen', 403, E.accountFrozen],
])('[BET-16] a player who is %s is refused', async (profile, status, code) => {
  const { client, first } = await stage(1);
  const player = await playerOf(client, profile);
  expect(await refused(player, slipOf([first], { amount: 5 }))).toEqual([status, code]);
  expect(await moneyOf(player)).toBe(1000);
});

test.each([1e308, -1e308, 1e20, -1])(
  '[BET-16] odds of %d, which no book shows, are a wrong field of every call',
  async (coef) => {
    const { client, first, spent } = await stage(1);
    const slip = slipOf([first], { bets: [betOf(first, { coef })] });
    const { typeId, bets } = slip;
    const answers = [
      await place<Refused>(client, slip),
      await client.post<Refused>('/coupon-api/v1/recalculate', slip),
      await client.post<Refused>('/coupon-api/v1/amounts', { accountId: 1, typeId, bets }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, E.validation]));
    expect(await spent()).toBe(0);
  },
);

test('a promo code or an advance that nobody offered is refused', async () => {
  const { client, first } = await stage(1);
  expect(await refused(client, slipOf([first], { promoCode: 'SPRING' }))).toEqual([400, E.promoNotValid]);
  expect(await refused(client, slipOf([first], { prepaidAmount: 10 }))).toEqual([400, E.advanceNotAvailable]);
});

test('[CPN-39] each of several singles has its own stake, and the refusal of one does not stop the others', async () => {
  const { client, picks, spent } = await stage(3);
  const [one, two, three] = picks;
  await client.control('POST', 'simulator', { gameId: two!.match.id, do: 'suspend', marketId: two!.market.id });
  const slip = slipOf(picks, { typeId: 9, amountByBetId: { [one!.market.id]: 100, [three!.market.id]: 50 } });
  type Results = { data: { results: { marketId: number; coupon?: Coupon; error?: Refused }[] } };
  const { status, body } = await place<Results>(client, slip);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject([
    { marketId: one!.market.id, coupon: { amount: 100 } },
    { marketId: two!.market.id, error: { code: E.marketClosed } },
    { marketId: three!.market.id, coupon: { amount: 50 } },
  ]);
  expect(await spent()).toBe(150);
  expect((await place<Results>(client, slip)).body).toEqual(body);
  expect(await spent()).toBe(150);
});

test.each<[string, Partial<CouponIn>]>([
  ['express', { typeId: 1 }],
  ['system', { typeId: 2, systemValue: 2 }],
  ['chain', { typeId: 3 }],
  ['multi-bet', { typeId: 4, systemValue: 2 }],
  ['conditional', { typeId: 5, amountByBlockId: { 1: 100, 2: 100, 3: null, 4: null } }],
  ['anti-express', { typeId: 6 }],
  ['lucky', { typeId: 7 }],
  ['patent', { typeId: 8 }],
])('[CPN-06] %s of four bets is taken under its number', async (name, patch) => {
  const { client, picks } = await stage(4);
  // An anti-express needs short odds to have a price.
  const odds = name === 'anti-express' ? 1.2 : 2;
  await priced({ client, picks }, [odds, odds, odds, odds]);
  const bets = picks.map((pick, index) => betOf(pick, { blockId: index + 1 }));
  const coupon = await placed(client, slipOf(picks, { ...patch, bets }));
  expect(coupon).toMatchObject({ typeId: patch.typeId, state: 'open', amount: name === 'conditional' ? 100 : 150 });
  expect(coupon.possibleWin).toBeGreaterThan(coupon.amount);
});

test('[CPN-43] the named account pays; the account of another player does not exist', async () => {
  const { client, first, spent } = await stage(1);
  const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  const usd = data.accounts.find(({ iso }: Account) => iso === 'USD')!;
  const coupon = await placed(client, slipOf([first], { accountId: usd.id, amount: 5 }));
  expect(coupon).toMatchObject({ iso: 'USD', accountId: usd.id, amount: 5 });
  expect(await spent()).toBe(0);
  const stranger = await playerOf(client, 'player');
  expect(await refused(stranger, slipOf([first], { accountId: usd.id, amount: 5 }))).toEqual([404, E.notFound]);
  expect((await stranger.get(`/coupon-api/v1/coupons/${coupon.id}`)).status).toBe(404);
  expect(await couponsOf(stranger)).toEqual([]);
  expect(await couponOf(client, coupon.id)).toEqual(coupon);
});

test('[BET-13] a player filters the list by state, type, account and date, and gets it in pages', async () => {
  const { client, picks } = await stage(2, { isOwnWorld: true });
  const single = await placed(client, slipOf([picks[0]!]));
  const express = await placed(client, slipOf(picks));
  const ids = async (query: string) => (await couponsOf(client, query)).map(({ id }) => id);
  expect(await ids('')).toEqual([express.id, single.id]);
  expect(await ids('&typeId=1')).toEqual([express.id]);
  expect(await ids('&state=settled')).toEqual([]);
  expect(await ids('&state=open&pageSize=1&page=2')).toEqual([single.id]);
  expect(await ids(`&from=${String(express.placedAt + 1)}`)).toEqual([]);
  expect(await ids(`&to=${String(express.placedAt)}`)).toEqual([express.id, single.id]);
  expect(await ids('&accountId=999999')).toEqual([]);
});

test('a visitor can neither place bets nor list them', async () => {
  const { client: player, first } = await stage(1);
  const client = player.other();
  expect((await place(client, slipOf([first]))).status).toBe(401);
  expect((await client.get('/coupon-api/v1/coupons')).status).toBe(401);
  expect((await client.post('/coupon-api/v1/amounts', { accountId: 1, typeId: 0, bets: [betOf(first)] })).status).toBe(
    401,
  );
});
