import { isDeepStrictEqual } from 'node:util';

import { describe, expect, test } from 'vitest';

import { sameText } from '../sandbox/texts/text.ts';
import { calibrationOf, type Deviation } from './calibration.testing.ts';
import { esports } from './esports/sport.ts';
import type { MarketKey } from './ids.ts';
import { marketIdOf, marketKeyOf } from './ids.ts';
import { isLineGroup } from './line-groups.ts';
import type { Match, Quote } from './match.ts';
import { marketNumber } from './match.ts';
import { hash } from './random.ts';
import { resultOfMarket } from './settle.ts';
import type { Rules, SportModule } from './sport.ts';
import { sports } from './sports.ts';

/** The long run asks for 2,000 matches of each sport. */
const runs = Number(process.env['MATCH_RUNS'] ?? 40);
const isLongRun = runs >= 1_000;
const meeting = { seed: 7, home: { id: 7_001, name: sameText('Home') }, away: { id: 7_002, name: sameText('Away') } };
/** Before the match, and while it is played. */
const moments = [-1, 900, 2400, 4200];
const nameOf = ({ second, outcome }: Deviation) => `${String(second)} ${outcome}`;
const idOf = (key: MarketKey) => marketIdOf(0, key);

const games: [string, SportModule, Rules][] = [
  ...sports.map((sport): [string, SportModule, Rules] => [sport.name.en, sport, {}]),
  ['Dota', esports, { discipline: 'dota' }],
  ['Simulated basketball', esports, { discipline: 'basketball', quarterMinutes: 5 }],
  ['League of Legends', esports, { discipline: 'leagueOfLegends' }],
];

describe.each(games)('%s', (_, sport, rules) => {
  const create = (seed: number): Match => sport.createMatch(hash(11, seed), meeting, rules);
  const matches = () => Array.from({ length: runs }, (_, seed) => create(seed));

  test(
    '[SPORT-01] every market that a match ever offered settles at its end',
    () => {
      for (const match of matches()) {
        const end = match.end();
        const facts = match.factsAt(end);
        const offered = [-1, end * 0.1, end * 0.45, end * 0.8, end - 20].flatMap((second) =>
          match.quotesAt(second, [1.04, 0.97]),
        );
        expect(offered.filter(({ chance }) => !(chance > -1e-9 && chance < 1 + 1e-9))).toEqual([]);
        // All that a bet keeps is its number, so it must say what it stands for.
        for (const { groupId, typeId, period, param } of offered) {
          const key = marketKeyOf(idOf({ groupId, typeId, period, param }));
          if (isDeepStrictEqual(key, { groupId, typeId, period, param }) && resultOfMarket(key, facts) !== null)
            continue;
          expect.fail(`${JSON.stringify({ groupId, typeId, period, param })} is ${JSON.stringify(key)}, or stays open`);
        }
      }
    },
    60_000 + runs * 300,
  );

  test('[SPORT-01] [ODDS-15] markets are counted without prices, and no two outcomes have one number', () => {
    for (const seed of isLongRun ? [3, 8, 21] : [3]) {
      const match = create(seed);
      for (let second = -61; second < match.end() + 60; second += 61) {
        const quotes = match.quotesAt(second, [1.03, 0.98]);
        expect(new Set(match.groupsAt(second))).toEqual(
          new Set(quotes.map(({ groupId, period }) => marketNumber(groupId, period))),
        );
        expect(new Set(quotes.map(idOf)).size).toBe(quotes.length);
        // A list counts anew when the state has changed, and not by the clock.
        const changed = match.changedAt(second) + 0.001;
        if (second > changed && second < match.end())
          expect(match.groupsAt(changed), String(second)).toEqual(match.groupsAt(second));
      }
    }
  });

  test('[SPORT-01] [ASIA-01] what lists show has the same prices when nothing else is made', () => {
    for (const seed of [3, 8]) {
      const match = create(seed);
      for (const second of [-1, match.end() * 0.2, match.end() * 0.7]) {
        const of = (scope: 'main' | 'lines' | 'whole') => match.quotesAt(second, [1.03, 0.98], scope);
        const main = of('whole').filter(({ isMain }) => isMain);
        expect(main.length).toBeGreaterThan(0);
        expect(of('main').filter(({ isMain }) => isMain)).toEqual(main);
        const isShown = ({ groupId }: Quote) => isLineGroup(groupId);
        expect(of('lines').filter(isShown)).toEqual(of('whole').filter(isShown));
      }
    }
  });

  test('[SPORT-01] prices before and in play are what matches bring, and so is their Brier score, within three standard errors', () => {
    const { deviations, brier } = calibrationOf(matches(), moments);
    expect(Math.abs(brier)).toBeLessThan(3);
    expect(deviations.length).toBeGreaterThan(20);
    // Of a thousand honest prices three are further off than that by chance; none is this far.
    expect(Math.abs(deviations[0]?.error ?? 9), JSON.stringify(deviations[0])).toBeLessThan(4.5);
    const far = deviations.filter(({ error }) => Math.abs(error) > 3);
    if (!isLongRun) expect(far.length, JSON.stringify(far)).toBeLessThanOrEqual(Math.ceil(deviations.length * 0.01));
    if (!isLongRun || far.length === 0) return;
    // What chance did goes away in other matches. A wrong price is further off the more of them are played.
    const others = Array.from({ length: 5 * runs }, (_, seed) => create(runs + seed));
    const names = new Set(far.map(nameOf));
    const again = calibrationOf(others, moments).deviations.filter((each) => names.has(nameOf(each)));
    expect(again.filter(({ error }) => Math.abs(error) > 3)).toEqual([]);
  }, 3_600_000);
});

test('[SPORT-01] a market number holds its group, whichever came first', () => {
  for (const groupId of [1, 29, 32, 49, 64, 95])
    for (const param of [null, -45.25, 0, 2.75, 404]) {
      const key = { groupId, typeId: 7, period: 3, param };
      expect(marketKeyOf(marketIdOf(60_521_568, key))).toEqual(key);
    }
  expect(() => marketIdOf(1, { groupId: 96, typeId: 1, period: 0, param: null })).toThrow('no number');
});
