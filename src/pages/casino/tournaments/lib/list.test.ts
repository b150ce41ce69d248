import { expect, test } from 'vitest';

import type { OwnTournament, Tournament } from '@contracts/tournaments';

import { hear, idOf } from './list';

const tournament: Tournament = {
  ...{ id: 3, kind: 'slots', startsAt: 1, endsAt: 2, isOver: false, players: 1, prizes: [50], places: [] },
};
const list: OwnTournament[] = [{ tournament, player: 'a1', mayJoin: true }];
const told = (value: unknown) => [
  { kind: 'ops' as const, topic: 'tournament:3', ts: 1, ops: [{ op: 'put', kind: 'shared', id: 3, value } as never] },
];

test('[CAS-13] a table that the feed tells stands in its place; a wrong shape, and a table of another, change nothing', () => {
  expect(hear(list, told({ ...tournament, players: 2 }))[0]).toMatchObject({
    player: 'a1',
    tournament: { players: 2 },
  });
  expect(hear(list, told({ ...tournament, players: 'x' }))).toBe(list);
  expect(hear(list, told({ ...tournament, id: 4, players: 9 }))[0]?.tournament.players).toBe(1);
});

test.each([
  ['/bonus/casino/tournaments', null],
  ['/bonus/casino/tournaments/12', 12],
  ['/bonus/casino/tournaments/x', null],
])('[CAS-13] “%s” shows %s', (path, id) => {
  expect(idOf(path)).toBe(id);
});
