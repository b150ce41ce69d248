import { text } from '../texts/text.ts';

/** What people call an outcome. The side of `win` and `handicap` is that of the team that they name. */
export const wishKinds = [
  ...(['over', 'under', 'total', 'handicap', 'handicapHome', 'handicapAway'] as const),
  ...(['win', 'home', 'draw', 'away', 'homeOrDraw', 'homeOrAway', 'drawOrAway', 'doubleChance'] as const),
  ...(['bothScore', 'notBothScore', 'odd', 'even'] as const),
] as const;
export type WishKind = (typeof wishKinds)[number];

/**
 * Words of players and of the markets themselves, short ones of slips too, in every language at once. One bar in
 * texts/<language>/wishes.json is between two ways to say it.
 */
export const wordsOf = (kind: WishKind): string[] =>
  Object.values(text(`wishes.${kind}`)).flatMap((ways) => ways.split('|'));
