import { type GameMaths, hasOnly, partOf, type Risk, sum } from './game.ts';

const fields = 50;
const places = Array.from({ length: fields }, (_, place) => place);
const raised = new Set([3, 19, 37]);
const doubled = new Set([1, 7, 19, 29, 35, 43, 47]);

/** What each field pays, in hundredths of the stake, as they stand on the wheel. Each wheel pays 4950 in all: 99 percent. */
export const wheelFields: Readonly<Record<Risk, readonly number[]>> = {
  low: places.map((place) => (place % 5 === 0 ? 0 : raised.has(place) ? 170 : 120)),
  medium: places.map((place) => (place % 2 === 0 ? 0 : mediumAt(place))),
  high: places.map((place) => (place === 0 ? 4950 : 0)),
};

function mediumAt(place: number): number {
  if (place === 25) return 500;
  if (place === 13 || place === 37) return 400;
  return doubled.has(place) ? 200 : 150;
}

const fieldsOf = ({ risk = 'medium' }: { risk?: Risk | undefined }) => wheelFields[risk];

/** A wheel of 50 fields. How the pays lie on it is the player's choice. */
export const wheel: GameMaths<'wheel'> = {
  slug: 'wheel',
  first: { risk: 'medium' },
  shapeOf: () => ({ count: 1, of: fields }),
  isChoice: (choice) => hasOnly(choice, ['risk']) && choice.risk !== undefined && choice.risk in wheelFields,
  payoutOf: ([drawn = 0], choice, minor) => partOf(minor, fieldsOf(choice)[drawn] ?? 0, 100),
  returnOf: (choice) => sum(fieldsOf(choice)) / fields / 100,
  hitRateOf: (choice) => fieldsOf(choice).filter((pay) => pay > 0).length / fields,
};
