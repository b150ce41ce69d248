import type { RaceOutcome } from '../../contracts/racing.ts';
import type { Finished } from '../finished.ts';
import type { FixtureChamp } from '../fixture.ts';
import { raceAsMatch } from './entities.ts';
import { outcomeOf } from './outcome.ts';
import { racesBetween } from './place.ts';
import type { Races } from './races.ts';

export type FinishedRace = Finished & { race: RaceOutcome };

/** `from`, `to`, `now`: moments of the world, ms. */
type Question = { from: number; to: number; now: number; lng: string; isWanted: (champ: FixtureChamp) => boolean };

/** No race and the look at its result take longer. */
const longestMs = 3_600_000;

/** Races whose results became known in a span of the world's time, the newest first. */
export function finishedRaces(
  { book, time, courses }: Races,
  { from, to, now, lng, isWanted }: Question,
): FinishedRace[] {
  const at = time.matchAt(now);
  // Where play is paused, the question counts as if play had always run.
  const playAt = (ms: number) => at + (Math.min(ms, now) - now) * time.speed();
  const [first, last] = [playAt(from), playAt(to)];
  const wanted = courses.filter(({ champ }) => isWanted(champ));
  return racesBetween(wanted, first - longestMs, last)
    .map((place) => book.raceAt(place))
    .filter(({ overAt }) => overAt >= first && (overAt < last || (overAt === last && last === at)))
    .flatMap((race): FinishedRace[] => {
      const outcome = outcomeOf({ at, lng }, race);
      if (!outcome) return [];
      const match = raceAsMatch(race, at, { startAtMs: time.timeOf(race.off), phase: 'over' });
      const { champ } = race.place.course;
      return [{ champ, match, finishedAt: Math.floor(time.timeOf(race.overAt) / 1000), race: outcome }];
    })
    .sort((a, b) => b.finishedAt - a.finishedAt || a.match.id - b.match.id);
}
