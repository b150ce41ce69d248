import { expect, test } from 'vitest';

import { drawsOf, gameOf, jacksCards, messagesOf, pokerHand } from '@contracts/games';
import { mathsOf } from '@contracts/games/maths';
import { sha256, signed } from '@contracts/games/sign';
import type { GameRound } from '@contracts/rounds';

import { checkOwn } from './check';

const serverSeed = 'ab'.repeat(32);
const hold = 31;

/** The first count of this seed that deals a full house. */
async function fullHouse() {
  const shape = gameOf('jacks').shapeOf({});
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const seeds = { serverSeed, clientSeed: 'mine', nonce };
    const draws = drawsOf(await signed(serverSeed, messagesOf(seeds, shape)), shape);
    if (pokerHand(jacksCards(draws, hold)) === 'fullHouse') return { ...seeds, draws };
  }
  throw new Error('No full house came.');
}

test('[CAS-32] the verifier computes a round by the table that it was played by, and finds another payment in both', async () => {
  const seeds = await fullHouse();
  const round = {
    ...{ id: 'r', game: 'jacks', at: 1, currency: 'USD', stake: 1, isOpen: false, endsAt: null, choice: { hold } },
    ...{ ...seeds, commitment: await sha256(serverSeed), isDrawnByUs: false },
  };
  const said = (maths: string | null, payout: number) => checkOwn({ ...round, maths, payout } as unknown as GameRound);
  for (const maths of ['1:b39b96d072bb22996848b0feacf41a9a9f82f638209e06a9ed0c875d626cc024', null])
    expect([await said(maths, 9), (await said(maths, 8)) === 'right']).toEqual(['right', false]);
  expect([await said(mathsOf('jacks'), 8), await said(mathsOf('jacks'), 9)]).toEqual(['right', 'wrong']);
});
