import { expect, test } from 'vitest';

import { champ, sport } from '@contracts/feed.testing';

import { matchInfo } from '@/entities/match/testing';

import { listOf } from './list';

const byId = <T extends { id: number }>(...items: T[]) => new Map(items.map((item) => [item.id, item]));
const known = {
  champs: byId(champ(1), champ(2), champ(3, { sportId: 2 })),
  matches: byId(
    matchInfo(1),
    matchInfo(2, { champId: 2 }),
    matchInfo(3, { zone: 'line', status: 0, startAt: 100 }),
    matchInfo(4, { zone: 'line', status: 0, startAt: 500 }),
    matchInfo(5, { isFinished: true }),
    matchInfo(6, { sportId: 2, champId: 3 }),
  ),
};
const ids = (part: Partial<Parameters<typeof listOf>[1]>) =>
  listOf(known, { zone: 'live', sport: sport(1), champId: null, soonUntil: null, ...part })
    .flatMap(({ matches }) => matches.map(({ id }) => id))
    .sort();

test('a list has the games of one sport and zone that are not over, or of one competition', () => {
  expect(ids({})).toEqual([1, 2]);
  expect(ids({ champId: 2 })).toEqual([2]);
  expect(ids({ zone: 'line' })).toEqual([3, 4]);
});

test('[ODDS-08] upcoming events: those that start by then stand in the live list too', () => {
  expect(ids({ soonUntil: 100 })).toEqual([1, 2, 3]);
});
