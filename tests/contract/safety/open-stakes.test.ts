/** A player who is closed out, or leaves, while they have tickets, rounds and a place in a tournament. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Verification } from '../../../contracts/documents.ts';
import type { LottoGame, LottoTicket } from '../../../contracts/lotto.ts';
import type { LottoPlayed } from '../../../contracts/played-rounds.ts';
import type { PoolPurse } from '../../../contracts/pools-common.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
import type { TotoDraw, TotoDrawShort, TotoTicket } from '../../../contracts/toto.ts';
import type { Tournament } from '../../../contracts/tournaments.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { photo } from '../../support/photo.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { blockUser } from '../support/limit-support.ts';
import { upload } from '../support/photo-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const data = async <T>(client: Client, path: string) => (await client.get<{ data: T }>(path)).body.data;
const cents = (money: number) => Math.round(money * 100);
const names = { name: 'Tom', surname: 'Young' };

/** A player of fifteen years, whose document nobody has seen yet. */
async function player() {
  const client = await server.enter();
  await client.control('PATCH', 'config', { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } });
  const year = new Date((await client.now()) * 1000).getUTCFullYear() - 15;
  const user_data = {
    ...{ ...names, date_birthday: `${String(year)}-01-02`, document_type_id: null, inn: '', passport: '' },
    ...{ passport_date: null, passport_end_date: null, registration_address: '' },
  };
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    ...{ profile: 'unverified', patch: { user_data }, accounts: [{ iso: 'USD', money: 5000 }] },
  });
  const logIn = () => client.logIn(body.data.login, body.data.password);
  await logIn();
  return { client, logIn };
}

/** Buys a ticket of each kind, begins a round, takes a place. Gives what each of them cost, in cents. */
async function stakeAll(client: Client) {
  const keyed = async <T>(path: string, body: object): Promise<T> => {
    const { status, body: answer } = await client.post<T>(path, body, { 'Idempotency-Key': randomUUID() });
    expect([path, status, answer]).toEqual([path, expect.toSatisfy((code: number) => code < 300), answer]);
    return answer;
  };
  const purse = await data<PoolPurse>(client, '/lotto-api/v1/purse');
  const { accountId } = purse;
  const price = (pool: number) => Math.ceil((pool / purse.rate) * 100) / 100;
  const game = (await data<LottoGame[]>(client, '/lotto-api/v1/catalog')).find(({ slug }) => slug === '4-20')!;
  const order = { lottoId: game.id, firstDrawId: game.draws[0]!.id, draws: 4, lines: [[1, 2, 3, 4]] };
  const lotto = (
    await keyed<{ data: LottoTicket }>('/lotto-api/v1/tickets', {
      ...{ ...order, accountId, price: price(4 * game.price) },
    })
  ).data;
  const [short] = await data<TotoDrawShort[]>(client, '/toto-api/v1/draws?section=fifteen');
  const draw = await data<TotoDraw>(client, `/toto-api/v1/draws/${String(short!.id)}`);
  const picks = draw.matches.map(() => [0]);
  const toto = (
    await keyed<{ data: TotoTicket }>('/toto-api/v1/coupons', {
      ...{ drawId: draw.id, picks, amount: 10, accountId, price: price(10) },
    })
  ).data;
  const { sessionId } = (
    await keyed<{ data: { sessionId: string } }>('/games-api/v1/launch', { gameId: 'mines', mode: 'real' })
  ).data;
  const at = `/games-api/v1/sessions/${sessionId}`;
  const { round } = (await keyed<{ data: { round: GameRound } }>(`${at}/rounds`, { stake: 7, choice: { mines: 3 } }))
    .data;
  return { draw, round, lotto: cents(lotto.price), toto: cents(toto.price), mines: 700 };
}

const playOut = async (client: Client, { matches }: TotoDraw) => {
  for (const { gameId } of matches)
    expect((await client.control('POST', 'simulator', { gameId, do: 'finish', score: [1, 0] })).status).toBe(204);
};
const lottoOf = async (client: Client) => (await data<LottoTicket[]>(client, '/lotto-api/v1/tickets'))[0]!;
const totoOf = async (client: Client) => (await data<TotoTicket[]>(client, '/toto-api/v1/coupons'))[0]!;

