import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { sha256Start } from './sha256';
import { solveWork } from './work';

const first32 = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

test.each(['', 'abc', '0123456789abcdef01234567:zzzz', 'x'.repeat(55)])(
  'the hash of "%s" is the standard one',
  (text) => {
    expect(sha256Start(text)).toBe(first32(text));
  },
);

test('[VERIF-08] work is found that the backend accepts, and the page is let in between', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const answer = await solveWork({ salt: '0123456789abcdef01234567', bits: 16 }, 20_000);
  clearInterval(ticking);
  expect(first32(`0123456789abcdef01234567:${answer ?? ''}`) >>> 16).toBe(0);
  expect(turns).toBeGreaterThan(0);
});

test('a device that is too slow gives up', async () => {
  expect(await solveWork({ salt: 's', bits: 32 }, 20)).toBeNull();
});
