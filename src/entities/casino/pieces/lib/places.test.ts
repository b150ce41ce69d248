import { expect, test } from 'vitest';

import { coversOf, insideSpots } from '@contracts/games/roulette';

import { fieldPlaces, neighbourOf, pointOf } from './places';

test.each([
  ['17', 5.5, 1.5],
  ['17-20', 6, 1.5],
  ['17-18', 5.5, 2],
  ['26-27-29-30', 9, 2],
  ['13-14-15', 4.5, 0],
  ['13-14-15-16-17-18', 5, 0],
  ['0-2', 0, 1.5],
  ['0-1-2', 0, 1],
  ['0-1-2-3', 0, 0],
])('[CAS-34] %s lies where a table has it', (place, along, across) => {
  expect(pointOf(place)).toEqual({ along, across });
});

test('[CAS-34] no two places lie on one another, and the arrows reach every one of them', () => {
  const points = fieldPlaces.map((place) => JSON.stringify(pointOf(place)));
  expect(new Set(points).size).toBe(fieldPlaces.length);
  expect(fieldPlaces).toHaveLength(36 + insideSpots.length);
  const reached = new Set(['1']);
  for (const place of reached)
    for (const [along, across] of [[1, 0] as const, [-1, 0] as const, [0, 1] as const, [0, -1] as const]) {
      const next = neighbourOf(place, { along, across });
      if (next !== null) reached.add(next);
    }
  expect(reached.size).toBe(fieldPlaces.length);
  expect(neighbourOf('36', { along: 1, across: 0 })).toBeNull();
});

test('[CAS-34] the cloth has each kind of bet as often as a table with one zero', () => {
  const count = (covered: number) => insideSpots.filter((place) => coversOf(place).length === covered).length;
  expect([2, 3, 4, 6].map(count)).toEqual([60, 14, 23, 11]);
});