test('[VERIF-14] [LOTTO-05] whoever is closed for their age has tickets returned and rounds ended at once, and wins nothing later', async () => {
  const { client, logIn } = await player();
  const before = cents(await moneyOf(client));
  const { draw } = await stakeAll(client);
  expect(cents(await moneyOf(client))).toBeLessThan(before);
  // The first of the four draws has been: what was played stays played.
  const now = await client.now();
  await client.control('POST', 'clock', { advance: 3605 - (now % 3600) });
  await logIn();
  const drawn = (await lottoOf(client)).draws[0]!;
  expect(drawn.right).not.toBeNull();
  const base = '/office-api/v1/verification';
  const zone = (await data<Verification>(client, base)).specimen ?? '';
  await client.post(base, { fileId: await upload(client, photo()), type: 1, fileName: 'p.jpg', zone });
  await client.control('POST', 'clock', { advance: 6 });
  await logIn();
  const lotto = await lottoOf(client);
  expect(lotto.draws.map(({ isReturned }) => isReturned)).toEqual([false, true, true, true]);
  expect((await totoOf(client)).isReturned).toBe(true);
  const back = lotto.draws.slice(1).reduce((sum, { payout }) => sum + cents(payout), 0);
  const played = cents(lotto.price) - back;
  const listed = async (result: string) =>
    (await data<LottoPlayed[]>(client, `/games-api/v1/rounds?game=lotto&result=${result}`)).map(
      ({ stake, payout, lotto: { draws, returned = 0 } }) => [
        cents(stake),
        cents(payout),
        draws.length,
        cents(returned),
      ],
    );
  const ofTicket = [[played, cents(drawn.payout), 1, back]];
  expect(await listed(drawn.payout > 0 ? 'paid' : 'lost')).toEqual(ofTicket);
  expect([back > 0, await listed('open'), await listed(drawn.payout > 0 ? 'lost' : 'paid')]).toEqual([true, [], []]);
  const money = cents(await moneyOf(client));
  expect(money).toBe(before - played + cents(drawn.payout));
  const world = server.worldOf(client);
  expect(auditBooks(world.db)).toEqual([]);

  await playOut(client, draw);
  await client.control('POST', 'clock', { advance: 26 * 3600 });
  await logIn();
  expect(cents(await moneyOf(client))).toBe(money);
  expect((await lottoOf(client)).draws.map(({ numbers }) => numbers === null)).toEqual([false, false, false, false]);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[LIM-102] whoever excludes themselves with tickets, a round and a place in a tournament gets what these are worth at their end', async () => {
  const { client, logIn } = await player();
  const joined = await data<{ tournament: Tournament }[]>(client, '/games-api/v1/tournaments');
  const { tournament } = joined.find((one) => one.tournament.kind === 'fast' && !one.tournament.isOver)!;
  await client.call('PUT', `/games-api/v1/tournaments/${String(tournament.id)}/place`);
  const before = cents(await moneyOf(client));
  const cost = await stakeAll(client);
  const gone = await client.post(blockUser, { days: 180 }, { 'Idempotency-Key': randomUUID() });
  expect(gone.status).toBe(200);
  await logIn();
  const money = cents(await moneyOf(client));
  expect(money).toBe(before - cost.lotto - cost.toto - cost.mines);
  const world = server.worldOf(client);
  expect(auditBooks(world.db)).toEqual([]);

  await playOut(client, cost.draw);
  await client.control('POST', 'clock', { advance: 26 * 3600 });
  await logIn();
  const [lotto, toto] = [await lottoOf(client), await totoOf(client)];
  expect(lotto.draws.every(({ right }) => right !== null)).toBe(true);
  // Fifteen home wins were picked, and all came.
  expect(toto.payout).toBeGreaterThan(0);
  expect(cents(await moneyOf(client))).toBe(money + cents(lotto.payout) + cents(toto.payout ?? 0) + cost.mines);
  const places = (await data<{ tournament: Tournament }>(client, `/games-api/v1/tournaments/${String(tournament.id)}`))
    .tournament.places;
  expect(places).toEqual([]);
  expect(auditBooks(world.db)).toEqual([]);
});
