import { type BonusMaths, picksOf } from './game.ts';

/** The prizes of the wheel's fields, in units, in their order around it. */
export const fortunaFields: readonly number[] = [
  ...[50, 0, 1, 5, 1, 0, 10, 1, 0, 1, 5, 1],
  ...[20, 0, 1, 5, 1, 0, 10, 1, 0, 1, 5, 1],
];

const table = [50, 20, 10, 5, 1, 0].map((pay) => ({
  pay,
  ways: fortunaFields.filter((field) => field === pay).length,
}));

/** A wheel of 24 equal fields. It asks for no choice. */
export const fortuna: BonusMaths = {
  name: 'fortuna',
  version: 1,
  shape: { count: 1, of: fortunaFields.length },
  table,
  isChoice: picksOf(0, 0),
  prizeAt: ([field = 0]) => table.findIndex(({ pay }) => pay === fortunaFields[field]),
};
