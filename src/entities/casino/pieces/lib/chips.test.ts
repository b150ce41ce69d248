import { expect, test } from 'vitest';

import { afterPress, chipsOf, chipValues, type ClothPress, type Spots, totalOf } from './chips';

const at = (place: string, minor: number): ClothPress => ({ do: 'place', place, minor });
function played(presses: readonly ClothPress[], last: Spots | null = null): string[] | undefined {
  let at: { choice: Spots; past: readonly Spots[] } = { choice: { spots: [] }, past: [] };
  for (const press of presses) at = afterPress(press, { ...at, last });
  return at.choice.spots;
}

test('[CAS-34] chips of one place add up, each place keeps its own sum', () => {
  expect(played([at('17', 100), at('17-20', 50), at('17', 20)])).toEqual(['17:120', '17-20:50']);
  expect(totalOf({ spots: ['17:120', '17-20:50'] })).toBe(170);
  expect(chipsOf({ spots: ['red'] })).toEqual(new Map([['red', 1]]));
});

test('[CAS-34] undo takes back one press, also a double and a clear', () => {
  expect(played([at('red', 50), at('17', 10), { do: 'undo' }])).toEqual(['red:50']);
  expect(played([at('red', 50), { do: 'double' }, { do: 'undo' }])).toEqual(['red:50']);
  expect(played([at('red', 50), { do: 'clear' }])).toEqual([]);
  expect(played([at('red', 50), { do: 'clear' }, { do: 'undo' }])).toEqual(['red:50']);
  expect(played([at('red', 50), { do: 'undo' }, { do: 'undo' }])).toEqual([]);
});

test('[CAS-34] double takes every chip twice, repeat puts what lay there in the last round', () => {
  expect(played([at('red', 50), at('0-1', 5), { do: 'double' }])).toEqual(['red:100', '0-1:10']);
  expect(played([at('5', 5), { do: 'repeat' }], { spots: ['red:100'] })).toEqual(['red:100']);
  expect(played([at('5', 5), { do: 'repeat' }])).toEqual(['5:5']);
});

test('[CAS-34] no more places than a round takes, and chips up to the most that may be staked', () => {
  const many = Array.from({ length: 36 }, (_, place) => at(String(place + 1), 1));
  const lines = ['0', 'red', 'black', 'odd', 'even'].map((place) => at(place, 1));
  expect(played([...many, ...lines])).toHaveLength(40);
  expect(chipValues({ min: 10, max: 2000 })).toEqual([10, 50, 100, 500, 1000]);
  // In a currency where the least stake is no round sum.
  expect(chipValues({ min: 900, max: 100_000 })).toEqual([1000, 5000, 10_000, 50_000, 100_000]);
  expect(chipValues({ min: 7, max: 8 })).toEqual([7]);
});
