import { expect, test } from 'vitest';

import { isNearName } from './near-name.ts';

test.each([
  ['Ada Byron', 'ÁDA byron'],
  ['Byron Ada', 'Ada Byron'],
  ['Anna Eriksson', 'Анна Эриксон'],
  ['Anna Maria Eriksson', 'Eriksson Anna'],
  ['Mohamed Ali', 'محمد علي'],
  ['Jose Nandu', 'José Ñandú'],
  ['Yuliya Shcherbakova', 'Юлия Щербакова'],
  ['Ada Byronn', 'Ada Byron'],
  // One error that is heard, in the shortest word that may have one.
  ['Ada Byrom', 'Ada Byron'],
])('[LIM-98] %s and %s may be one person', (one, other) => {
  expect([isNearName(one, other), isNearName(other, one)]).toEqual([true, true]);
});

test.each([
  ['Ada Byron', 'Ada Lovelace'],
  ['Max Thief', 'Anna Eriksson'],
  ['Byron', 'Byron Ada'],
  ['', ''],
  ['Max Eriksson', 'Anna Eriksson'],
  ['Ada Reim', 'Ada Rein'],
])('[LIM-98] %s and %s are two people', (one, other) => {
  expect([isNearName(one, other), isNearName(other, one)]).toEqual([false, false]);
});
