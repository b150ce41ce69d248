import { expect, test } from 'vitest';

import { mostStars, readStars, type Star, starredFirst, starredIn, toggleStar, writeStars } from './stars';

const stars: Star[] = [
  { sportId: 1, groupId: 17 },
  { sportId: 4, groupId: 2 },
  { sportId: 1, groupId: 1000 },
];

test('[GAME-02] stars are read as they were written; what is no star is dropped', () => {
  expect(readStars(writeStars(stars))).toEqual(stars);
  expect(readStars(null)).toEqual([]);
  expect(readStars('1.h-nonsense-0.5-7-4.2')).toEqual([stars[0], stars[1]]);
});

test('[GAME-02] a second press takes a star away; it holds in its sport only', () => {
  const more = toggleStar(stars, { sportId: 4, groupId: 17 });
  expect([...starredIn(more, 1)]).toEqual([17, 1000]);
  expect([...starredIn(more, 4)]).toEqual([2, 17]);
  expect(toggleStar(more, { sportId: 4, groupId: 17 })).toEqual(stars);
});

test('[GAME-02] the cookie never outgrows what the server takes: the oldest stars make room', () => {
  const many = Array.from({ length: 300 }, (_, at): Star => ({ sportId: 1000 + at, groupId: 2000 + at }));
  const kept = many.reduce<readonly Star[]>(toggleStar, []);
  expect(kept).toEqual(many.slice(-mostStars));
  expect(writeStars(kept).length).toBeLessThanOrEqual(400);
});

test('[GAME-02] starred markets stand first, each kind in its own order', () => {
  const groups = [5, 17, 6, 2].map((id) => ({ id }));
  expect(starredFirst(groups, new Set([2, 17])).map(({ id }) => id)).toEqual([17, 2, 5, 6]);
});
