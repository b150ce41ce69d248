import { marketGroups as G } from '../../contracts/markets.ts';
import { eachWayTerms } from '../../contracts/race-leg.ts';
import { createMargins, defaultMargins, type Margins } from '../margins.ts';
import { mostChance, mostLongTerm, roundMilli } from '../odds.ts';
import { placeChances, winChances } from './chances.ts';
import type { Runner } from './field.ts';
import type { Race } from './race.ts';

/**
 * The chances of a runner, and its odds in thousandths; 0: none. `place`: to be placed; null where no places are paid.
 */
export type Priced = { runner: Runner; win: number; place: number | null; milli: number };

/** An each-way bet brings this much back at most, on average: place terms are fixed, so in some fields they would give more than all. */
const mostEachWay = 0.94;

/** The odds at which half a stake to win and half a stake for a place bring back no more than that. */
const boundOf = (win: number, place: number, fraction: number): number =>
  (2 * mostEachWay - place * (1 - fraction)) / (win + place * fraction);

const fractions = { '1/4': 1 / 4, '1/5': 1 / 5 };

/** Odds of the runners. */
export function oddsOf({ programme }: Pick<Race, 'programme'>, left: readonly Runner[], margins: Margins): Priced[] {
  const weights = left.map(({ weight }) => weight);
  const wins = winChances(weights);
  const terms = eachWayTerms(left.length, programme.kind === 'handicap');
  const places = terms && placeChances(weights, terms.places);
  return left.map((runner, index) => {
    const win = wins[index] ?? 0;
    const place = places?.[index] ?? null;
    const fair = 1 / (win * (1 + margins.at(G.outrightWinner, win)));
    const bound = terms && place !== null ? boundOf(win, place, fractions[terms.fraction]) : Infinity;
    const milli = win > mostChance ? 0 : roundMilli(Math.min(mostLongTerm, 1000 * Math.min(fair, bound)));
    return { runner, win, place, milli };
  });
}

const usual = createMargins(defaultMargins);

/** Odds for past moments, whatever margins an operator has set since, and without moves by money. */
export const usualOdds = (race: Race, left: readonly Runner[]): Priced[] =>
  oddsOf(race, left, usual(race.place.course.champ, 'line'));
