import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { drawsOf, gameOf, games, messagesOf } from '@contracts/games';

import type { Round } from '@/entities/casino/round';

import { proveRound } from './own';

/** Two hundred rounds as the server plays them. */
const rounds = Array.from({ length: 200 }, (_, nonce): Round & { serverSeed: string } => {
  const { slug: game, first, shapeOf, steps } = games[nonce % games.length]!;
  const serverSeed = createHash('sha256')
    .update(`seed ${String(nonce % 7)}`)
    .digest('hex');
  const seeds = { serverSeed, clientSeed: 'openbook', nonce };
  const choice = steps?.after(first, { cell: 7, call: 'up', hold: 5, move: 'hit' }, []) ?? first;
  const shape = shapeOf(choice);
  const digests = messagesOf(seeds, shape).map((message) => createHmac('sha256', serverSeed).update(message).digest());
  const draws = drawsOf(Buffer.concat(digests), shape);
  const commitment = createHash('sha256').update(serverSeed).digest('hex');
  const payout = gameOf(game).payoutOf(draws, choice, 100);
  const facts = {
    id: String(nonce),
    game,
    at: 0,
    iso: 'USD',
    stake: 100,
    isOpen: false,
    endsAt: null,
    isDrawnByUs: false,
    maths: null,
  };
  return { ...seeds, ...facts, payout, choice, draws, commitment };
});

test('[CAS-07] two hundred rounds come out of their seeds in the browser as on the server', async () => {
  for (const round of rounds) {
    const { draws, payout } = round;
    expect(await proveRound(round, gameOf(round.game))).toMatchObject({
      isHashRight: true,
      isRight: true,
      draws,
      payout,
    });
  }
});

const [round] = rounds;
test.each([
  ['one digit of the seed', { serverSeed: round!.serverSeed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
  ['the player’s part', { clientSeed: 'openbooc' }],
  ['the count', { nonce: 1 }],
  ['the number drawn', { draws: [(round!.draws[0]! + 1) % 10_000] }],
  ['the payout', { payout: round!.payout + 1 }],
  ['the hash', { commitment: '0'.repeat(64) }],
])('[CAS-07] whoever changes %s is found', async (_, change) => {
  expect((await proveRound({ ...round!, ...change }, gameOf(round!.game))).isRight).toBe(false);
});
