import { expect, test } from 'vitest';

import { rules as badmintonRules } from './badminton/sport.ts';
import { isMatchWon, isSetWon, type RallyRules } from './rallies/rules.ts';
import { rules as tableTennisRules } from './table-tennis/sport.ts';
import { rules as volleyballRules } from './volleyball/sport.ts';

type Points = [number, number];

/** Points of a set that goes on, and of one that is over. `set`: which one of the match. */
test.each<[string, RallyRules, set: number, goesOn: Points[], isOver: Points[]]>([
  [
    'badminton',
    badmintonRules,
    1,
    [
      [20, 0],
      [21, 20],
      [29, 28],
      [29, 29],
    ],
    [
      [21, 0],
      [21, 19],
      [22, 20],
      [30, 28],
      [29, 30],
    ],
  ],
  [
    'table tennis',
    tableTennisRules,
    1,
    [
      [10, 0],
      [11, 10],
      [30, 29],
    ],
    [
      [11, 0],
      [9, 11],
      [12, 10],
      [31, 29],
    ],
  ],
  [
    'volleyball',
    volleyballRules,
    1,
    [
      [24, 0],
      [25, 24],
      [30, 29],
    ],
    [
      [25, 0],
      [23, 25],
      [26, 24],
      [31, 29],
    ],
  ],
  [
    'the fifth set of volleyball',
    volleyballRules,
    5,
    [
      [14, 0],
      [15, 14],
      [25, 24],
    ],
    [
      [15, 0],
      [15, 13],
      [24, 26],
    ],
  ],
])('[SPORT-01] a set of %s is won where its rules say', (_, { target }, set, goesOn, isOver) => {
  const wonAt = (points: Points) => isSetWon(points, target(set));
  expect(goesOn.filter(wonAt)).toEqual([]);
  expect(isOver.filter((points) => !wonAt(points))).toEqual([]);
});

test.each<[string, RallyRules, sets: number]>([
  ['badminton', badmintonRules, 2],
  ['table tennis', tableTennisRules, 3],
  ['volleyball', volleyballRules, 3],
])('[SPORT-01] a match of %s is won by its sets', (_, rules, sets) => {
  const score = { points: [0, 0] as const, played: [] };
  expect(isMatchWon({ ...score, sets: [sets - 1, sets - 1] }, rules)).toBe(false);
  expect(isMatchWon({ ...score, sets: [sets - 1, sets] }, rules)).toBe(true);
});
