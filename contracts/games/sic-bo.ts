import { type GameMaths, hasOnly, partOf, sum } from './game.ts';

const faces = [1, 2, 3, 4, 5, 6];
const throws = 216;
/** What all throws of a place pay together, in stakes: 210 of 216 come back. */
const comesBack = 210;

type Test = (dice: readonly number[]) => boolean;
const isTriple: Test = ([a, b, c]) => a === b && b === c;
const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
const total =
  (least: number, most: number): Test =>
  (dice) =>
    sum(dice) >= least && sum(dice) <= most;
const but =
  (test: Test): Test =>
  (dice) =>
    test(dice) && !isTriple(dice);

/** Places that win or lose. */
const plain: Readonly<Record<string, Test>> = {
  small: but(total(4, 10)),
  big: but(total(11, 17)),
  odd: but((dice) => sum(dice) % 2 === 1),
  even: but((dice) => sum(dice) % 2 === 0),
  triple: isTriple,
  ...Object.fromEntries(
    Array.from({ length: 14 }, (_, place) => [`total${String(place + 4)}`, total(place + 4, place + 4)]),
  ),
  ...Object.fromEntries(
    faces.map((face) => [`pair${String(face)}`, (dice) => count(dice, face) >= 2] as [string, Test]),
  ),
  ...Object.fromEntries(
    faces.map((face) => [`three${String(face)}`, (dice) => count(dice, face) === 3] as [string, Test]),
  ),
  ...Object.fromEntries(
    faces.flatMap((low) =>
      faces
        .filter((high) => high > low)
        .map(
          (high) =>
            [`duo${String(low)}${String(high)}`, (dice) => count(dice, low) > 0 && count(dice, high) > 0] as [
              string,
              Test,
            ],
        ),
    ),
  ),
};
/** One face: one die pays 2, two pay 3, three pay 15. */
const facePays = [0, 200, 300, 1500];

const all = Array.from({ length: throws }, (_, place) => [
  1 + (place % 6),
  1 + (Math.floor(place / 6) % 6),
  1 + Math.floor(place / 36),
]);
const waysOf = (test: Test): number => all.filter(test).length;
const pays = new Map(
  Object.entries(plain).map(([spot, test]) => [spot, Math.floor((comesBack * 100) / waysOf(test))] as const),
);

export const sicBoSpots: readonly string[] = [...Object.keys(plain), ...faces.map((face) => `face${String(face)}`)];
export const mostSicBoSpots = 10;

/** What a place pays when it wins, in hundredths of what lies on it; null for one face, which pays by its count. */
export const sicBoPay = (spot: string): number | null => pays.get(spot) ?? null;

/** The dice of a round, 1 to 6. */
export const sicBoDice = (draws: readonly number[]): number[] => draws.map((drawn) => drawn + 1);

/** What lies on a place is worth after a throw, in hundredths. */
export function sicBoWorth(spot: string, dice: readonly number[]): number {
  const test = plain[spot];
  if (test === undefined) return facePays[count(dice, Number(spot.slice(4)))] ?? 0;
  return test(dice) ? (pays.get(spot) ?? 0) : 0;
}

const worthOf = (spots: readonly string[], dice: readonly number[]): number =>
  sum(spots.map((spot) => sicBoWorth(spot, dice)));

/** Three dice. A stake lies in equal parts on the places that the player chose. */
export const sicBo: GameMaths<'sic-bo'> = {
  slug: 'sic-bo',
  first: { spots: ['small'] },
  shapeOf: () => ({ count: 3, of: 6 }),
  isChoice: (choice) => {
    const { spots = [] } = choice;
    const isKnown = spots.every((spot) => sicBoSpots.includes(spot)) && new Set(spots).size === spots.length;
    return hasOnly(choice, ['spots']) && isKnown && spots.length > 0 && spots.length <= mostSicBoSpots;
  },
  payoutOf: (draws, { spots = [] }, minor) =>
    spots.length === 0 ? 0 : partOf(minor, worthOf(spots, sicBoDice(draws)), 100 * spots.length),
  returnOf: ({ spots = [] }) => sum(all.map((dice) => worthOf(spots, dice))) / throws / 100 / spots.length,
  hitRateOf: ({ spots = [] }) => all.filter((dice) => worthOf(spots, dice) > 0).length / throws,
};
