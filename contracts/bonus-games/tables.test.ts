import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '../games/index.ts';
import { chestContents } from './chest.ts';
import { dragonFloors } from './dragon.ts';
import { bonusGameOf, bonusGames, meanOf, prizeOf, waysOf } from './index.ts';
import { lotteryNumbers, lotteryPicks } from './lottery.ts';
import { memoryCards } from './memory.ts';
import { safeDigits } from './safe.ts';

/** Choices that differ as much as a game lets them. */
const choices: Readonly<Record<(typeof bonusGames)[number], number[][]>> = {
  fortuna: [[]],
  chest: [[0], [chestContents.length - 1]],
  memory: [
    [0, 1],
    [3, memoryCards - 1],
  ],
  safe: [[0], [safeDigits - 1]],
  lottery: [
    [0, 1, 2, 3],
    [2, 9, 11, lotteryNumbers - 1],
  ],
  'dragon-bonus': [
    [0, 0, 0, 0, 0],
    [1, 0, 1, 1, 0],
  ],
};

const product = (count: number, of: number, isDealt: boolean): number[][] =>
  count === 0
    ? [[]]
    : product(count - 1, of, isDealt).flatMap((before) =>
        Array.from({ length: of }, (_, number) => number)
          .filter((number) => !isDealt || !before.includes(number))
          .map((number) => [...before, number]),
      );

test.each(bonusGames)('[BONG-01] the table of %s is what all its draws come to, whatever was chosen', (name) => {
  const game = bonusGameOf(name);
  const { count, of, isDealt = false } = game.shape;
  const draws = product(count, of, isDealt);
  for (const picks of choices[name]) {
    expect(game.isChoice({ picks })).toBe(true);
    const found = game.table.map(() => 0);
    for (const drawn of draws) found[game.prizeAt(drawn, picks)]! += 1;
    expect(found).toEqual(game.table.map(({ ways }) => (ways * draws.length) / waysOf(game)));
  }
});

test('[BONG-01] what a ticket is worth on average is between 4.7 and 5 units in every game', () => {
  expect(Object.fromEntries(bonusGames.map((name) => [name, meanOf(bonusGameOf(name)).toFixed(4)]))).toEqual({
    ...{ fortuna: '5.0000', chest: '5.0000', memory: '5.0000', safe: '4.8250' },
    ...{ lottery: '4.7595', 'dragon-bonus': '5.0000' },
  });
});

test.each(bonusGames)('[BONG-01] 100,000 seeded rounds of %s are within three errors of its table', (name) => {
  const game = bonusGameOf(name);
  const [rounds, all] = [100_000, waysOf(game)];
  const found = game.table.map(() => 0);
  const [picks = []] = choices[name];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const seeds = { serverSeed: 'bonus', clientSeed: name, nonce };
    const digests = messagesOf(seeds, game.shape).map((message) =>
      createHmac('sha256', 'bonus').update(message).digest(),
    );
    found[game.prizeAt(drawsOf(Buffer.concat(digests), game.shape), picks)]! += 1;
  }
  for (const [row, { ways }] of game.table.entries()) {
    const share = ways / all;
    const error = Math.sqrt(rounds * share * (1 - share));
    expect(Math.abs(found[row]! - rounds * share), `row ${String(row)}`).toBeLessThan(3 * error + 1);
  }
});

test.each([
  ['fortuna', [0]],
  ['chest', []],
  ['chest', [5]],
  ['memory', [1, 1]],
  ['memory', [1]],
  ['safe', [10]],
  ['safe', [0.5]],
  ['lottery', [1, 2, 3]],
  ['lottery', [1, 2, 3, 20]],
  ['dragon-bonus', [0, 1, 0, 1]],
  ['dragon-bonus', [0, 1, 0, 1, 2]],
] as const)('[BONG-01] %s is not played with %j', (name, picks) => {
  expect(bonusGameOf(name).isChoice({ picks: [...picks] })).toBe(false);
});

test('[BONG-01] a prize is a whole number of units', () => {
  expect(prizeOf(bonusGameOf('chest'), [2, 0, 1, 3, 4], { picks: [1] }, 10)).toBe(200);
  expect(prizeOf(bonusGameOf('chest'), [2, 0, 1, 3, 4], { picks: [0] }, 10)).toBe(0);
  expect(prizeOf(bonusGameOf('dragon-bonus'), Array(dragonFloors).fill(0), { picks: [1, 1, 1, 1, 1] }, 3)).toBe(210);
  expect(prizeOf(bonusGameOf('lottery'), [4, 3, 2, 1], { picks: [1, 2, 3, 4] }, 1)).toBe(100);
  expect(lotteryPicks).toBe(4);
});
