import { type GameMaths, hasOnly, partOf, sum } from './game.ts';

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

/** Numbers as they lie: three of a street beside each other. Zero lies beside the first street. */
const upTo12 = Array.from({ length: 12 }, (_, street) => street * 3 + 1);
const inside: readonly (readonly number[])[] = [
  ...upTo36.filter((number) => number % 3 !== 0).map((number) => [number, number + 1]),
  ...upTo36.filter((number) => number <= 33).map((number) => [number, number + 3]),
  ...[1, 2, 3].map((number) => [0, number]),
  ...upTo12.map((first) => [first, first + 1, first + 2]),
  ...[1, 2].map((number) => [0, number, number + 1]),
  ...upTo36
    .filter((number) => number <= 32 && number % 3 !== 0)
    .map((number) => [number, number + 1, number + 3, number + 4]),
  [0, 1, 2, 3],
  ...upTo12.slice(0, -1).map((first) => [0, 1, 2, 3, 4, 5].map((more) => first + more)),
];
/** Places on the lines between numbers: "17-20" is a split, "13-14-15" a street. */
export const insideSpots: readonly string[] = inside.map((numbers) => numbers.join('-'));

/** Every place on the cloth with the numbers that it covers. */
const covers = new Map<string, readonly number[]>([
  ...[0, ...upTo36].map((number) => [String(number), [number]] as const),
  ...Object.entries(outside),
  ...inside.map((numbers) => [numbers.join('-'), numbers] as const),
]);
export const spotNames: readonly string[] = [...covers.keys()];
export const mostSpots = 40;

/** "17-20:50" has 50 parts of the stake on the split, "red" has one. */
export function spotOf(text: string): { place: string; parts: number } {
  const [place = '', parts = '1', ...rest] = text.split(':');
  return { place: rest.length > 0 ? text : place, parts: /^[1-9]\d{0,8}$/.test(parts) ? Number(parts) : 0 };
}
const spotsOf = ({ spots = [] }: { spots?: readonly string[] | undefined }) => spots.map(spotOf);
export const coversOf = (place: string): readonly number[] => covers.get(place) ?? [];

/** What a place pays when it comes, in what lies on it. */
const spotPays = (place: string): number => 36 / coversOf(place).length;

/** One zero. A stake lies on the places that the player chose, in the parts that they said; without a word in equal ones. */
export const roulette: GameMaths<'roulette'> = {
  slug: 'roulette',
  first: { spots: ['red'] },
  shapeOf: () => ({ count: 1, of: 37 }),
  isChoice: (choice) => {
    const spots = spotsOf(choice);
    const isKnown = spots.every(({ place, parts }) => covers.has(place) && parts > 0);
    const isOnce = new Set(spots.map(({ place }) => place)).size === spots.length;
    return hasOnly(choice, ['spots']) && isKnown && isOnce && spots.length > 0 && spots.length <= mostSpots;
  },
  payoutOf: ([drawn = -1], choice, minor) => {
    const spots = spotsOf(choice);
    const won = spots.filter(({ place }) => coversOf(place).includes(drawn));
    const all = sum(spots.map(({ parts }) => parts));
    return all === 0 ? 0 : partOf(minor, sum(won.map(({ place, parts }) => parts * spotPays(place))), all);
  },
  returnOf: () => 36 / 37,
  hitRateOf: (choice) => new Set(spotsOf(choice).flatMap(({ place }) => coversOf(place))).size / 37,
};
