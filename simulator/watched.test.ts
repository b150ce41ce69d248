import { describe, expect, test } from 'vitest';

import { sameText } from '../sandbox/texts/text.ts';
import { sayFigures } from '../tests/support/figures.ts';
import { marketIdOf } from './ids.ts';
import { createMargins, defaultMargins, type Margins } from './margins.ts';
import { blockAt, type Match, type Quote } from './match.ts';
import { priceOf } from './odds.ts';
import { leastSuspension, mostMood, pricedSecond } from './pricing.ts';
import { createRandom, hash } from './random.ts';
import type { SportModule } from './sport.ts';
import { sports } from './sports.ts';

/** `npm run prices:prove` asks for more snapshots than this takes in a quarter of an hour. */
const matches = Math.min(100, Number(process.env['SNAPSHOTS'] ?? 4));
const moments = 30;
/** Prices hold no longer than this while nothing happens, and a live bet waits at least so long; seconds. */
const longestSlot = 15;
const leastDelay = 3;
/** Neither side seems stronger or weaker than it is. */
const usual = [1, 1] as const;

const margins = ({ id }: SportModule, zone: 'line' | 'live' = 'live') =>
  createMargins(defaultMargins)({ sportId: id, weight: 100 }, zone);
const sideOf = (id: number) => ({ id, name: sameText(`Side ${String(id)}`) });
const matchOf = (sport: SportModule, index: number): Match =>
  sport.createMatch(hash(5, index), { seed: 7, home: sideOf(7_000 + 2 * index), away: sideOf(7_001 + 2 * index) }, {});

/** Of these prices the one that is worth most by the chances of a second, for each unit of stake. */
function worthiest(match: Match, second: number, quotes: readonly Quote[], margin: Margins) {
  const chances = new Map(match.quotesAt(second, usual).map((quote) => [marketIdOf(0, quote), quote.chance]));
  let [worth, what] = [0, ''];
  for (const quote of quotes) {
    const milli = quote.milli ?? priceOf(margin, quote.groupId, quote.chance);
    const own = (milli / 1000) * (chances.get(marketIdOf(0, quote)) ?? 0);
    if (own > worth) [worth, what] = [own, `group ${String(quote.groupId)}, ${String(milli)}`];
  }
  return { worth, what };
}

/**
 * The most that a bet brings on average, for each unit of stake, that is taken at one of these moments: the price is up to 15
 * seconds old, the chance is that of the present second. Half of the moments are shortly before something settles.
 */
function bestOf(sport: SportModule, ageless = false) {
  const random = createRandom(hash(sport.id));
  const margin = margins(sport);
  let [best, taken, where] = [0, 0, ''];
  for (let index = 0; index < matches; index += 1) {
    const match = matchOf(sport, index);
    const settling = match.settleAt();
    for (let moment = 0; moment < moments; moment += 1) {
      const end = settling[Math.floor(random() * settling.length)] ?? 0;
      const second = moment % 2 === 0 ? random() * match.end() : end - 300 * random() ** 2;
      const age = longestSlot * random();
      const pressed = second - leastDelay;
      if (pressed < 0 || second >= match.end() || match.changedAt(second) > pressed) continue;
      if ([second, pressed].some((at) => blockAt(match, at, leastSuspension))) continue;
      taken += 1;
      const { changedAt, agedAt } = match;
      const pricedAt = pricedSecond(
        ageless ? { changedAt } : { changedAt, ...(agedAt && { agedAt }) },
        second,
        second - age,
      );
      const { worth, what } = worthiest(match, second, match.quotesAt(pricedAt, usual), margin);
      if (worth <= best) continue;
      best = worth;
      where = `match ${String(index)} at ${second.toFixed(1)}, priced at ${pricedAt.toFixed(1)}: ${what}`;
    }
  }
  return { best, taken, where };
}

/** Both sides are taken for as strong, or as weak, as the market ever does. */
const moods = [1, -1].flatMap((home) => [1, -1].map((away) => [home, away] as const));

/** The most that a bet is worth to somebody who knows how strong the sides are. */
function bestOfMoods(sport: SportModule, zone: 'line' | 'live', times = 1) {
  const random = createRandom(hash(sport.id, 9));
  const margin = margins(sport, zone);
  const mood = mostMood[zone] * times;
  let [best, where] = [0, ''];
  for (let index = 0; index < 2 * matches; index += 1) {
    const match = matchOf(sport, index);
    const second = zone === 'line' ? -1 : random() * match.end();
    for (const [home, away] of moods) {
      const quotes = match.quotesAt(second, [1 + mood * home, 1 + mood * away]);
      const { worth, what } = worthiest(match, second, quotes, margin);
      if (worth <= best) continue;
      best = worth;
      where = `match ${String(index)} at ${second.toFixed(1)}: ${what}`;
    }
  }
  return { best, where };
}

describe.each(sports.map((sport) => [sport.name.en, sport] as const))('%s', (name, sport) => {
  test('[SPORT-03] whoever knows the second and what the picture shows finds no price that is too long', () => {
    const { best, taken, where } = bestOf(sport);
    sayFigures(`${name}: ${String(taken)} moments, at best ${best.toFixed(4)} (${where})`);
    expect(taken).toBeGreaterThan(matches * 5);
    expect(best, where).toBeLessThan(1);
  }, 3_600_000);

  test.each(['line', 'live'] as const)(
    '[SPORT-03] whoever knows the strength of the sides finds no %s price that has wandered too far',
    (zone) => {
      const { best, where } = bestOfMoods(sport, zone);
      sayFigures(`${name}, ${zone}: at best ${best.toFixed(4)} (${where})`);
      expect(best, where).toBeLessThan(1);
      expect(bestOfMoods(sport, zone, 12).best).toBeGreaterThan(1);
    },
    3_600_000,
  );
});

test.each(
  sports
    .filter(({ name }) => name.en === 'Basketball' || name.en === 'Handball')
    .map((sport) => [sport.name.en, sport] as const),
)('[SPORT-03] prices of %s that hold while nothing happens are found out', (_, sport) => {
  expect(bestOf(sport, true).best).toBeGreaterThan(1);
});
