import { expect, test } from 'vitest';

import { freshFavourites, toggleFavourite } from './favourites';

const match = (id: number, startAt = 1_000_000) => ({ id, startAt });

test('the star turns a game on, and off again', () => {
  const one = toggleFavourite([], match(1));
  expect(one).toEqual([match(1)]);
  expect(toggleFavourite(one, match(1))).toEqual([]);
});

test('the oldest of 50 gives way to a new one', () => {
  const full = Array.from({ length: 50 }, (_, id) => match(id));
  const next = toggleFavourite(full, match(99));
  expect(next).toHaveLength(50);
  expect(next.at(-1)).toEqual(match(99));
  expect(next.some(({ id }) => id === 0)).toBe(false);
});

test('a game that began more than a day ago is forgotten', () => {
  const day = 24 * 60 * 60;
  const favourites = [match(1, 1_000_000), match(2, 1_000_001)];
  expect(freshFavourites(favourites, (1_000_000 + day) * 1000)).toEqual([match(2, 1_000_001)]);
});
