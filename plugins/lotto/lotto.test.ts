import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '@contracts/games';
import { lottos, lottoSeeds, lottoSeedText, lottoShape, toldNumbers } from '@contracts/pools';
import { checkDraw } from '@contracts/pools/check';

import { added, complete, pressed, randomLine, unfinished } from './lines';

const lotto = lottos[0];
const seed = '4971cc95ff9e87eab3c2'.padEnd(64, '0');
const shape = lottoShape(lotto);
const digests = messagesOf(lottoSeeds(lotto, 7, seed), shape).map((message) =>
  createHmac('sha256', seed).update(message).digest(),
);
const numbers = toldNumbers(drawsOf(Buffer.concat(digests), shape));
const draw = {
  ...{ id: 1, lottoId: lotto.id, number: 7, at: 2, committedAt: 1, seed, numbers, winners: [] },
  commitment: createHash('sha256').update(seed).digest('hex'),
};

test('[LOTTO-02] the browser draws the same numbers as the server did', async () => {
  await expect(checkDraw(draw, seed)).resolves.toEqual({
    ...{ numbers, isPromised: true, isOfChain: null, isSame: true },
  });
});

test('[LOTTO-02] one changed digit of the seed, of the numbers, of the promise or of the draw is found', async () => {
  const other = `${seed.slice(0, 20)}1${seed.slice(21)}`;
  expect((await checkDraw(draw, other)).isPromised).toBe(false);
  for (const at of numbers.keys()) {
    const changed = numbers.map((number, place) => (place === at ? number + 50 : number));
    expect((await checkDraw({ ...draw, numbers: changed }, seed)).isSame, `place ${String(at)}`).toBe(false);
  }
  expect((await checkDraw({ ...draw, numbers: numbers.slice(0, -1) }, seed)).isSame).toBe(false);
  expect((await checkDraw({ ...draw, commitment: draw.commitment.replace(/^./, 'x') }, seed)).isPromised).toBe(false);
  expect((await checkDraw({ ...draw, number: 8 }, seed)).isSame).toBe(false);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** Draw 2 of a chain. */
function drawOfChain(hash = sha256('last'), value: string | null = null) {
  const own = sha256(lottoSeedText(hash));
  const signed = messagesOf(lottoSeeds(lotto, 7, own, value), shape).map((message) =>
    createHmac('sha256', own).update(message).digest(),
  );
  const chain = {
    ...{ id: 1, terminating: sha256(sha256(hash)), length: 2, salt: value ?? 'salt' },
    publicValue: value === null ? null : 'https://beacon.example/public/9',
  };
  return {
    ...{ ...draw, seed: own, commitment: sha256(own), place: { chain, number: 2, hash } },
    numbers: toldNumbers(drawsOf(Buffer.concat(signed), shape)),
  };
}

test.each([null, 'value'])(
  '[FAIR-15] [FAIR-16] a draw leads back to the first hash of its chain; public value: %s',
  async (value) => {
    const own = drawOfChain(sha256('last'), value);
    const { place, seed: opened } = own;
    expect(await checkDraw(own, opened)).toMatchObject({ isPromised: true, isOfChain: true, isSame: true });
    const said = async (change: object) =>
      (await checkDraw({ ...own, place: { ...place, ...change } }, opened)).isOfChain;
    expect(await said({ number: 1 })).toBe(false);
    expect(await said({ hash: sha256('ground') })).toBe(false);
    expect(await said({ chain: { ...place.chain, terminating: sha256('exchanged') } })).toBe(false);
    const other = { ...own, place: { ...place, chain: { ...place.chain, salt: 'other', publicValue: 'named' } } };
    expect((await checkDraw(other, opened)).isSame).toBe(false);
  },
);

test('[LOTTO-01] a line takes as many numbers as are drawn, each once', () => {
  expect(pressed([3, 9], 5, 3)).toEqual([3, 5, 9]);
  expect(pressed([3, 5, 9], 11, 3)).toEqual([3, 5, 9]);
  expect(pressed([3, 5, 9], 5, 3)).toEqual([3, 9]);
});

test('[LOTTO-01] a random line is whole, and keeps what was chosen', () => {
  expect(randomLine({ pick: 4, of: 20 }, () => 0, [20])).toEqual([1, 2, 3, 20]);
  expect(new Set(randomLine({ pick: 6, of: 49 }, Math.random)).size).toBe(6);
});

test('[LOTTO-01] begun lines are named, empty ones cost nothing, and a ticket takes twenty', () => {
  const lines = [[1, 2, 3, 4], [5], []];
  expect([unfinished(lines, 4), complete(lines, 4).length]).toEqual([1, 1]);
  expect(
    added(
      [[]],
      Array.from({ length: 25 }, () => [1, 2, 3, 4]),
    ),
  ).toHaveLength(20);
});
