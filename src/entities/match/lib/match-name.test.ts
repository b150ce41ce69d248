import { expect, test } from 'vitest';

import { matchName, nameOfMatch } from './match-name';

test.each([
  ['Arsenal', 'Chelsea', 'Arsenal – Chelsea'],
  ['England. Premier League 2026/27', '', 'England. Premier League 2026/27'],
])('[SPORT-02] %s against "%s" is called %s', (opp1, opp2, name) => {
  expect(matchName(opp1, opp2)).toBe(name);
  expect(nameOfMatch({ opp1: { name: opp1 }, opp2: { name: opp2 } })).toBe(name);
});
