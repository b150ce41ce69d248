/** The wire of game clients, by a client that knows docs/game-clients.md alone. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { base as limitBase, bet, firstPick, later, playerOf, set } from '../support/limit-support.ts';
import { type GameClient, openGame, type Round } from '../support/outside-client.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const quick = { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 };
const slow = { profile: 'GB', slotCycleMs: 60_000, gameCycleMs: 60_000 };
const one = 1_000_000;

const newPlayer = async (protection: object = quick) => playerOf(await server.enter(), { protection });

async function launch(client: Client, gameId: string, rest: object = {}) {
  const { body } = await client.post<{ data: { url: string; sessionId: string } }>('/games-api/v1/launch', {
    gameId,
    mode: 'real',
    lng: 'en',
    ...rest,
  });
  return body.data;
}
/** A client that has authenticated. */
async function opened(client: Client, gameId: string, rest: object = {}): Promise<GameClient> {
  const { url } = await launch(client, gameId, rest);
  const game = openGame(url, { 'X-Sandbox-World': client.world });
  expect((await game.authenticate()).status).toBe(200);
  return game;
}
const roundOf = async (sent: ReturnType<GameClient['play']>): Promise<Round> => {
  const { status, body } = await sent;
  expect([status, body.error, body.message]).toEqual([200, undefined, undefined]);
  return body.round!;
};
const refusalOf = async (sent: ReturnType<GameClient['play']>) => {
  const { status, body } = await sent;
  return [status, body.error, body.reason];
};
const micro = (money: number): number => Math.round(money * one);

/** What a client does next in a round that waits for it; before a colon the list says which step its game has. */
const eventOf = (said: string, step: number): string =>
  said.startsWith('mines') ? `cell=${String(step * 7)}` : (steps[said.split(':')[0] ?? ''] ?? 'call=up');

/** Plays one round to its end, and gives what it moved. */
async function whole(game: GameClient, { amount, mode: said }: { amount: number; mode: string }): Promise<number> {
  const mode = said.replace(/^\w+:/, '');
  let round = await roundOf(game.play(amount, mode));
  for (let step = 0; round.active && round.state.isOpen === true && step < 2; step++)
    round = await roundOf(game.event(eventOf(said, step)));
  if (round.active) round = await roundOf(game.endRound());
  expect(round).toMatchObject({ amount, active: false });
  return round.payout - round.amount;
}

const modes: readonly (readonly [game: string, modes: readonly string[]])[] = [
  ['dice', ['below=200', 'below=5000', 'below=9800']],
  ['five-lines', ['base']],
  ['roulette', ['spots=red', 'spots=17,black,dozen1', 'spots=17-20:50,red:100']],
  ['wheel', ['risk=low', 'risk=high']],
  ['peg-drop', ['rows=8&risk=low', 'rows=16&risk=high']],
  ['mines', ['mines=3', 'mines=24']],
  ['hi-lo', ['base']],
  ['keno', ['picks=7', 'picks=1,2,3,4,5,6,7,8,9,40']],
  ['sic-bo', ['spots=small', 'spots=total9,face3,duo16']],
  ['baccarat', ['spots=banker', 'spots=tie']],
  ['lantern-tide', ['base']],
  ['comet-garden', ['base']],
  ['jacks', ['hold:base']],
  ['blackjack', ['move:base']],
  ['bingo-75', ['base']],
];
const steps: Readonly<Record<string, string>> = { hold: 'hold=21', move: 'move=hit' };

test(
  '[CAS-04] an outside client plays 1,000 rounds of all games, and the account agrees to the minor unit after each',
  { timeout: 240_000 },
  async () => {
    const { client } = await newPlayer();
    const games = await Promise.all(modes.map(async ([name, of]) => ({ game: await opened(client, name), of })));
    const before = micro(await moneyOf(client));
    let expected = before;
    const stakes = [100_000, 130_000, 170_000];
    for (let count = 0; count < 1000; count++) {
      const { game, of } = games[count % games.length]!;
      expected += await whole(game, { amount: stakes[count % 3]!, mode: of[count % of.length]! });
      if (count % 50 === 0) expect((await game.balance()).body.balance).toEqual({ amount: expected, currency: 'USD' });
    }
    expect((await games[0]!.game.balance()).body.balance.amount).toBe(expected);
    expect(micro(await moneyOf(client))).toBe(expected);
    const { body } = await games[0]!.game.authenticate();
    expect(body.round!.state.nonce).toBeLessThan(1000);
    expect((await games[1]!.game.play(100_000)).body.round!.state.nonce).toBe(1000);
  },
);

