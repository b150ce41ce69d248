import type { Translate } from '@sdk';

import type { TotoKindName } from '@contracts/pools';

const results = ['1', 'X', '2'];
const maps = ['2:0', '2:1', '1:2', '0:2'];

/** "3+" of a correct score is three goals or more. */
const goals = (count: number): string => (count === 3 ? '3+' : String(count));

/** The sign of a variant, short enough for a button. */
export function signOf(t: Translate, kind: TotoKindName, variant: number): string {
  if (kind === 'cyber-sport') return maps[variant] ?? '';
  if (kind === 'correct-score') return `${goals(Math.floor(variant / 4))}:${goals(variant % 4)}`;
  if (kind === 'fifteen' || kind === 'hockey') return results[variant] ?? '';
  return t(`toto.variant.${kind}.${String(variant)}`);
}

/** Scores read from left to right in every language; words as the page does. */
export const directionOf = (kind: TotoKindName): 'ltr' | undefined =>
  kind === 'correct-score' || kind === 'cyber-sport' ? 'ltr' : undefined;
