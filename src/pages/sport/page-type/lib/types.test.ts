import { expect, test } from 'vitest';

import { game } from '@contracts/feed.testing';

import { isAt, isMarked, isOwn, type MarkedType, markOf, ownMatches, topicOf } from './types';

test('[ROUTE-06] a page of marks is asked for by its own topic; top matches have the one of the home page', () => {
  const topics = (type: MarkedType) => [topicOf(type, 'line'), topicOf(type, 'live'), markOf(type)];
  expect(topics('topgame')).toEqual(['top:line', 'top:live', 'top']);
  for (const type of ['marble', 'epl', 'laliga', 'europaleague', 'ipl', 'cyber', 'ufc', 'politics']) {
    if (!isMarked(type)) throw new Error(`${type} has no page.`);
    expect(topics(type)).toEqual([`page:${type}`, `page:${type}`, type]);
  }
  expect(['home', 'team', 'seriea'].filter(isMarked)).toEqual([]);
  expect(['betsonyour', 'team', 'champ', 'epl'].filter(isOwn)).toEqual(['betsonyour', 'team', 'champ']);
});

test('[ROUTE-06] the address narrows a page to a zone, a sport and a competition', () => {
  const match = game(1, { zone: 'line', sportId: 1, champId: 100 });
  const place = { zone: 'line', sportId: null, champId: null } as const;
  expect(isAt(place, match)).toBe(true);
  expect(isAt({ ...place, sportId: 1, champId: 100 }, match)).toBe(true);
  expect(isAt({ ...place, zone: 'live' }, match)).toBe(false);
  expect(isAt({ ...place, sportId: 2 }, match)).toBe(false);
  expect(isAt({ ...place, champId: 107 }, match)).toBe(false);
});

test('[ROUTE-06] [FAV-01] teams and competitions with a star have a page each, and one together', () => {
  const side = (id: number) => ({ id, name: '', nameEng: '' });
  const match = (id: number, champId: number, home: number, away: number) =>
    game(id, { champId, opp1: side(home), opp2: side(away) });
  const matches = [match(1, 100, 7, 8), match(2, 100, 9, 7), match(3, 200, 9, 8), match(4, 300, 5, 6)];
  const followed = { teams: [{ id: 7 }], champs: [{ id: 200 }], games: matches };
  const ids = (type: Parameters<typeof ownMatches>[0]) => ownMatches(type, followed).map(({ id }) => id);
  expect(ids('team')).toEqual([1, 2]);
  expect(ids('champ')).toEqual([3]);
  expect(ids('betsonyour')).toEqual([1, 2, 3]);
});
