import { type GameMaths, hasOnly, partOf } from './game.ts';

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (number: number): boolean => red.has(number);
export const colourOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

const upTo36 = Array.from({ length: 36 }, (_, place) => place + 1);
const outside = {
  red: upTo36.filter(isRed),
  black: upTo36.filter((number) => !isRed(number)),
  odd: upTo36.filter((number) => number % 2 === 1),
  even: upTo36.filter((number) => number % 2 === 0),
  low: upTo36.slice(0, 18),
  high: upTo36.slice(18),
  dozen1: upTo36.slice(0, 12),
  dozen2: upTo36.slice(12, 24),
  dozen3: upTo36.slice(24),
  column1: upTo36.filter((number) => number % 3 === 1),
  column2: upTo36.filter((number) => number % 3 === 2),
  column3: upTo36.filter((number) => number % 3 === 0),
};
export type OutsideSpot = keyof typeof outside;
export const outsideSpots = Object.keys(outside) as OutsideSpot[];

/** Every place on the cloth with the numbers that it covers. */
const covers = new Map<string, readonly number[]>([
  ...[0, ...upTo36].map((number) => [String(number), [number]] as const),
  ...Object.entries(outside),
]);
export const spotNames: readonly string[] = [...covers.keys()];
export const mostSpots = 20;

/** What a spot pays when it comes, in what lies on it. */
const spotPays = (spot: string): number => 36 / (covers.get(spot)?.length ?? 36);
const spotWins = (spot: string, drawn: number): boolean => covers.get(spot)?.includes(drawn) ?? false;

/** One zero. A stake lies in equal parts on the spots that the player chose. */
export const roulette: GameMaths<'roulette'> = {
  slug: 'roulette',
  first: { spots: ['red'] },
  shapeOf: () => ({ count: 1, of: 37 }),
  isChoice: (choice) => {
    const { spots = [] } = choice;
    const isKnown = spots.every((spot) => covers.has(spot)) && new Set(spots).size === spots.length;
    return hasOnly(choice, ['spots']) && isKnown && spots.length > 0 && spots.length <= mostSpots;
  },
  payoutOf: ([drawn = -1], { spots = [] }, minor) => {
    const times = spots.reduce((total, spot) => total + (spotWins(spot, drawn) ? spotPays(spot) : 0), 0);
    return spots.length === 0 ? 0 : partOf(minor, times, spots.length);
  },
  returnOf: () => 36 / 37,
  hitRateOf: ({ spots = [] }) => new Set(spots.flatMap((spot) => covers.get(spot) ?? [])).size / 37,
};
