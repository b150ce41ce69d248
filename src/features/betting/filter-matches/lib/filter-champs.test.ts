import { expect, test } from 'vitest';

import { champ as champOf } from '@contracts/feed.testing';
import { namesLike } from '@contracts/find-names';

import type { BoardChamp, MatchInfo } from '@/entities/match';
import { matchInfo } from '@/entities/match/testing';

import { filterChamps, type MatchFilter } from './filter-champs';

const match = (id: number, home: string, away: string, startAt = 1000) =>
  matchInfo(id, {
    opp1: { id: 1, name: home, nameEng: home },
    opp2: { id: 2, name: away, nameEng: away },
    startAt,
  });

const champ = (name: string, matches: MatchInfo[]): BoardChamp => ({
  champ: champOf(1, { countryName: 'Spain', name, nameEng: 'La Liga' }),
  matches,
});

const list = [
  champ('Ла Лига', [match(1, 'Atlético', 'Sevilla', 1000), match(2, 'Getafe', 'Betis', 5000)]),
  champ('Кубок', [match(3, 'Villarreal', 'Girona', 9000)]),
];
const ids = (champs: readonly BoardChamp[]) => champs.flatMap(({ matches }) => matches.map(({ id }) => id));
const found = (champs: readonly BoardChamp[], part: Partial<MatchFilter>) =>
  filterChamps(champs, { isNamed: null, when: 'all', soonUntil: 0, isOnlyVideo: false, cyberType: 'all', ...part });
const named = (champs: readonly BoardChamp[], query: string) => found(champs, { isNamed: namesLike(query) });

test('no filter shows the same list', () => {
  expect(found(list, {})).toBe(list);
});

test.each([
  ['atletico', [1]],
  ['BETIS', [2]],
  ['кубок', [3]],
  ['la liga', [1, 2, 3]],
  ['spain', [1, 2, 3]],
  ['zzz', []],
])('the words %s find games %j by team, competition or country', (query, shown) => {
  expect(ids(named(list, query))).toEqual(shown);
});

test('[ODDS-08] only with videos: games of which nothing plays leave, and competitions that have none left', () => {
  const league = [matchInfo(1, { videoId: 'v1' }), matchInfo(2), matchInfo(4, { zoneId: 4 })];
  const champs = [champ('Лига', league), champ('Кубок', [matchInfo(3)])];
  expect(found(champs, { isOnlyVideo: true }).map(({ matches }) => matches.map(({ id }) => id))).toEqual([[1, 4]]);
});

test.each([
  ['all', [1, 2, 3]],
  ['real', [1, 3]],
  ['virtual', [2, 3]],
] as const)('[ODDS-08] cyber filter type %s shows games %j; what is no esports stays', (cyberType, shown) => {
  const champs: BoardChamp[] = [
    { champ: champOf(1, { cyberType: 'real' }), matches: [matchInfo(1)] },
    { champ: champOf(2, { cyberType: 'virtual' }), matches: [matchInfo(2)] },
    { champ: champOf(3), matches: [matchInfo(3)] },
  ];
  expect(ids(found(champs, { cyberType }))).toEqual(shown);
});

test('filters hold together', () => {
  const planned = { status: 0, liveInLive: false, elapsed: null } as const;
  const champs = [
    champ('Лига', [
      matchInfo(1, { ...planned, startAt: 10 }),
      matchInfo(2, { ...planned, startAt: 10, videoId: 'v2' }),
    ]),
  ];
  const soon = { when: 'upcoming', soonUntil: 10, isOnlyVideo: true } as const;
  expect(ids(found(champs, soon))).toEqual([2]);
  expect(ids(found(champs, { ...soon, soonUntil: 9 }))).toEqual([]);
});

test.each([
  ['bodo', 'Bodø/Glimt'],
  ['brondby', 'Brøndby IF'],
  ['lodz', 'Widzew Łódź'],
  ['kasimpasa', 'Kasımpaşa SK'],
  ['igdir', 'Iğdır FK'],
  ['IGDIR', 'IĞDIR FK'],
  ['istanbul', 'İstanbul Başakşehir'],
  ['dukla', 'Đukla'],
  ['fram reykjavik', 'Fram Reykjavík'],
  ['thor', 'Þór Akureyri'],
  ['elka', 'Ёлка'],
  ['елка', 'Ёлка'],
  ['grossaspach', 'Großaspach'],
  ['hamrun', 'Ħamrun'],
])('[UI-90] [R-I1] the words %s find %s', (query, name) => {
  expect(ids(named([champ('Лига', [match(1, name, 'Rival'), match(2, 'Other', 'Third')])], query))).toEqual([1]);
});

test.each([
  ['Ювентус', 'Juventus'],
  ['ювент', 'Juventus'],
  ['Вулверхэмптон', 'Wolverhampton'],
  ['ليفربول', 'Liverpool'],
  ['برشلونة', 'Barcelona'],
  ['city manchester', 'Manchester City'],
  ['Livarpool', 'Liverpool'],
])('[SEARCH-07] the words %s find %s by sound, in any order, with one wrong letter', (query, name) => {
  expect(ids(named([champ('Liga', [match(1, name, 'Rival'), match(2, 'Other', 'Third')])], query))).toEqual([1]);
});

test('[SEARCH-07] signs that are no words find nothing, and a long text costs no more than its first words', () => {
  expect(ids(named(list, '?!'))).toEqual([]);
  const long = 'ф'.repeat(400) + ' '.repeat(400) + 'سلام '.repeat(200);
  expect(ids(named(list, long))).toEqual([]);
});
