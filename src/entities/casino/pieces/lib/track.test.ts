import { expect, test } from 'vitest';

import { coversOf, insideSpots } from '@contracts/games/roulette';
import { wheelOrder } from '@contracts/wheel-order';

import { afterPress, chipsOf } from './chips';
import { neighboursOf, sectorNames, sectors } from './track';

test('[CAS-38] the three sectors cover every number of the wheel, by places of the cloth', () => {
  const covered = sectorNames.map((name) => [...new Set(sectors[name].flatMap(coversOf))]);
  expect(covered.map((numbers) => numbers.length)).toEqual([17, 8, 12]);
  expect(covered.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  for (const place of sectorNames.flatMap((name) => [...sectors[name]]))
    expect(place === '1' || insideSpots.includes(place), place).toBe(true);
});

test('[CAS-38] voisins and tiers are one part of the wheel each, orphelins are the two between them', () => {
  const runs = (name: keyof typeof sectors): number => {
    const own = new Set<number>(sectors[name].flatMap(coversOf));
    return wheelOrder.filter((number, place) => own.has(number) && !own.has(wheelOrder.at(place - 1)!)).length;
  };
  expect(sectorNames.map(runs)).toEqual([1, 2, 1]);
});

test('[CAS-38] a number takes two neighbours on each side, also across the end of the list', () => {
  expect(neighboursOf(17)).toEqual([2, 25, 17, 34, 6]);
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
});

test('[CAS-38] a sector is laid at once, two chips where tables lay two, and taken back at once', () => {
  const start = { choice: { spots: ['4-7:10'] }, past: [], last: null };
  const laid = afterPress({ do: 'lay', places: sectors.voisins, minor: 10 }, start);
  expect([...chipsOf(laid.choice)]).toEqual([
    ...[
      ['4-7', 20],
      ['0-2-3', 20],
      ['12-15', 10],
      ['18-21', 10],
    ],
    ...[
      ['19-22', 10],
      ['25-26-28-29', 20],
      ['32-35', 10],
    ],
  ]);
  expect(afterPress({ do: 'undo' }, { ...laid, last: null }).choice).toEqual(start.choice);
  expect(afterPress({ do: 'repeat' }, { choice: { spots: [] }, past: [], last: laid.choice }).choice).toEqual(
    laid.choice,
  );
});
