import type { RaceFacts } from '../../contracts/racing.ts';
import { fraction, hash, normal } from '../random.ts';
import type { Course } from './courses.ts';
import { personName, runnerName } from './names.ts';
import { type RacePlace, racesOfMeeting } from './place.ts';

/** `index`: in the stable of the course. `weight`: its chance against the others. `draw`: its stall; of a dog its trap. */
export type Runner = {
  number: number;
  index: number;
  name: string;
  draw: number;
  age: number;
  rating: number;
  jockey?: string;
  trainer: string;
  weight: number;
};

/** What the programme says of a race. */
export type Programme = Pick<RaceFacts, 'kind' | 'metres' | 'going'> & { size: number };

/** How many horses or dogs are at home on a course: each runs about twice a week. */
const stable = { horses: 320, dogs: 160 };
const stableOf = ({ isDogs }: Course): number => (isDogs ? stable.dogs : stable.horses);

/** The streams of drawn numbers; each has an index of its own. */
const draw = {
  going: 1,
  kind: 2,
  metres: 3,
  size: 4,
  order: 5,
  ability: 6,
  age: 7,
  jockey: 8,
  trainer: 9,
  trip: 10,
  stall: 11,
  day: 12,
};

const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

const turf = ['firm', 'good_to_firm', 'good', 'good', 'good_to_soft', 'soft', 'heavy'] as const;
const trips = { dogs: [280, 400, 480, 480, 520, 640], horses: [1000, 1200, 1400, 1600, 1600, 2000, 2400, 2800, 3200] };
const handicaps = 0.45;
const dogsInRace = 6;

/** Big handicaps have up to eighteen runners, other races five to twelve. */
const sizeOf = (isHandicap: boolean, share: number): number =>
  isHandicap ? 8 + Math.floor(share ** 1.6 * 11) : 5 + Math.floor(share * 8);

export function programmeOf(seed: number, { course, day, number }: RacePlace): Programme {
  const { champ, isDogs, isSand } = course;
  const own = (what: number) => fraction(seed, champ.id, day, number, what);
  const isHandicap = own(draw.kind) < handicaps;
  return {
    kind: isDogs ? 'graded' : isHandicap ? 'handicap' : 'stakes',
    metres: pick(isDogs ? trips.dogs : trips.horses, own(draw.metres)),
    going: isSand ? 'standard' : pick(turf, fraction(seed, champ.id, day, draw.going)),
    size: isDogs ? dogsInRace : sizeOf(isHandicap, own(draw.size)),
  };
}

/** The runners of the stable on a day, race after race. Nobody runs twice. */
export function orderOf(seed: number, { course, day }: Pick<RacePlace, 'course' | 'day'>): number[] {
  const { champ } = course;
  const places = Array.from({ length: stableOf(course) }, (_, index) => index);
  const keys = places.map((index) => hash(seed, champ.id, day, index, draw.order));
  return places.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

/** Which of the order run in each race of the day: from where on, and how many. */
export function sharesOf(
  seed: number,
  day: Pick<RacePlace, 'course' | 'day'>,
): readonly (readonly [from: number, size: number])[] {
  let from = 0;
  return Array.from({ length: racesOfMeeting }, (_, number) => {
    const { size } = programmeOf(seed, { ...day, number });
    from += size;
    return [from - size, size] as const;
  });
}

/** How far abilities lie apart; a handicap brings them together. */
const spreads = { handicap: 0.45, stakes: 0.65, graded: 0.42 };

/** Everybody may know it: prices follow from it. */
export function fieldOf(seed: number, place: RacePlace, programme: Programme, indexes: readonly number[]): Runner[] {
  const { course, day } = place;
  const { champ, isDogs } = course;
  const stalls = indexes.map((index) => hash(seed, champ.id, day, index, draw.stall));
  const runners = indexes.map((index, at) => {
    const ability = normal(seed, champ.id, index, draw.ability);
    // The runners that like the distance, the ground and the day.
    const likes =
      0.4 * normal(seed, champ.id, index, programme.metres, draw.trip) +
      0.3 * normal(seed, champ.id, index, day, draw.day);
    const person = (what: number) =>
      personName(hash(seed, champ.id, index, what, what === draw.jockey ? day : 0) % 720);
    return {
      index,
      name: runnerName(course.place * stableOf(course) + index),
      draw: 1 + stalls.filter((stall) => stall < (stalls[at] ?? 0)).length,
      age: (isDogs ? 2 : 3) + Math.floor(fraction(seed, champ.id, index, draw.age) * (isDogs ? 4 : 6)),
      rating: Math.round(78 + 9 * ability),
      ...(!isDogs && { jockey: person(draw.jockey) }),
      trainer: person(draw.trainer),
      weight: Math.exp(spreads[programme.kind] * (ability + likes)),
    };
  });
  // A dog wears the number of its trap; horses carry the numbers of their ratings, the best first.
  return runners
    .sort((a, b) => (isDogs ? a.draw - b.draw : b.rating - a.rating || a.index - b.index))
    .map((runner, at) => ({ number: at + 1, ...runner }));
}