test('[CAS-04] a launch says where to call and as who; only then the five calls answer, and the secret is another one each time', async () => {
  const { client } = await newPlayer(slow);
  const { url } = await launch(client, 'dice', { lng: 'pt', device: 'mobile' });
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname]).toEqual([server.address(), '/games/dice/']);
  expect(Object.fromEntries(searchParams)).toEqual({
    sessionID: expect.stringMatching(/^[\w-]{43}$/) as string,
    lang: 'pt',
    device: 'mobile',
    rgs_url: new URL(server.address()).host,
  });
  expect((await launch(client, 'dice')).url).not.toContain(searchParams.get('sessionID'));
  const game = openGame(url, { 'X-Sandbox-World': client.world });
  const calls = [game.balance, () => game.play(one), () => game.event('cell=1'), () => game.endRound()];
  for (const call of calls) expect(await refusalOf(call())).toEqual([400, 'ERR_IS', 401]);
  const { status, body } = await game.authenticate();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    balance: { amount: 1000 * one, currency: 'USD' },
    config: { minBet: 100_000, maxBet: 100 * one, stepBet: 10_000, defaultBetLevel: one },
    round: null,
  });
  expect(body.config.betLevels).toEqual([0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].map((level) => micro(level)));
  expect(body.config.jurisdiction).toMatchObject({ disabledAutoplay: true, minimumRoundDuration: 60_000 });
  const round = await roundOf(game.play(2.5 * one, 'below=2500'));
  expect(round).toMatchObject({ betID: 1, amount: 2.5 * one, active: false, mode: 'below=2500' });
  expect([0, 9.9 * one]).toContain(round.payout);
  expect((await game.authenticate()).body.round).toEqual(round);
  const page = await client.get(`${pathname}?${searchParams.toString()}`);
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/pt/casino/game/1/dice']);
});

test('[CAS-04] [CAS-06] pages and game clients play the same rounds: one count, one seed, one ledger', async () => {
  const { client } = await newPlayer();
  const game = await opened(client, 'dice');
  const { sessionId } = await launch(client, 'dice');
  const byPage = async () => {
    const body = { stake: 1, choice: { below: 5000 } };
    const path = `/games-api/v1/sessions/${sessionId}/rounds`;
    const answer = await client.post<{ data: { round: GameRound } }>(path, body, { 'Idempotency-Key': randomUUID() });
    return answer.body.data.round;
  };
  const rounds = [(await roundOf(game.play(one))).state, await byPage(), (await roundOf(game.play(one))).state];
  expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
  const { body } = await client.get<{ data: GameSession }>(`/games-api/v1/sessions/${sessionId}`);
  expect(body.data.rounds).toEqual(rounds.toReversed());
  expect(body.data.staked).toBe(3);
});

test('[CAS-04] [CAS-05] a round that goes on comes back with the next launch, and pays once', async () => {
  const { client } = await newPlayer();
  const first = await opened(client, 'hi-lo');
  const before = micro(await moneyOf(client));
  const dealt = await roundOf(first.play(one));
  expect(dealt).toMatchObject({ active: true, payout: 0 });
  expect(await refusalOf(first.play(one))).toEqual([400, 'ERR_VAL', 1030]);
  expect(await refusalOf(first.endRound())).toEqual([400, 'ERR_VAL', 1]);
  const second = await opened(client, 'hi-lo');
  expect((await second.authenticate()).body.round).toEqual(dealt);
  const call = dealt.state.draws[0]! < 6 ? 'call=up' : 'call=down';
  const key = randomUUID();
  const called = await second.event(call, key);
  expect(await second.event(call, key)).toEqual(called);
  expect(called.body).toMatchObject({ event: call, round: { betID: dealt.betID, event: call } });
  const ended = await roundOf(first.endRound());
  expect(await roundOf(second.endRound())).toEqual(ended);
  expect(micro(await moneyOf(client))).toBe(before - one + ended.payout);
});

/** A client of another maker: it reads neither the round of a step nor that of an end, and plays again only after its own end-round. */
async function byProtocol(game: GameClient, events: readonly string[]) {
  const played = await game.play(one);
  expect(played.status).toBe(200);
  if (!played.body.round!.active) return null;
  for (const event of events) {
    const { status, body } = await game.event(event);
    if (status !== 200) break;
    expect(body.event).toBe(event);
  }
  const ended = await game.endRound();
  expect(ended.status).toBe(200);
  return ended.body;
}

