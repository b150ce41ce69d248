import { createMemo } from '../memo.ts';
import type { Origin } from '../origin.ts';
import { hash } from '../random.ts';
import { fieldOf, orderOf, type Programme, programmeOf, type Runner, sharesOf } from './field.ts';
import { offOf, raceIdOf, type RacePlace } from './place.ts';
import { type Course as RunCourse, runRace } from './run.ts';

/** Moments of play, ms. `overAt`: when its result is known. */
export type Race = {
  id: number;
  place: RacePlace;
  programme: Programme;
  runners: readonly Runner[];
  announcedAt: number;
  off: number;
  overAt: number;
  goneAt: number;
  /** What happens. Computed on demand. */
  course: () => RunCourse;
};

const leadMs = 12 * 3_600_000;
const shownAfterMs = 5 * 3_600_000;
/** A race is looked at once more before its result counts. */
const lookedAtMs = 60_000;
const metresInSecond = 16;

const timesOf = (place: RacePlace): { announcedAt: number; off: number } => {
  const off = offOf(place);
  return { announcedAt: off - leadMs, off };
};

const kept = 1_500;

/** Every race of a world, before and after it is on offer: each follows from its number and the secret of the world. */
export function createRaceBook({ seed, courseOf }: Origin) {
  const races = createMemo<Race>(kept);
  const orders = createMemo<readonly number[]>(kept);

  const orderAt = (day: Pick<RacePlace, 'course' | 'day'>): readonly number[] =>
    orders(day.day * 1000 + day.course.champ.id, () => orderOf(seed, day));

  const made = (place: RacePlace): Race => {
    const id = raceIdOf(place);
    const programme = programmeOf(seed, place);
    const [from, size] = sharesOf(seed, place)[place.number] ?? [0, 0];
    const runners = fieldOf(seed, place, programme, orderAt(place).slice(from, from + size));
    const { announcedAt, off } = timesOf(place);
    const overAt = off + Math.round(programme.metres / metresInSecond) * 1000 + lookedAtMs;
    let course: RunCourse | null = null;
    return {
      ...{ id, place, programme, runners, announcedAt, off, overAt, goneAt: overAt + shownAfterMs },
      course: () => (course ??= runRace(courseOf?.(id) ?? hash(seed, id), runners, off)),
    };
  };

  const raceAt = (place: RacePlace): Race => races(raceIdOf(place), () => made(place));

  return {
    raceAt,
    /** The race of a day in which a horse of the stable runs; null: none. */
    raceOfDay: (day: Pick<RacePlace, 'course' | 'day'>, index: number): RacePlace | null => {
      const at = orderAt(day).indexOf(index);
      const number = sharesOf(seed, day).findIndex(([from, size]) => at >= from && at < from + size);
      return number < 0 ? null : { ...day, number };
    },
  };
}
export type RaceBook = ReturnType<typeof createRaceBook>;

/** The runners that are out at a moment of play, and those left. */
export const outBy = ({ course }: Race, at: number) => course().withdrawals.filter((one) => one.at <= at);
export const leftBy = (race: Race, at: number): Runner[] => {
  const out = new Set(outBy(race, at).map(({ number }) => number));
  return race.runners.filter(({ number }) => !out.has(number));
};
