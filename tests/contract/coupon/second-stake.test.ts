/** Blackjack: the stake once more, for one card or for two hands, and what stops it. Also: twenty connections at one session. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { rankOf } from '../../../contracts/games/cards.ts';
import { blackjackHands, gameOf, isBlackjackPair } from '../../../contracts/games/index.ts';
import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { base as limitBase, playerOf, set } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/games-api/v1';
type Played = { code: number; data: { round: GameRound; session: GameSession } };

async function table(game = 'blackjack') {
  const { client } = await playerOf(await server.enter(), { protection: { slotCycleMs: 0, gameCycleMs: 0 } });
  const { body } = await client.post<{ data: { sessionId: string } }>(`${base}/launch`, { gameId: game, mode: 'real' });
  const at = `${base}/sessions/${body.data.sessionId}`;
  const send = (path: string, sent: object, key: string = randomUUID()) =>
    client.post<Played>(`${at}/${path}`, sent, { 'Idempotency-Key': key });
  const play = (stake = 2) => send('rounds', { stake, choice: {} });
  const step = (roundId: string, move?: string, key?: string) => send('steps', { roundId, move }, key);
  const session = async () => (await client.get<{ data: GameSession }>(at)).body.data;
  return { client, at, play, step, session };
}

/** Plays rounds until one is open whose cards are so. */
async function dealt({ play, step }: Awaited<ReturnType<typeof table>>, fits: (round: GameRound) => boolean) {
  for (let tries = 0; tries < 300; tries++) {
    const { round } = (await play()).body.data;
    if (round.isOpen && fits(round)) return round;
    if (round.isOpen) await step(round.id);
  }
  throw new Error('No such cards came.');
}
const cents = async (client: Client) => Math.round((await moneyOf(client)) * 100);

test.each(['double', 'split'] as const)(
  '[CAS-05] [CAS-09] %s: the stake is taken once more under one key, and the round pays by both',
  async (move) => {
    const at = await table();
    const round = await dealt(at, ({ draws }) => move === 'double' || isBlackjackPair(draws));
    const before = await cents(at.client);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => at.step(round.id, move, key)));
    const done = answers.find(({ status }) => status === 201)!.body.data;
    expect(done.round).toMatchObject({ isOpen: false, stake: 4, choice: { second: move } });
    expect(blackjackHands(done.round.draws, done.round.choice).own).toHaveLength(move === 'split' ? 2 : 1);
    const payout = gameOf('blackjack').payoutOf(done.round.draws, done.round.choice, 400);
    expect(Math.round(done.round.payout * 100)).toBe(payout);
    expect((await cents(at.client)) - before).toBe(payout - 200);
    expect(answers.filter(({ status }) => status === 201).every(({ body }) => body.data.round.id === round.id)).toBe(
      true,
    );
    const { staked, won, net } = await at.session();
    expect(Math.round((won - staked) * 100)).toBe(Math.round(net * 100));
  },
);

test('[CAS-05] [CAS-09] nobody doubles after a card, splits what counts otherwise, or stakes a third time', async () => {
  const at = await table();
  const ranks = ({ draws }: GameRound) => [rankOf(draws[0]!), rankOf(draws[2]!)] as const;
  // No ace: with one the next card may make 21, which ends the hand.
  const isLow = (round: GameRound) => Math.min(...ranks(round)) > 0 && ranks(round)[0] + ranks(round)[1] < 8;
  const odd = await dealt(at, (round) => !isBlackjackPair(round.draws) && isLow(round));
  const before = await cents(at.client);
  expect((await at.step(odd.id, 'split')).body.code).toBe(1);
  expect((await at.step(odd.id, 'hit')).status).toBe(201);
  expect((await at.step(odd.id, 'double')).body.code).toBe(1);
  expect(await cents(at.client)).toBe(before);
});

test('[CAS-12] a limit refuses the second stake before any debit, and the hand goes on', async () => {
  const at = await table();
  const round = await dealt(at, () => true);
  await set(at.client, 1, 3);
  const before = await cents(at.client);
  const refused = await at.step(round.id, 'double');
  expect(refused.body.code).toBe(1019);
  expect(await cents(at.client)).toBe(before);
  expect((await at.session()).rounds[0]).toMatchObject({ id: round.id, isOpen: true, stake: 2, choice: {} });
  expect((await at.step(round.id)).body.data.round).toMatchObject({ isOpen: false, stake: 2 });
});

test('[CAS-12] a time-out taken in the middle of a hand stops the second stake and the next round, not the hand', async () => {
  const at = await table();
  const round = await dealt(at, () => true);
  await at.client.post(`${limitBase}/timeout`, { hours: 24 }, { 'Idempotency-Key': randomUUID() });
  expect((await at.step(round.id, 'double')).body.code).toBe(1026);
  expect((await at.step(round.id)).body.data.round.isOpen).toBe(false);
  expect((await at.play()).body.code).toBe(1026);
});

test('[CAS-04] [CAS-05] twenty connections play one session: no count is used twice, and every stake is paid once', async () => {
  const { client, at, session } = await table('dice');
  const before = await cents(client);
  const played = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const rounds: GameRound[] = [];
      for (let count = 0; count < 5; count++) {
        const sent = { stake: 1, choice: { below: 5000 } };
        const { status, body } = await client.post<Played>(`${at}/rounds`, sent, { 'Idempotency-Key': randomUUID() });
        expect(status).toBe(201);
        rounds.push(body.data.round);
      }
      return rounds;
    }),
  );
  const rounds = played.flat();
  expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, nonce) => nonce),
  );
  const paid = rounds.reduce((sum, { payout }) => sum + Math.round(payout * 100), 0);
  expect((await cents(client)) - before).toBe(paid - 10_000);
  expect(await session()).toMatchObject({ staked: 100, seed: { nonce: 100 } });
});
