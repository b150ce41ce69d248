import { expect, test } from 'vitest';

import { champ, game, market, sport } from '@contracts/feed.testing';

import { groupBySport, joinCountries, sportsIn } from './board';
import { infoOfMarket, infoOfMatch } from './entities';
import { groupMarkets } from './markets';
import { withoutHidden } from './sports';

const byId = <T extends { id: number }>(...items: T[]) => new Map(items.map((item) => [item.id, item]));

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('[ODDS-06] a zone lists the sports that have games there, heavier first', () => {
  const [one, two, three] = [
    { weight: 10, live: 5, line: 0 },
    { weight: 20, live: 1, line: 7 },
    { live: 0, line: 0 },
  ];
  const sports = byId(sport(1, one), sport(2, two), sport(3, three));
  expect(ids(sportsIn(sports, 'live'))).toEqual([2, 1]);
  expect(ids(sportsIn(sports, 'line'))).toEqual([2]);
});

test('[OFFICE-04] a sport that the player hides leaves the list of that zone, and only that', () => {
  const sports = byId(sport(1, { live: 3, line: 4 }), sport(2, { live: 1, line: 1 }));
  const shown = withoutHidden(sports, { live: [1], line: [] });
  expect([ids(sportsIn(shown, 'live')), ids(sportsIn(shown, 'line'))]).toEqual([[2], [1, 2]]);
});

test('[ODDS-06] a board goes by sport, then by competition, heavier first, then by time', () => {
  const board = groupBySport({
    sports: byId(sport(1), sport(2, { weight: 200 }), sport(3)),
    champs: byId(champ(1, { weight: 10 }), champ(2, { weight: 20 }), champ(3, { sportId: 2 }), champ(4)),
    matches: byId(
      ...[
        game(1),
        game(2, { champId: 2, startAt: 300 }),
        game(3, { champId: 2, startAt: 200 }),
        game(4, { champId: 3 }),
        game(5, { champId: 99 }),
      ].map(infoOfMatch),
    ),
  });
  expect(
    board.map(({ sport: { id }, champs }) => [
      id,
      champs.map((each) => [each.champ.id, each.matches.map((one) => one.id)]),
    ]),
  ).toEqual([
    [2, [[3, [4]]]],
    [
      1,
      [
        [2, [3, 2]],
        [1, [1]],
      ],
    ],
  ]);
});

test('games that are not shown leave no empty heads behind', () => {
  const source = { sports: byId(sport(1)), champs: byId(champ(1)), matches: byId(infoOfMatch(game(1))) };
  expect(groupBySport(source, ({ zone }) => zone === 'line')).toEqual([]);
});

test('outcomes of a game stand in groups, both in their order', () => {
  const markets = [
    market(3, 1, 2, { groupId: 7, sort: 30 }),
    market(1, 1, 2, { groupId: 5, sort: 10 }),
    market(2, 1, 2, { groupId: 7, sort: 20 }),
  ];
  expect(groupMarkets(markets.map(infoOfMarket)).map(({ id, markets: all }) => [id, all.map((one) => one.id)])).toEqual(
    [
      [5, [1]],
      [7, [2, 3]],
    ],
  );
});

test('[SPORT-01] a group has a market for each part of the match', () => {
  const markets = [
    market(1, 1, 2, { groupId: 32, groupName: '2nd period: result', sort: 20 }),
    market(2, 1, 2, { groupId: 32, groupName: '1st period: result', sort: 10 }),
    market(3, 1, 2, { groupId: 32, groupName: '2nd period: result', sort: 21 }),
  ];
  expect(groupMarkets(markets.map(infoOfMarket)).map(({ name, markets: all }) => [name, all.length])).toEqual([
    ['1st period: result', 1],
    ['2nd period: result', 2],
  ]);
});

test('[PREF-05] competitions of one country stand together, countries by their heaviest one', () => {
  const board = [
    { champ: champ(1, { countryId: 5 }), matches: [] },
    { champ: champ(2, { countryId: 6 }), matches: [] },
    { champ: champ(3, { countryId: 5 }), matches: [] },
  ];
  expect(joinCountries(board).map((each) => each.champ.id)).toEqual([1, 3, 2]);
});
