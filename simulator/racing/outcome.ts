import { eachWayTerms } from '../../contracts/race-leg.ts';
import type { RaceOutcome } from '../../contracts/racing.ts';
import { nameText } from '../names/name-text.ts';
import { localize } from '../types.ts';
import type { Reader } from './card.ts';
import type { Runner } from './field.ts';
import { usualOdds } from './odds.ts';
import { leftBy, type Race } from './race.ts';
import { phaseOf } from './races.ts';
import { sharersOf } from './run.ts';

type Came = { runner: Runner; place: number; share: number; milli: number };

/** The number of places that results show, whatever is paid. */
const least = 3;
const known = new WeakMap<Race, readonly Came[]>();

/** What has happened stays as it is, and the odds of a large field are work. */
function firstOf(race: Race): readonly Came[] {
  const found = known.get(race);
  if (found) return found;
  const { placings } = race.course();
  const left = leftBy(race, race.off);
  const places = eachWayTerms(left.length, race.programme.kind === 'handicap')?.places ?? 1;
  const odds = usualOdds(race, left);
  const came = placings
    .filter(({ place }) => place <= Math.max(least, places))
    .flatMap(({ number, place }): Came[] => {
      const own = odds.find(({ runner }) => runner.number === number);
      return own ? [{ runner: own.runner, place, share: sharersOf(placings, place), milli: own.milli }] : [];
    });
  known.set(race, came);
  return came;
}

/** How a race has ended; undefined: it has not, by the reader's moment. */
export function outcomeOf({ at, lng }: Pick<Reader, 'at' | 'lng'>, race: Race): RaceOutcome | undefined {
  if (phaseOf(race, at) !== 'over') return undefined;
  const nameOf = ({ name }: Runner) => localize(nameText(name, 'en'), lng);
  const runs = new Set(leftBy(race, race.off));
  return {
    placed: firstOf(race).map(({ runner, place, share, milli }) => ({
      ...{ number: runner.number, name: nameOf(runner), place, share, coef: milli / 1000 },
    })),
    out: race.runners
      .filter((runner) => !runs.has(runner))
      .map((runner) => ({ number: runner.number, name: nameOf(runner) })),
  };
}
