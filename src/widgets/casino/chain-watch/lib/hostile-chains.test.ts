import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { crash } from '@contracts/shared-games/crash';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import { type KeptChains, noChains } from './kept';
import type { Heard } from './order';
import { rulesOf, watch } from './watch';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const length = 40;
const start = 1_800_000_000_000;
/** From one round of crash to the next at the least. */
const periodMs = 12_000;

function chainOf(id: number, seed = `seed ${String(id)}`) {
  const hashes = [seed];
  while (hashes.length <= length) hashes.push(sha256(hashes.at(-1) ?? ''));
  const hashOf = (number: number) => hashes[length - number] ?? '';
  const told: SharedChain = { id, terminating: hashOf(0), salt: `salt ${String(id)}`, length };
  return { told, hashOf };
}
type Chain = ReturnType<typeof chainOf>;

/** Round `number` of a chain when it has ended. Rounds have ids in the order of their chains. */
function roundOf(chain: Chain, number: number, over: Partial<SharedRound> = {}): SharedRound {
  const { key, messages } = crash.signed({ hash: chain.hashOf(number), salt: chain.told.salt, number });
  const draws = crash.drawsOf(createHmac('sha256', key).update(messages[0]!).digest());
  return {
    ...{ id: chain.told.id * 100 + number, kind: 'crash', at: start, chainId: chain.told.id, number, phase: 'ended' },
    ...{ opensAt: 0, closesAt: 0, endsAt: 0, nextAt: 0, bets: 0, left: 0, draws, hash: chain.hashOf(number) },
    ...over,
  };
}
const [first, second, third] = [chainOf(1), chainOf(2), chainOf(3)];

/** What an honest house says when so many rounds have ended, of chains one after the other. */
function heard(count: number, over: Partial<Heard> = {}): Heard {
  const placeOf = (index: number): [Chain, number] => (index <= length ? [first, index] : [second, index - length]);
  const last = Array.from({ length: Math.min(count, 100) }, (_, back) => roundOf(...placeOf(count - back)));
  const [chain, number] = placeOf(count + 1);
  const round = roundOf(chain, number, { phase: 'open', draws: [], hash: null });
  const next = chain === first ? second.told : third.told;
  return { round, last, chains: [first.told, second.told], next, at: start + count * periodMs, isWhole: true, ...over };
}
const look = (kept: KeptChains, what: Heard) => watch(kept, what, rulesOf(crash));
const seenAt = (count: number) => look(noChains, heard(count));

test('[FAIR-12] with an honest house nothing warns, from the first round of a chain to the next one, also after a long time', async () => {
  let kept = noChains;
  for (const count of [0, 1, 2, 9, 39, 40, 41, 60]) {
    kept = await look(kept, heard(count));
    expect([count, kept.alarm]).toEqual([count, null]);
  }
  expect(kept.proved).toMatchObject({ chainId: 2, number: 20 });
  const later = heard(70, { at: start + 1e9 });
  const fourth = chainOf(9);
  const round = { ...later.round!, chainId: 9, number: 3 };
  const away = { ...later, round, last: [], chains: [fourth.told], next: chainOf(10).told };
  expect((await look(kept, away)).alarm).toBeNull();
});

const ground = chainOf(1, 'ground until it pays less');
const other = chainOf(2, 'drawn when the stakes were known');
const cheats: [string, string, Heard][] = [
  ['exchanges the chain in play', 'exchanged', heard(6, { chains: [ground.told, second.told] })],
  ['exchanges the promised chain', 'exchanged', heard(6, { next: other.told })],
  ['grinds a salt', 'exchanged', heard(6, { chains: [{ ...first.told, salt: 'ground' }] })],
  ['names a public value when it is known', 'exchanged', heard(6, { next: { ...second.told, publicValue: 'known' } })],
  ['makes a chain shorter', 'exchanged', heard(6, { chains: [{ ...first.told, length: 6 }] })],
  ['promises another chain than before', 'next', heard(6, { next: third.told })],
  [
    'leaves a chain before a large win',
    'short',
    heard(6, { round: { ...heard(41).round!, number: 1 }, last: [roundOf(first, 6)], next: third.told }),
  ],
  ['plays a number again', 'replayed', heard(4)],
  ['plays a round twice in one list', 'replayed', heard(6, { last: [roundOf(first, 6), roundOf(first, 6)] })],
  ['leaves out the number that would win', 'gap', heard(6, { last: [roundOf(first, 6), roundOf(first, 4)] })],
  ['leaves out numbers while nobody looks', 'gap', { ...heard(30), at: start + 6 * periodMs }],
  ['grinds the hash of one round', 'broken', heard(6, { last: [roundOf(ground, 6), ...heard(5).last] })],
  [
    'goes on with a chain that it ground',
    'broken',
    heard(6, { last: [6, 5, 4].map((number) => roundOf(ground, number)) }),
  ],
  [
    'says another result than the hash gives',
    'draws',
    heard(6, { last: [roundOf(first, 6, { draws: [100] }), ...heard(5).last] }),
  ],
];
test.each(cheats)('[FAIR-12] a house that %s: %s', async (_, alarm, lie) => {
  const kept = await seenAt(5);
  expect(kept.alarm).toBeNull();
  expect((await look(kept, lie)).alarm).toBe(alarm);
});

test('[FAIR-12] of a round that the feed tells alone the same is found', async () => {
  const kept = await seenAt(5);
  const feed = (round: SharedRound) => look(kept, { ...heard(6), round, last: [round], next: null, isWhole: false });
  expect((await feed(roundOf(first, 6))).alarm).toBeNull();
  expect((await feed(roundOf(ground, 6))).alarm).toBe('broken');
  expect((await feed(roundOf(first, 6, { draws: [100_000] }))).alarm).toBe('draws');
  expect((await feed(roundOf(first, 3))).alarm).toBe('replayed');
});

test('[FAIR-12] after a false round what this browser has proved stays as it was', async () => {
  const kept = await seenAt(5);
  const after = await look(kept, heard(6, { last: [roundOf(ground, 6)] }));
  expect([after.proved, after.chains]).toEqual([kept.proved, kept.chains]);
});
