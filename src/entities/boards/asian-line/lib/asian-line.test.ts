import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import type { Translate } from '@/shared/i18n';

import { handicapText, type LineStyle, totalText } from './line-text';
import { leadOf, restLine } from './rest';

const words: Readonly<Record<string, string>> = {
  'sport.line.plus': '+',
  'sport.line.minus': '−',
  'sport.short.over': 'O ',
  'sport.short.under': 'U ',
};
const t: Translate = (key, values) => `${words[key] ?? key}${String(values?.['line'])}`;
const decimal: LineStyle = { t, locale: 'en', isSplit: false };
const split: LineStyle = { t, locale: 'en', isSplit: true };

test.each([
  [0, '0', '0'],
  [-0, '0', '0'],
  [-0.25, '−0.25', '0-0.5'],
  [0.25, '+0.25', ''],
  [-0.75, '−0.75', '0.5-1'],
  [-1, '−1', '1'],
  [-1.25, '−1.25', '1-1.5'],
  [2.75, '+2.75', ''],
])('[ASIA-02] a handicap of %d is written as %s or %s', (line, asDecimal, asSplit) => {
  expect([handicapText(line, decimal), handicapText(line, split)]).toEqual([asDecimal, asSplit]);
});

test('[ASIA-02] totals are written alike, in the figures of the language', () => {
  expect(totalText({ typeId: O.over, param: 2.75 }, split)).toBe('O 2.5-3');
  expect(totalText({ typeId: O.under, param: 2.75 }, { ...decimal, locale: 'de' })).toBe('U 2,75');
});

test.each([
  [['0', '0'], 0],
  [['2', '1'], 1],
  [['0', '3'], -3],
  [['', ''], 0],
  [['40', 'A'], 0],
] as const)('[ASIA-02] at %j the home side is ahead by %d', (score, lead) => {
  expect(leadOf(score)).toBe(lead);
});

test('[ASIA-02] in play a handicap counts the goals to come: the line less what the side is ahead', () => {
  const line = { groupId: G.handicap, typeId: O.handicapHome, param: -1.25 };
  expect(restLine(line, 1)).toBe(-0.25);
  expect(restLine({ ...line, typeId: O.handicapAway, param: 1.25 }, 1)).toBe(0.25);
  expect(Object.is(restLine({ ...line, typeId: O.handicapAway, param: 0 }, 0), 0)).toBe(true);
  expect(restLine({ ...line, groupId: G.pointsHandicap }, 1)).toBeNull();
  expect(restLine({ ...line, groupId: G.total, typeId: O.over }, 1)).toBeNull();
});
