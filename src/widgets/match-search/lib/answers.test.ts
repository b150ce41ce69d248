import { expect, test } from 'vitest';

import { champ, game, market, sport } from '@contracts/feed.testing';

import { type Found, groupsOf, stepFrom } from './answers';

const found: Found = {
  sports: [sport(1)],
  champs: [champ(1)],
  teams: [{ id: 3, name: 'Arsenal', nameEng: 'Arsenal', sportId: 1, sportName: 'Football' }],
  games: [game(5)],
  bets: [{ game: game(5), market: market(70, 5, 1.85) }],
  isBet: false,
  isCut: false,
  readAs: null,
};
const kindsOf = (part: Partial<Found>) => groupsOf({ ...found, ...part }).map(({ kind }) => kind);

test('[SEARCH-01] results stand by kind, outcomes last; empty kinds are left out', () => {
  expect(kindsOf({})).toEqual(['sports', 'champs', 'games', 'teams', 'bets']);
  expect(kindsOf({ sports: [], champs: [], bets: [] })).toEqual(['games', 'teams']);
});

test('[SEARCH-03] outcomes come first when the words name nothing else', () => {
  expect(kindsOf({ isBet: true })[0]).toBe('bets');
});

test('[SEARCH-05] arrows go through all results and round their end', () => {
  const answers = groupsOf({ ...found, sports: [], champs: [], bets: [] }).flatMap((group) => group.answers);
  const [one, two] = answers.map(({ id }) => id);
  expect([stepFrom(answers, one ?? null, 1), stepFrom(answers, two ?? null, 1)]).toEqual([two, one]);
  expect([stepFrom(answers, one ?? null, -1), stepFrom(answers, null, -1), stepFrom([], null, 1)]).toEqual([
    two,
    two,
    null,
  ]);
});
