import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '@contracts/games';
import { lottos, lottoSeeds, lottoShape, toldNumbers } from '@contracts/pools';

import { checkDraw } from './check';
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
  await expect(checkDraw(draw, seed)).resolves.toEqual({ numbers, isPromised: true, isSame: true });
});

test('[LOTTO-02] one changed digit of the seed, of the numbers, of the promise or of the draw is found', async () => {
  const other = `${seed.slice(0, 20)}1${seed.slice(21)}`;
  expect((await checkDraw(draw, other)).isPromised).toBe(false);
  const changed = numbers.map((number, place) => (place === 0 ? number + 50 : number));
  expect((await checkDraw({ ...draw, numbers: changed }, seed)).isSame).toBe(false);
  expect((await checkDraw({ ...draw, commitment: draw.commitment.replace(/^./, 'x') }, seed)).isPromised).toBe(false);
  expect((await checkDraw({ ...draw, number: 8 }, seed)).isSame).toBe(false);
});

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
