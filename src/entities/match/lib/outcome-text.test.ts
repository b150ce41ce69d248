import { expect, test } from 'vitest';

import { outcomeTypes as O } from '@contracts/markets';

import type { Translate } from '@/shared/i18n';

import { fullOutcome, shortOutcome } from './outcome-text';

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const sides = { opp1: { name: 'Arsenal' }, opp2: { name: 'Chelsea' } };

test.each([
  [O.home, undefined, 'sport.column.home'],
  [O.draw, undefined, 'sport.column.draw'],
  [O.over, 2.5, 'sport.short.over 2.5'],
  [O.under, 2.5, 'sport.short.under 2.5'],
  [O.handicapHome, -0.5, 'sport.line.minus 0.5'],
  [O.handicapAway, 0.5, 'sport.line.plus 0.5'],
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
  [O.home, 20, 'Arsenal (20)'],
  [O.nextNone, 2, 'sport.outcome.none'],
  [O.handicapAway, -1.5, 'Chelsea sport.line.minus 1.5'],
  [O.over, 2.5, 'Over 2.5'],
])('outcome %d of %s in full is %s: sides are called by name', (typeId, param, text) => {
  expect(fullOutcome(t, { typeId, name: 'Over 2.5', param }, sides)).toBe(text);
});

test('[LANG-16] a line is given as a number, which the language writes in its figures; its minus is a true one', () => {
  const russian: Translate = (key, { line = 0 } = {}) =>
    `${key.endsWith('minus') ? '−' : '+'}${new Intl.NumberFormat('ru').format(Number(line))}`;
  const short = (typeId: number, param: number) => shortOutcome(russian, { typeId, name: '', param });
  expect([short(O.handicapHome, -1.25), short(O.handicapAway, 1.25), short(O.over, 2.5)]).toEqual([
    '−1,25',
    '+1,25',
    '+2,5',
  ]);
});