test.each([
  ['mines', ['cell=1', 'cell=2']],
  ['hi-lo', ['call=up', 'call=up', 'call=up']],
  ['jacks', ['hold=31']],
  ['blackjack', ['move=hit', 'move=hit', 'move=hit', 'move=hit']],
])(
  '[CAS-18] %s: a client that goes by the protocol alone is never stuck, whatever ends its round',
  async (name, events) => {
    const { client } = await newPlayer();
    const game = await opened(client, name);
    let money = micro(await moneyOf(client));
    for (let count = 0; count < 30; count++) {
      const ended = await byProtocol(game, events);
      if (ended !== null) {
        expect(ended.round).toMatchObject({ active: false, state: { isOpen: false } });
        expect((await game.endRound()).body).toEqual(ended);
      }
      const { amount } = (await game.balance()).body.balance;
      const { body } = await game.authenticate();
      expect(amount).toBe(money - body.round!.amount + body.round!.payout);
      money = amount;
    }
    expect(micro(await moneyOf(client))).toBe(money);
  },
);

test('[CAS-18] a step that ends a round leaves it active until end-round, paid once, and authenticate says so', async () => {
  const { client } = await newPlayer();
  const before = micro(await moneyOf(client));
  const game = await opened(client, 'jacks');
  const { betID } = await roundOf(game.play(one));
  const held = await roundOf(game.event('hold=31'));
  expect(held).toMatchObject({ betID, active: true, state: { isOpen: false, endsAt: null } });
  expect(await refusalOf(game.event('hold=31'))).toEqual([400, 'ERR_VAL', 404]);
  expect((await game.authenticate()).body.round).toEqual(held);
  const ended = await game.endRound();
  expect(ended.body.round).toEqual({ ...held, active: false });
  expect((await game.endRound()).body).toEqual(ended.body);
  expect((await game.authenticate()).body.round).toMatchObject({ betID, active: false });
  expect(ended.body.balance.amount).toBe(before - one + held.payout);
});

test('[CAS-18] a session knows the rounds of its own currency', async () => {
  const { client } = await newPlayer();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'rich',
  });
  await client.logIn(body.data.login, body.data.password);
  const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  const at = (iso: string) =>
    opened(client, 'mines', { accountId: data.all_accounts.find((account) => account.iso === iso)!.id });
  const [usd, eur] = [await at('USD'), await at('EUR')];
  const { betID } = await roundOf(usd.play(one));
  expect((await eur.authenticate()).body).toMatchObject({ balance: { currency: 'EUR' }, round: null });
  expect((await usd.authenticate()).body.round).toMatchObject({ betID, active: true });
  expect(await refusalOf(eur.endRound())).toEqual([400, 'ERR_VAL', 404]);
  expect((await roundOf(eur.play(one))).state.currency).toBe('EUR');
  expect((await usd.authenticate()).body.round).toMatchObject({ betID, active: true });
});

test('[CAS-16] a game client is told the hash before it brings the player’s part', async () => {
  const { client } = await newPlayer();
  const game = await opened(client, 'dice');
  const { seed } = (await game.authenticate()).body as unknown as { seed: GameSession['seed'] };
  expect(seed.clientSeed).toBe('');
  const { body } = await game.call('/wallet/play', { amount: one, clientSeed: 'mine' });
  expect(body.round!.state).toMatchObject({ commitment: seed.commitment, clientSeed: 'mine', isDrawnByUs: false });
  const again = await game.call('/wallet/play', { amount: one, clientSeed: 'other' });
  expect(again.body.round!.state['clientSeed']).toBe('mine');
});

