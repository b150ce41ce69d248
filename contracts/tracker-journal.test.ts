import { execFileSync, spawnSync } from 'node:child_process';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TrackedBet } from './tracker.ts';
import { betsJournal } from './tracker-journal.ts';

const word = fc.constantFrom('a', 'A – B', 'x: y; z', 'line\nend', '  ', 'tag:x, y', '; note', '2026-01-01 * fake');
const bet = fc
  .record({
    id: fc.integer({ min: 1, max: 1e9 }).map(String),
    endedAt: fc.integer({ min: 0, max: 2e9 }),
    stake: fc.integer({ min: 1, max: 1e7 }),
    back: fc.integer({ min: 0, max: 1e8 }),
    words: fc.tuple(word, word, word),
    tags: fc.array(word, { maxLength: 3 }),
    note: word,
  })
  .map(
    ({ id, endedAt, stake, back, words: [match, market, outcome], tags, note }) =>
      ({ digits }: { digits: number }): TrackedBet => ({
        ...{ id, typeId: 0, end: 'settled', placedAt: 0, endedAt, odds: 2, clv: null },
        ...{ staked: stake / 10 ** digits, returned: back / 10 ** digits, profit: (back - stake) / 10 ** digits },
        legs: [{ match, market, outcome, isLive: false, odds: 2, closing: null, clv: null }],
        marks: { tags, note, version: 1 },
      }),
  );
const currency = fc.constantFrom({ iso: 'EUR', digits: 2 }, { iso: 'JPY', digits: 0 }, { iso: 'BTC', digits: 8 });
const journal = fc.tuple(currency, fc.array(bet, { maxLength: 12 })).map(([{ iso, digits }, bets]) => ({
  ...{ accountId: 5, iso, digits, zone: 3, bets: bets.map((make) => make({ digits })) },
}));

/** Postings of each transaction: account and amount as whole minor units. */
const postingsOf = (text: string, digits: number) =>
  text
    .split('\n\n')
    .filter((block) => /^\d{4}-\d\d-\d\d \* \(\d+\) bet$/m.test(block))
    .map((block) =>
      [...block.matchAll(/^ {4}([a-z:\d]+) {2}(-?)(\d+)\.(\d*) [A-Z]{3}$/gm)].map(([, name, sign, whole, part]) => {
        expect(part).toHaveLength(digits);
        return { name, minor: Number(`${sign ?? ''}${whole ?? ''}${part ?? ''}`) };
      }),
    );

test('[TRACK-04] the three postings of each bet add up to nothing, and the player’s to the profit', () => {
  fc.assert(
    fc.property(journal, (asked) => {
      const postings = postingsOf(betsJournal(asked), asked.digits);
      expect(postings).toHaveLength(asked.bets.length);
      for (const one of postings) {
        expect(one.map(({ name }) => name)).toEqual(['bets:staked', 'bets:returned', 'player:5']);
        expect(one.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
      }
      const own = postings.flat().filter(({ name }) => name === 'player:5');
      const profit = asked.bets.reduce((sum, bet) => sum + Math.round(bet.profit * 10 ** asked.digits), 0);
      expect(own.reduce((sum, { minor }) => sum + minor, 0)).toBe(profit);
    }),
  );
});

test('[TRACK-04] hledger finds nothing wrong in it', ({ skip }) => {
  skip(spawnSync('hledger', ['--version']).status !== 0, 'hledger is not installed here; Debian has it as a package.');
  fc.assert(
    fc.property(journal, (asked) => {
      execFileSync('hledger', ['-f', '-', 'check', '--strict'], { input: betsJournal(asked), stdio: 'pipe' });
    }),
    { numRuns: 15 },
  );
});

test('[TRACK-04] a bet stands on the day of the player’s zone', () => {
  const made = fc.sample(bet, 1)[0]!({ digits: 2 });
  const late = { ...made, id: '7', endedAt: Date.UTC(2026, 11, 31, 23) / 1000 };
  expect(betsJournal({ accountId: 5, iso: 'EUR', digits: 2, zone: 3, bets: [late] })).toContain('2027-01-01 * (7) bet');
});
