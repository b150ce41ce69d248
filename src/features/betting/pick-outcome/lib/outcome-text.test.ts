import { OUTCOME as O } from '@contracts/markets';
import { expect, test } from 'vitest';

import type { Translate } from '@/shared/i18n';

import { fullOutcome, lineText, shortOutcome } from './outcome-text';

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const sides = { opp1: { name: 'Arsenal' }, opp2: { name: 'Chelsea' } };

test.each([
  [O.home, undefined, 'sport.column.home'],
  [O.draw, undefined, 'sport.column.draw'],
  [O.over, 2.5, 'sport.short.over 2.5'],
  [O.under, 2.5, 'sport.short.under 2.5'],
  [O.handicapHome, -0.5, '−0.5'],
  [O.handicapAway, 0.5, '+0.5'],
  [O.handicapHome, 0, '0'],
  [O.yes, undefined, 'Yes'],
])('outcome %d of %s on a narrow button is %s', (typeId, param, text) => {
  expect(shortOutcome(t, { typeId, name: 'Yes', param })).toBe(text);
});

test.each([
  [O.home, undefined, 'Arsenal'],
  [O.away, undefined, 'Chelsea'],
  [O.draw, undefined, 'sport.outcome.draw'],
  [O.drawOrAway, undefined, 'sport.outcome.or sport.outcome.draw Chelsea'],
  [O.nextHome, 2, 'Arsenal'],
  [O.nextNone, 2, 'sport.outcome.none'],
  [O.handicapAway, -1.5, 'Chelsea −1.5'],
  [O.over, 2.5, 'Over 2.5'],
])('outcome %d of %s in full is %s: sides are called by name', (typeId, param, text) => {
  expect(fullOutcome(t, { typeId, name: 'Over 2.5', param }, sides)).toBe(text);
});

test('a line has a true minus', () => {
  expect(lineText(-1.25, false)).toBe('−1.25');
  expect(lineText(1.25, false)).toBe('1.25');
});
