import type { SlotSymbol } from '@contracts/games/slot';

import type { TextKey } from '@/shared/i18n';

export const symbolText = (symbol: SlotSymbol): TextKey => `rounds.symbol.${symbol}`;

type Names = Readonly<Record<string, TextKey>>;
const plain: Names = {
  A: 'originals.symbol.circle',
  B: 'originals.symbol.triangle',
  C: 'originals.symbol.square',
  D: 'originals.symbol.diamond',
};
/** Symbols by their letter on the strips. */
export const lanternNames: Names = {
  A: 'originals.symbol.circle',
  C: 'originals.symbol.square',
  D: 'originals.symbol.triangle',
  E: 'originals.symbol.diamond',
  S: 'originals.symbol.shell',
  K: 'originals.symbol.kite',
  B: 'originals.symbol.boat',
  M: 'originals.symbol.moon',
  W: 'originals.symbol.lantern',
};
export const cometNames: Names = {
  ...plain,
  G: 'originals.symbol.drop',
  R: 'originals.symbol.ring',
  H: 'originals.symbol.star',
  W: 'originals.symbol.leaf',
  F: 'originals.symbol.comet',
};
