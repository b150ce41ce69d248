import { mostSpots, spotOf } from '@contracts/games/roulette';

export type Spots = { spots?: string[] | undefined };
/** The player's actions at the cloth. `place`: one chip of `minor` on a place. `lay`: one on each, at once. */
export type ClothPress =
  | { do: 'place'; place: string; minor: number }
  | { do: 'lay'; places: readonly string[]; minor: number }
  | { do: 'undo' }
  | { do: 'repeat' }
  | { do: 'double' }
  | { do: 'clear' };

/** The sum on each place, minor units. */
export const chipsOf = ({ spots = [] }: Spots): ReadonlyMap<string, number> =>
  new Map(spots.map(spotOf).map(({ place, parts }) => [place, parts]));
export const totalOf = (choice: Spots): number => [...chipsOf(choice).values()].reduce((all, parts) => all + parts, 0);

const toSpots = (chips: ReadonlyMap<string, number>): { spots: string[] } => ({
  spots: [...chips].map(([place, parts]) => `${place}:${String(parts)}`),
});

const added = (chips: ReadonlyMap<string, number>, place: string, minor: number): ReadonlyMap<string, number> =>
  new Map([...chips, [place, (chips.get(place) ?? 0) + minor]]);

function after(press: ClothPress, chips: ReadonlyMap<string, number>, last: Spots | null): ReadonlyMap<string, number> {
  switch (press.do) {
    case 'place':
      return added(chips, press.place, press.minor);
    case 'lay':
      return press.places.reduce((laid, place) => added(laid, place, press.minor), chips);
    case 'double':
      return new Map([...chips].map(([place, parts]) => [place, parts * 2]));
    case 'repeat':
      return last === null ? chips : chipsOf(last);
    case 'undo':
    case 'clear':
      return new Map();
  }
}

/**
 * The bets on the cloth after a press, and the state that `undo` restores. `last`: the bets of the last round.
 */
export function afterPress(
  press: ClothPress,
  { choice, past, last }: { choice: Spots; past: readonly Spots[]; last: Spots | null },
): { choice: Spots; past: readonly Spots[] } {
  if (press.do === 'undo') return { choice: past.at(-1) ?? choice, past: past.slice(0, -1) };
  const chips = after(press, chipsOf(choice), last);
  // A sum too large for a place is read as no bet.
  const fits = chips.size <= mostSpots && toSpots(chips).spots.every((spot) => spotOf(spot).parts > 0);
  const isSame = JSON.stringify([...chips]) === JSON.stringify([...chipsOf(choice)]);
  return !fits || isSame ? { choice, past } : { choice: toSpots(chips), past: [...past, choice] };
}

/** 1, 2 and 5 of each power of ten up to the most. */
export const roundSums = (max: number): number[] =>
  Array.from({ length: String(max).length }, (_, power) => 10 ** power).flatMap((power) => [
    power,
    2 * power,
    5 * power,
  ]);

/** So many times the first round sum that may be staked, up to the most. */
export function timesFirst(times: readonly number[], { min, max }: { min: number; max: number }): number[] {
  const first = roundSums(max).find((minor) => minor >= min) ?? min;
  return times.map((each) => each * first).filter((minor) => minor <= max);
}

/** Values of the chips of a table. */
export const chipValues = (bounds: { min: number; max: number }): number[] =>
  timesFirst([1, 5, 10, 50, 100, 500], bounds);
