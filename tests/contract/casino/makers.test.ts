/** Games of other makers: the reference maker plays over HTTP, and knows the site by docs/makers.md alone. */
import { expect, test } from 'vitest';

import { auditBooks } from '../../../sandbox/audit/books.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true, variables: () => ({ REFERENCE_MAKER_PORT: '0' }) });
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
const base = '/games-api/v1/makers';
const game = { maker: 'lighthouse', game: 'six-lamps' };

type Launched = { url: string; origin: string; title: string; makerName: string };
type Played = { kind: string; payout?: number; error?: string; balance?: number };

async function launch(client: Client, rest: object = {}) {
  const { status, body } = await client.post<{ data: Launched }>(`${base}/launch`, { ...game, mode: 'real', ...rest });
  expect([status, body]).toMatchObject([200, { data: { title: 'Six Lamps', makerName: 'Lighthouse Games' } }]);
  const { url, origin } = body.data;
  const said = Object.fromEntries(new URL(url).searchParams);
  const at = async <Answer>(path: string, sent: object): Promise<Answer> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    return (await response.json()) as Answer;
  };
  const { token = '', currency = '' } = said;
  return {
    ...{ url, said, at },
    play: (stake = 100) => at<Played>('/rounds', { token, currency, stake, lamp: 0 }),
    bend: (action: string, fault: string) => at('/faults', { action, fault }),
    who: () => at<{ currency?: string; isDemo?: boolean; error?: string }>('/enter', { token }),
  };
}

async function opened(rest: object = {}) {
  const player = await playerOf(await server.enter(), quick);
  const { client } = player;
  const minor = async () => Math.round((await moneyOf(client)) * 100);
  return { ...player, minor, game: await launch(client, rest), world: server.worldOf(client) };
}

test('[AGG-02] [AGG-03] a game is in the list with its maker, and opens at the maker with all that the frame must know', async () => {
  const { client, game: launched } = await opened({ lng: 'ar', device: 'mobile' });
  const { body } = await client.get<{ data: object[] }>(`${base}/games`);
  expect(body.data).toEqual([
    {
      ...{ id: 'six-lamps', title: 'Six Lamps', rtp: 0.95, hasDemo: true },
      maker: 'lighthouse',
      makerName: 'Lighthouse Games',
    },
  ]);
  expect(launched.said).toMatchObject({
    game: 'six-lamps',
    lang: 'ar',
    device: 'mobile',
    mode: 'real',
    currency: 'USD',
  });
  expect(await (await fetch(launched.url)).text()).toContain('dir="rtl"');
  const policy = (await client.get('/en')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain(`frame-src 'self'`);
  expect(policy.split('; ').find((line) => line.startsWith('frame-src'))).toContain(new URL(launched.url).origin);
});

test('[AGG-06] whatever becomes of its calls on the way, each round of the reference maker has one stake, and its books add up', async () => {
  const { game: launched, minor, world } = await opened();
  let [due, played] = [await minor(), 0];
  for (const fault of ['none', 'doubled', 'late', 'lost', 'never'])
    for (const action of ['bet', 'win', 'finish']) {
      await launched.bend(action, fault);
      const round = await launched.play();
      if (round.kind === 'played') due += (round.payout ?? 0) - 100;
      else expect([round.kind, action, ['lost', 'never'].includes(fault)]).toEqual(['unknown', 'bet', true]);
      played += 1;
      await launched.bend(action, 'none');
    }
  expect(played).toBe(15);
  await expect.poll(minor).toBe(due);
  await expect
    .poll(() => sql(world.db, 'SELECT COUNT(*) AS count FROM maker_round WHERE finished_at IS NULL').get()?.count)
    .toBe(0);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[AGG-03] demo plays with points; who may not play, and whoever is not signed in, opens nothing', async () => {
  const { client, game: demo, minor } = await opened({ mode: 'demo' });
  const before = await minor();
  expect(await demo.who()).toMatchObject({ currency: 'PTS', isDemo: true });
  expect((await demo.play()).kind).toBe('played');
  expect(await minor()).toBe(before);
  const visitor = await server.enter();
  expect((await visitor.post(`${base}/launch`, { ...game, mode: 'real' })).status).toBe(401);
  expect((await client.post(`${base}/launch`, { ...game, game: 'none', mode: 'real' })).status).toBe(404);
});

test('[AGG-05] what the configuration stops is neither listed nor launched, and takes no more bets', async () => {
  const { client, game: launched } = await opened();
  await client.control('PATCH', 'config', { ...quick, makersOff: [{ maker: 'lighthouse' }] });
  expect((await client.get<{ data: object[] }>(`${base}/games`)).body.data).toEqual([]);
  expect((await client.post(`${base}/launch`, { ...game, mode: 'real' })).status).toBe(404);
  expect(await launched.play()).toMatchObject({ kind: 'refused', error: 'GAME_OFF' });
});

test('[AGG-01] a stranger who knows the secret of a session, and not the key, moves nothing', async () => {
  const { client, game: launched, minor } = await opened();
  const before = await minor();
  const { token } = launched.said;
  const bet = { action: 'bet', token, transaction: 'b', round: 'r', amount: 100, currency: 'USD' };
  const at = String(Math.floor(Date.now() / 1000));
  for (const headers of [{}, { 'webhook-id': 'a', 'webhook-timestamp': at, 'webhook-signature': 'v1,AAAA' }]) {
    const { status, body } = await client.post('/maker-api/v1/lighthouse', bet, headers);
    expect([status, body]).toMatchObject([401, { error: 'BAD_SIGNATURE' }]);
  }
  expect(await minor()).toBe(before);
});
