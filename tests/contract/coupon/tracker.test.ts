import { expect, test } from 'vitest';

import type { TrackedBet, Tracker, TrackerMarks } from '../../../contracts/tracker.ts';
import { offers, placed, priced, settle, slipOf, useStage } from '../support/coupon-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
const stageOf = useStage(server);

const root = '/office-api/v1/tracker';
type Figures = { data: Tracker; code?: number };
type Bets = { data: TrackedBet[]; total_count: number };
type Marked = { data: TrackerMarks; code?: number };

/** A player with one bet of 100 at 1.85 that won and one at 2.10 that lost. */
async function withBets() {
  const stage = await stageOf(2, { isOwnWorld: true });
  await priced(stage, [1.85, 2.1]);
  const { client, picks } = stage;
  const coupons = [];
  for (const pick of picks) coupons.push(await placed(client, slipOf([pick], { amount: 100 })));
  await settle(client, [
    [picks[0]!, 1],
    [picks[1]!, 0],
  ]);
  return { client, ids: coupons.map(({ id }) => id), accountId: coupons[0]!.accountId };
}

test('[TRACK-01] the figures of a span add up, by every part, and a filter names one of them', async () => {
  const { client, accountId } = await withBets();
  const read = async (more = '') =>
    (await client.get<Figures>(`${root}?account=${String(accountId)}${more}`)).body.data;
  const all = await read();
  expect(all.sums).toMatchObject({ bets: 2, staked: 200, returned: 185, profit: -15, won: 1, lost: 1 });
  expect(all).toMatchObject({ open: { bets: 0 }, winRun: { bets: 1, profit: 85 }, loseRun: { bets: 1, profit: -100 } });
  expect((await read('&odds=1')).sums).toMatchObject({ bets: 1, profit: 85 });
  expect((await read('&odds=2')).sums).toMatchObject({ bets: 1, profit: -100 });
  expect((await read('&to=1')).sums).toMatchObject({ bets: 0, profit: 0, clv: null });
});

test('[TRACK-02] a bet before the match has a value by the last price before the start, one in play has none', async () => {
  const { client, first } = await stageOf(1, { isOwnWorld: true });
  const { id, accountId } = await placed(client, slipOf([first], { amount: 100 }));
  const asked = `${root}/bets?account=${String(accountId)}`;
  await client.control('POST', 'simulator', { run: true });
  await client.control('POST', 'clock', { advance: first.match.startAt - (await client.now()) + 5 });
  await client.logIn();
  const live = (await offers(client, 'live')).find(({ match }) => match.id !== first.match.id)!;
  const { id: late } = await placed(client, slipOf([live], { amount: 100 }));
  await client.control('POST', 'simulator', { run: false });
  await settle(client, [
    [first, 1],
    [live, 1],
  ]);
  const values = (await client.get<Bets>(asked)).body.data.map((bet) => [bet.id, typeof bet.clv]);
  expect(Object.fromEntries(values)).toEqual({ [id]: 'number', [late]: 'object' });
});

test('[TRACK-01] a field that says nothing is refused by its name', async () => {
  const { client, accountId } = await withBets();
  const wrong = ['odds=9', 'sport=x', 'zone=Moon', `tag=${'x'.repeat(25)}`, 'from=soon'];
  const addresses = ['account=0', 'account=99999', ...wrong.map((field) => `account=${String(accountId)}&${field}`)];
  for (const address of addresses) {
    const { body } = await client.get<Figures>(`${root}?${address}`);
    expect([address, body.code]).toEqual([address, 1]);
  }
});

test('[TRACK-03] tags and a note stay beside a bet; two devices do not write over each other', async () => {
  const { client, accountId, ids } = await withBets();
  const [id] = ids;
  const path = `${root}/bets/${id!}/marks`;
  const said = { tags: ['model', 'late night'], note: 'Line moved.', version: 0 };
  expect((await client.call<Marked>('PUT', path, said)).body.data).toEqual({ ...said, version: 1 });
  // The answer was lost and the page sends it again.
  expect((await client.call<Marked>('PUT', path, said)).body.data.version).toBe(1);
  const other = await client.call<Marked>('PUT', path, { tags: [], note: 'From the phone', version: 0 });
  expect([other.status, other.body.code, other.body.data]).toEqual([409, 409, { ...said, version: 1 }]);
  const found = (await client.get<Bets>(`${root}/bets?account=${String(accountId)}&tag=model`)).body;
  expect(found.data.map((bet) => [bet.id, bet.marks])).toEqual([[id, { ...said, version: 1 }]]);
  const tags = (await client.get<Figures>(`${root}?account=${String(accountId)}`)).body.data.by.tag;
  expect(tags.map((tag) => [tag.id, tag.sums.bets])).toEqual([
    ['late night', 1],
    ['model', 1],
  ]);
});

test('[TRACK-03] more than the bounds is refused', async () => {
  const { client, ids } = await withBets();
  const tooMuch = [
    { tags: Array.from({ length: 11 }, (_, n) => String(n)), note: '' },
    { tags: ['x'.repeat(25)], note: '' },
    { tags: [' '], note: '' },
    { tags: [], note: 'x'.repeat(501) },
  ];
  for (const said of tooMuch)
    expect((await client.call('PUT', `${root}/bets/${ids[0]!}/marks`, { ...said, version: 0 })).status).toBe(400);
});

test('[TRACK-03] nobody reads or writes beside bets of another player, or as a visitor', async () => {
  const { client, ids, accountId } = await withBets();
  const stranger = client.other();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await stranger.logIn(made.body.data.login, made.body.data.password);
  const said = { tags: ['mine'], note: '', version: 0 };
  expect((await stranger.call('PUT', `${root}/bets/${ids[0]!}/marks`, said)).status).toBe(404);
  expect((await stranger.get(`${root}?account=${String(accountId)}`)).status).toBe(400);
  const visitor = await server.enter();
  expect((await visitor.get(`${root}?account=${String(accountId)}`)).status).toBe(401);
});