test('[CAS-04] [CAS-11] twenty connections play one session: one debit a round, whatever they send', async () => {
  const { client } = await newPlayer(slow);
  const before = micro(await moneyOf(client));
  const dice = await opened(client, 'dice');
  const all = await Promise.all(Array.from({ length: 20 }, () => dice.play(one, 'below=5000')));
  const [taken = [], refused = []] = [200, 400].map((status) => all.filter((sent) => sent.status === status));
  expect([taken.length, refused.length]).toEqual([1, 19]);
  for (const { body } of refused) expect(body).toMatchObject({ error: 'ERR_GLE', reason: 1029 });
  const payout = taken[0]!.body.round!.payout;
  expect(micro(await moneyOf(client))).toBe(before - one + payout);

  await later(client, 61);
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 20 }, () => dice.play(one, 'below=200', key)));
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(micro(await moneyOf(client))).toBe(before - 2 * one + payout + same[0]!.body.round!.payout);
  expect(await refusalOf(dice.play(2 * one, 'below=200', key))).toEqual([400, 'ERR_VAL', 1023]);

  await later(client, 61);
  const mines = await opened(client, 'mines');
  const money = micro(await moneyOf(client));
  const dug = await Promise.all(Array.from({ length: 20 }, () => mines.play(one, 'mines=1')));
  expect(dug.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(micro(await moneyOf(client))).toBe(money - one);
  const opens = await Promise.all(Array.from({ length: 20 }, () => mines.event('cell=4')));
  expect(opens.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  [{ amount: 1_000_001 }, 1],
  [{ amount: 1_005_000 }, 1],
  [{ amount: 1.5 }, 1],
  [{ amount: '1000000' }, 1],
  [{ amount: 0 }, 1],
  [{ amount: -one }, 1],
  [{ amount: 2 ** 60 }, 1],
  [{ amount: 90_000 }, 1004],
  [{ amount: 100_010_000 }, 1005],
  [{ amount: one, mode: 'below=199' }, 1],
  [{ amount: one, mode: 'below=5e3' }, 1],
  [{ amount: one, mode: 'above=5000' }, 1],
  [{ amount: one, mode: 'below=5000&cells=1' }, 1],
  [{ amount: one, mode: 'x'.repeat(201) }, 1],
  [{ amount: one, mode: 5000 }, 1],
  [{}, 1],
])('[CAS-04] ERR_VAL: a play of %j is refused with %i and costs nothing', async (fields, reason) => {
  const { client } = await newPlayer();
  const game = await opened(client, 'dice');
  expect(await refusalOf(game.call('/wallet/play', fields))).toEqual([400, 'ERR_VAL', reason]);
  expect((await game.balance()).body.balance.amount).toBe(1000 * one);
  expect((await roundOf(game.play(one))).state.nonce).toBe(0);
});

test.each(['cell=25', 'cell=-1', 'cell=1=2', 'call=up', 'roundId=7', 'seven', ''])(
  '[CAS-04] ERR_VAL: mines know no step "%s", and the round goes on',
  async (event) => {
    const { client } = await newPlayer();
    const game = await opened(client, 'mines');
    expect(await refusalOf(game.event('cell=1'))).toEqual([400, 'ERR_VAL', 404]);
    const { betID } = await roundOf(game.play(one));
    expect(await refusalOf(game.event(event))).toEqual([400, 'ERR_VAL', 1]);
    expect((await game.authenticate()).body.round).toMatchObject({ betID, active: true });
  },
);

test('[CAS-04] ERR_IPB: who has less than the stake pays nothing', async () => {
  const { client } = await newPlayer();
  const accounts = [{ iso: 'USD', money: 2 }];
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
    accounts,
  });
  await client.logIn(body.data.login, body.data.password);
  const game = await opened(client, 'dice');
  expect(await refusalOf(game.play(2_010_000))).toEqual([400, 'ERR_IPB', 1006]);
  expect((await game.balance()).body.balance.amount).toBe(2 * one);
  expect((await roundOf(game.play(2 * one))).state.nonce).toBe(0);
});

test('[CAS-04] ERR_IS: an unknown session, a log-out, and the end of the player’s own time', async () => {
  const { client } = await newPlayer();
  const nobody = openGame(
    `${server.address()}/?sessionID=${'a'.repeat(43)}&lang=en&rgs_url=${new URL(server.address()).host}`,
    {
      'X-Sandbox-World': client.world,
    },
  );
  expect(await refusalOf(nobody.authenticate())).toEqual([400, 'ERR_IS', 401]);
  expect(await refusalOf(nobody.play(one))).toEqual([400, 'ERR_IS', 401]);
  const game = await opened(client, 'dice');
  await client.post('/web-api/auth/disconnect', {});
  expect(await refusalOf(game.play(one))).toEqual([400, 'ERR_IS', 401]);
  expect(await refusalOf(game.authenticate())).toEqual([400, 'ERR_IS', 401]);

  const { client: limited } = await newPlayer();
  await set(limited, 31, 1);
  const timed = await opened(limited, 'dice');
  await limited.control('POST', 'clock', { advance: 3601 });
  expect(await refusalOf(timed.play(one))).toEqual([400, 'ERR_IS', 1021]);
});

test('[CAS-04] ERR_ATE: a session of more than a day plays no more, and its round goes on with the next', async () => {
  const { client } = await newPlayer();
  const game = await opened(client, 'mines');
  await later(client, 3600);
  const { betID } = await roundOf(game.play(one));
  await later(client, 23 * 3600 + 1);
  expect(await refusalOf(game.event('cell=1'))).toEqual([400, 'ERR_ATE', 403]);
  expect((await (await opened(client, 'mines')).authenticate()).body.round).toMatchObject({ betID, active: true });
});

