import { expect, test } from 'vitest';

import { errorCodes as E } from '../../../contracts/common.ts';
import { CodeAnswer, ExpressesAnswer, GeneratorAnswer } from '../../../contracts/sharing.ts';
import {
  betOf,
  type Pick,
  placed,
  type Refused,
  setOdds,
  settle,
  slipOf,
  useStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
const stage = useStage(server);

const save = async (client: Client, picks: Pick[], typeId = picks.length === 1 ? 0 : 1) =>
  client.post<{ data: { code: string } }>('/coupon-api/v1/codes', { bets: picks.map((pick) => betOf(pick)), typeId });

const load = async (client: Client, code: string, lng = 'en') => {
  const { status, body } = await client.get(`/coupon-api/v1/codes/${code}?lng=${lng}`);
  expect(status).toBe(200);
  return CodeAnswer.parse(body).data;
};

test('[CPN-34] a code gives a saved coupon back, also in small letters and for a visitor', async () => {
  const { client, picks } = await stage(2);
  const { status, body } = await save(client, picks);
  expect(status).toBe(201);
  expect(body.data.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const found = await load(client.other(), body.data.code.toLowerCase());
  expect(found).toMatchObject({ typeId: 1, dropped: [] });
  expect(found.bets).toEqual(picks.map((pick) => betOf(pick)));
});

test('[CPN-34] a code keeps the prices of its day, so that the page can mark moved ones', async () => {
  const { client, first } = await stage(1);
  const { body } = await save(client, [first]);
  await setOdds(first, client, first.market.coef + 0.5);
  expect((await load(client, body.data.code)).bets[0]?.coef).toBe(first.market.coef);
});

test('[CPN-34] a coupon by code names each bet that is over, with the reason', async () => {
  const { client, picks } = await stage(2, { zone: 'live' });
  const [over, open] = picks;
  if (!over || !open) throw new Error('The test needs two matches.');
  const { body } = await save(client, picks);
  await settle(client, [[over, 1]]);
  await client.control('POST', 'simulator', { gameId: over.match.id, do: 'finish' });
  const found = await load(client, body.data.code);
  expect(found.bets.map(({ marketId }) => marketId)).toEqual([open.market.id]);
  expect(found.dropped).toEqual([over.market.id]);
  expect(found.droppedBets).toMatchObject([{ reason: 'finished', opp1: over.match.opp1.name, typeId: 1 }]);
});

test('[CPN-34] an unknown code, or one older than 30 days, is refused with 1016', async () => {
  const { client, first } = await stage(1, { isOwnWorld: true });
  const missing = async (code: string) => {
    const { status, body } = await client.get<Refused>(`/coupon-api/v1/codes/${code}`);
    return [status, body.code];
  };
  expect(await missing('ZZZZZZ')).toEqual([404, E.codeUnknown]);
  const { body } = await save(client, [first]);
  await client.control('POST', 'clock', { advance: 30 * 24 * 3600 });
  expect(await missing(body.data.code)).toEqual([404, E.codeUnknown]);
});

test('a coupon whose bets do not make its type gets no code', async () => {
  const { client, first } = await stage(1);
  const { status, body } = await client.post<Refused>('/coupon-api/v1/codes', { bets: [betOf(first)], typeId: 1 });
  expect([status, body.code]).toEqual([400, E.wrongBetCount]);
});

test('[ODDS-13] [CPN-42] each zone has an accumulator of the day, which can be placed unchanged and keeps its id', async () => {
  const { client } = await stage(1, { isOwnWorld: true });
  for (const zone of ['line', 'live']) {
    const { body } = await client.get(`/feed-api/v1/express-of-day?zone=${zone}&lng=en`);
    const expresses = ExpressesAnswer.parse(body).data;
    expect(expresses.length).toBeGreaterThan(0);
    for (const { markets, coef } of expresses) {
      expect(new Set(markets.map(({ game }) => game.constId)).size).toBe(markets.length);
      expect(markets.every(({ game, isBlocked }) => game.zone === zone && !isBlocked)).toBe(true);
      expect(coef).toBeCloseTo(
        markets.reduce((product, market) => product * market.coef, 1),
        2,
      );
    }
    const [ready] = expresses;
    if (!ready) throw new Error('There is no accumulator.');
    const { expressId } = ready;
    const picks = ready.markets.map((market) => ({ match: market.game, market }));
    const slip = slipOf(picks, {
      typeId: 1,
      changeCoefAction: 1,
      bets: picks.map((pick) => betOf(pick, { expressId })),
    });
    const coupon = await placed(client, slip);
    expect(coupon.typeId).toBe(1);
    expect(coupon.bets.map((bet) => bet.expressId)).toEqual(picks.map(() => expressId));
  }
});

test('the accumulators of a day are the same for everybody', async () => {
  const { client } = await stage(1);
  const ids = async (browser: Client) =>
    ExpressesAnswer.parse((await browser.get('/feed-api/v1/express-of-day?zone=line')).body).data.map(
      ({ expressId, markets }) => [expressId, markets.map(({ id }) => id)],
    );
  expect(await ids(client.other())).toEqual(await ids(client));
});

test.each([
  [100, 500, undefined],
  [150, 3000, 4],
])('a generated coupon turns %d into about %d', async (amount, win, count) => {
  const { client } = await stage(1);
  const { status, body } = await client.post('/feed-api/v1/bet-generator?lng=en', { amount, win, count });
  expect(status).toBe(200);
  const { markets, coef } = GeneratorAnswer.parse(body).data;
  expect(amount * coef).toBeGreaterThan(win / 1.2);
  expect(amount * coef).toBeLessThan(win * 1.2);
  expect(new Set(markets.map(({ game }) => game.id)).size).toBe(markets.length);
  if (count !== undefined) expect(markets).toHaveLength(count);
});

test('the server makes the fitting coupon with the fewest bets', async () => {
  const { client } = await stage(1);
  const { body } = await client.post('/feed-api/v1/bet-generator?lng=en', { amount: 100, win: 400 });
  expect(GeneratorAnswer.parse(body).data.markets).toHaveLength(2);
});

test('the server answers "not found" for a win that no outcomes reach', async () => {
  const { client } = await stage(1);
  const { status } = await client.post('/feed-api/v1/bet-generator', { amount: 100, win: 101, count: 10 });
  expect(status).toBe(404);
});
