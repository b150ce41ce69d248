import { expect, test } from 'vitest';

import { dice } from '@contracts/games/dice';
import { drawsOf, messagesOf } from '@contracts/games/fair';
import { mathsOf } from '@contracts/games/maths';
import { sharedGameOf } from '@contracts/shared-games';

import type { Round } from '@/entities/casino/round';
import { sha256, signed } from '@/shared/sign';
import { proveRound, proveShared } from '@/widgets/casino/check';

import type { Played, SharedRow } from './played';
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
const said = async (rounds: readonly Played[], kept: Parameters<typeof judge>[1] = nothing) =>
  Object.values(await judge(rounds, kept, { proveRound, proveShared }));

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

/** A bet on a flight that ended at `draws`, its player left at 1.01. */
async function bet(over: Partial<SharedRow> = {}): Promise<SharedRow> {
  const [hash, salt] = ['ab'.repeat(32), 'salt'];
  const { signed: toSign, drawsOf: ended } = sharedGameOf('crash');
  const { key, messages } = toSign({ hash, salt, number: 2 });
  const draws = ended(await signed(key, messages));
  const chain = { id: 1, terminating: await sha256(await sha256(hash)), salt, length: 9, publicValue: null };
  return {
    ...{ id: 'b', game: 'crash', at: 1, iso: 'USD', stake: 100, payout: 101, isOpen: false, endsAt: null },
    ...{ choice: {}, draws, commitment: chain.terminating, clientSeed: salt, isDrawnByUs: true, nonce: 2 },
    ...{ serverSeed: hash, maths: null, shared: { chain, left: 101, isReturned: false }, ...over },
  };
}

test('[FAIR-17] bets on shared rounds are computed with the rounds that one plays alone', async () => {
  const { shared } = await bet();
  const returned = { payout: 100, shared: { ...shared, left: null, isReturned: true } };
  const rounds = [await bet(), await bet({ id: 'c', nonce: 2, isOpen: true }), await honest(0)];
  expect(await said([rounds[0]!, rounds[2]!])).toEqual(['right', 'right']);
  expect(await said([rounds[1]!])).toEqual(['open']);
  expect(await said([await bet(returned)])).toEqual(['right']);
});

test.each([
  ['another payment', { payout: 99 }],
  ['another result', { draws: [100] }],
  ['another hash of the round', { serverSeed: 'cd'.repeat(32) }],
  ['another first hash', { commitment: 'cd'.repeat(32) }],
  ['another number', { nonce: 3 }],
  ['another stake', { stake: 200 }],
])('[FAIR-17] a house that tells %s of a bet on a shared round is found in the list', async (_, change) => {
  expect(await said([await bet(change)])).toEqual(['wrong']);
});
