import { expect, test } from 'vitest';

import { pickMatch, topicsOf } from './offer';

const match = (id: number, more: object = {}) => ({
  ...{ id, sportId: 1, champId: 10, startAt: 1000, isFinished: false },
  ...more,
});
const champs = [
  { id: 10, weight: 50 },
  { id: 20, weight: 90 },
];
const any = { sportId: 0, competitionId: 0 };

test.each([
  ['of the weightiest competition', [match(1), match(2, { champId: 20 })], any, [], 2],
  ['that began first', [match(1), match(2, { startAt: 900 })], any, [], 2],
  ['of the wanted sport', [match(1, { champId: 20 }), match(2, { sportId: 3 })], { ...any, sportId: 3 }, [], 2],
  ['of another sport, where the wanted one has none', [match(1)], { ...any, sportId: 3 }, [], 1],
  ['that has not ended', [match(1, { isFinished: true }), match(2, { startAt: 2000 }), match(3)], any, [3], 2],
  ['between two', [match(1, { outcomesCount: 20 }), match(2, { startAt: 2000 })], any, [], 2],
  ['none, where there is none', [], any, [], null],
  ['despite a row that is no match', [{ id: 'x' }, match(2)], any, [], 2],
])('the match of the day is one %s', (_, matches, wanted, over, expected) => {
  expect(pickMatch({ entities: { games: matches, champs: [...champs, { id: 0 }] } }, wanted, over)).toBe(expected);
});

test('the wanted competition is looked into first, then the sport, then the top of all', () => {
  const top = ['top:live', 'top:line'];
  expect(topicsOf(any)).toEqual(top);
  expect(topicsOf({ sportId: 1, competitionId: 0 })).toEqual(['list:live:1', ...top]);
  expect(topicsOf({ sportId: 1, competitionId: 7 })).toEqual(['list:live:1:7', 'list:line:1:7', 'list:live:1', ...top]);
  expect(topicsOf({ sportId: 0, competitionId: 7 })).toEqual(top);
});