test('[CAS-04] [CAS-12] ERR_GLE: a limit, a time-out and a round before its time say which, and cost nothing', async () => {
  const { client } = await newPlayer();
  await set(client, 1, 10);
  const game = await opened(client, 'dice');
  expect((await bet(client, await firstPick(client), 8)).status).toBe(201);
  const { amount } = (await game.balance()).body.balance;
  const { status, body } = await game.play(3 * one);
  expect([status, body.error, body.reason]).toEqual([400, 'ERR_GLE', 1019]);
  expect(body.data).toMatchObject({ limit: { limitType: 1, left: 2 } });
  expect((await game.balance()).body.balance.amount).toBe(amount);
  expect((await roundOf(game.play(one))).state.nonce).toBe(0);
  await client.post(`${limitBase}/timeout`, { hours: 24 }, { 'Idempotency-Key': randomUUID() });
  expect(await refusalOf(game.play(one))).toEqual([400, 'ERR_GLE', 1026]);

  const { client: other } = await newPlayer(slow);
  const slowGame = await opened(other, 'five-lines');
  await roundOf(slowGame.play(one));
  const early = await slowGame.play(one);
  expect(early.body).toMatchObject({ error: 'ERR_GLE', reason: 1029 });
  expect(early.body.data!.waitMs).toBeLessThanOrEqual(60_000);
});

test('[HTTP-50] a play that came too soon is sent again under its key, and then it is one round', async () => {
  const player = await newPlayer(slow);
  const game = await opened(player.client, 'dice');
  const [first, second] = [randomUUID(), randomUUID()];
  const begun = await roundOf(game.play(one, 'below=5000', first));
  expect(await refusalOf(game.play(one, 'below=5000', second))).toEqual([400, 'ERR_GLE', 1029]);
  await later(player.client, 61);
  const next = await roundOf(game.play(one, 'below=5000', second));
  expect(next.betID).not.toBe(begun.betID);
  expect((await roundOf(game.play(one, 'below=5000', second))).betID).toBe(next.betID);
  expect((await roundOf(game.play(one, 'below=5000', first))).betID).toBe(begun.betID);
});

test('[CAS-04] ERR_LOC and ERR_MAINTENANCE refuse to begin, and never to end what is paid for; ERR_GEN is for all else', async () => {
  const { client } = await newPlayer();
  const game = await opened(client, 'mines');
  const geo = { country: 'GB', displayTypeId: 1, templateTypeId: 99 };
  await client.control('PUT', 'geo', geo);
  expect(await refusalOf(game.authenticate())).toEqual([400, 'ERR_LOC', 451]);
  expect(await refusalOf(game.play(one, 'mines=1'))).toEqual([400, 'ERR_LOC', 451]);
  await client.control('PUT', 'geo', { ...geo, displayTypeId: 0 });
  const { betID } = await roundOf(game.play(one, 'mines=1'));
  const works = { started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null, web_state: 0 };
  await client.control('PUT', 'maintenance', { ...works, isActive: true });
  expect(await refusalOf(game.authenticate())).toEqual([500, 'ERR_MAINTENANCE', 503]);
  expect(await refusalOf(game.play(one, 'mines=1'))).toEqual([500, 'ERR_MAINTENANCE', 503]);
  await roundOf(game.event('cell=0'));
  const ended = await roundOf(game.endRound());
  expect(ended).toMatchObject({ betID, active: false });
  await client.control('PUT', 'maintenance', { ...works, isActive: false });
  await client.control('POST', 'faults', [{ path: '/wallet/play', status: 500 }]);
  expect(await refusalOf(game.play(one))).toEqual([500, 'ERR_GEN', 500]);
  await roundOf(game.play(one));
});

test('[CAS-04] [CAS-10] a demo plays with points and moves no money', async () => {
  const { client } = await newPlayer();
  const before = await moneyOf(client);
  const demo = await opened(client, 'wheel', { mode: 'demo' });
  const { body } = await demo.play(100 * one, 'risk=low');
  expect(body.balance).toEqual({ amount: 900 * one + body.round!.payout, currency: 'PTS' });
  expect(await moneyOf(client)).toBe(before);
});

test('[CAS-04] a page of another origin may make these calls, and no other change', async () => {
  const { client } = await newPlayer();
  const { url } = await launch(client, 'dice');
  const elsewhere = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'X-Sandbox-World': client.world };
  const game = openGame(url, elsewhere);
  expect((await game.authenticate()).status).toBe(200);
  const preflight = await fetch(`${server.address()}/wallet/play`, {
    method: 'OPTIONS',
    headers: {
      ...elsewhere,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
  expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect((await client.post('/games-api/v1/launch', { gameId: 'dice', mode: 'real' }, elsewhere)).status).toBe(403);
});
