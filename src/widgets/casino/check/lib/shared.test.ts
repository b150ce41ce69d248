import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { sharedGameOf, type SharedKind, sharedKinds } from '@contracts/shared-games';
import type { SharedRound } from '@contracts/shared-rounds';

import { proveShared } from './shared';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const seed = sha256('the last round');
const hashOf = (number: number): string => (number === 9 ? seed : sha256(hashOf(number + 1)));
const chain = { id: 1, terminating: hashOf(0), salt: sha256('salt'), length: 9 };

function roundOf(kind: SharedKind, number: number): SharedRound & { hash: string } {
  const hash = hashOf(number);
  const { signed, drawsOf } = sharedGameOf(kind);
  const { key, messages } = signed({ hash, salt: chain.salt, number });
  const draws = drawsOf(Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest())));
  const times = { at: 9, opensAt: 1, closesAt: 2, endsAt: 3, nextAt: 4, bets: 0, left: 0 };
  return { id: number, kind, chainId: 1, number, phase: 'ended', ...times, draws, hash };
}

const prove = (round: SharedRound & { hash: string }, of: typeof chain = chain) =>
  proveShared(round, of, { ...sharedGameOf(round.kind), of: round.kind === 'crash' ? null : 40 });

test.each(sharedKinds)('[CAS-07] %s: rounds lead back to the first hash, and come out as they did', async (kind) => {
  for (const number of [1, 2, 9])
    expect(await prove(roundOf(kind, number))).toMatchObject({ isHashRight: true, isRight: true });
});

test('[CAS-07] one digit of hash, salt, number or outcome that differs is found', async () => {
  const round = roundOf('crash', 4);
  const digit = round.hash.startsWith('0') ? '1' : '0';
  const wrong = async (own: Partial<SharedRound & { hash: string }>, with_: Partial<typeof chain> = {}) =>
    (await prove({ ...round, ...own }, { ...chain, ...with_ })).isRight;
  expect(await wrong({ hash: digit + round.hash.slice(1) })).toBe(false);
  expect(await wrong({ number: 5 })).toBe(false);
  expect(await wrong({ draws: [round.draws[0]! + 1] })).toBe(false);
  expect(await wrong({}, { salt: sha256('other') })).toBe(false);
  expect(await wrong({}, { terminating: sha256('other') })).toBe(false);
});

test('[CAS-07] the sum is told as one works it out by hand: a draw by four bytes, a flight by 13 hex digits', async () => {
  const { sum: draw } = await prove(roundOf('keno-draw', 2));
  expect(draw.bytes).toHaveLength(8);
  expect(Math.floor(draw.share * 40)).toBe(draw.drawn);
  const { sum: flight } = await prove(roundOf('crash', 2));
  expect(flight.bytes).toHaveLength(13);
  expect(Math.max(100, Math.floor(99 / (1 - flight.share)))).toBe(flight.drawn);
});
