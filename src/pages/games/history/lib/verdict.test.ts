import { expect, test } from 'vitest';

import { dice } from '@contracts/games/dice';
import { drawsOf, messagesOf } from '@contracts/games/fair';
import { mathsOf } from '@contracts/games/maths';

import type { Round } from '@/entities/games/round';
import { sha256, signed } from '@/shared/sign';
import { proveRound } from '@/widgets/games/check';

import { judge } from './verdict';

const nothing = { seed: null, past: [], rounds: [], alarm: null, told: null };
const serverSeed = 'ab'.repeat(32);
const choice = { below: 5000 };

/** A round as an honest house tells it. */
async function honest(nonce = 0, over: Partial<Round> = {}): Promise<Round> {
  const seeds = { serverSeed, clientSeed: 'mine', nonce };
  const draws = drawsOf(await signed(serverSeed, messagesOf(seeds, dice.shapeOf(choice))), dice.shapeOf(choice));
  return {
    ...{ id: `r${String(nonce)}`, game: 'dice', at: 1, iso: 'USD', stake: 100, isOpen: false, endsAt: null, choice },
    ...{ draws, payout: dice.payoutOf(draws, choice, 100), commitment: await sha256(serverSeed), clientSeed: 'mine' },
    ...{ isDrawnByUs: false, nonce, serverSeed, maths: mathsOf('dice'), ...over },
  };
}
const said = async (rounds: readonly Round[], kept: Parameters<typeof judge>[1] = nothing) =>
  Object.values(await judge(rounds, kept, proveRound));

test('[CAS-30] rounds of an honest house are right; a closed seed and an open round say so', async () => {
  const rounds = [await honest(0), await honest(1, { serverSeed: null }), await honest(2, { isOpen: true })];
  expect(await said(rounds)).toEqual(['right', 'closed', 'open']);
});

test.each([
  ['another draw', { draws: [1] }],
  ['another payment', { payout: 7 }],
  ['another part', { clientSeed: 'theirs' }],
  ['another count', { nonce: 8 }],
  ['another seed', { serverSeed: 'cd'.repeat(32) }],
  ['another hash', { commitment: 'cd'.repeat(32) }],
])('[CAS-30] [FAIR-10] a house that tells %s afterwards is found in the list', async (_, change) => {
  const round = await honest(1);
  const isOfChance = JSON.stringify({ ...round, ...change }) === JSON.stringify(round);
  expect([isOfChance, ...(await said([{ ...round, ...change }]))]).toEqual([false, 'wrong']);
});

test('[FAIR-10] a seed that was chosen afterwards fits its own hash, but not the one that this browser showed', async () => {
  const round = await honest(0);
  const rounds = [{ id: round.id, commitment: 'ef'.repeat(32), nonce: 0 }];
  expect(await said([round], { ...nothing, rounds })).toEqual(['wrong']);
});

test.each([
  ['another choice of the player', { choice: { below: 200 } }],
  ['another stake', { stake: 50 }],
  ['another currency', { iso: 'EUR' }],
])(
  '[FAIR-11] a house that tells %s afterwards, with a right sum for it, is found by what this browser sent',
  async (_, change) => {
    const round = await honest(1);
    const told = { ...round, ...change };
    const lie = { ...told, payout: dice.payoutOf(told.draws, told.choice, told.stake) };
    expect(await said([lie])).toEqual(['right']);
    const bet = { iso: 'USD', stake: 100, choice };
    const kept = { ...nothing, rounds: [{ id: round.id, commitment: round.commitment, nonce: 1, bet }] };
    expect([await said([lie], kept), await said([round], kept)]).toEqual([['wrong'], ['right']]);
  },
);

test('[FAIR-10] one count that serves two rounds is found in both', async () => {
  const [first, second] = [await honest(0), await honest(0, { id: 'again' })];
  expect(await said([first, second, await honest(1)])).toEqual(['twice', 'twice', 'right']);
});

test('[CAS-30] a round by mathematics that this page does not have is neither right nor wrong; a false hash stays wrong', async () => {
  const old = { maths: '0:other', payout: 7 };
  expect(await said([await honest(0, old), await honest(1, { ...old, commitment: 'other' })])).toEqual([
    'maths',
    'wrong',
  ]);
});
