import { errorCodes } from '@contracts/common';
import { gameOf, type SlotSymbol, type Slug, windowOf } from '@contracts/games';

import type { TextKey, Translate } from '@/shared/i18n';

import type { Round } from './room';

/** 4566 of ten thousand is "45.66". */
export const diceText = (number: number): string => (number / 100).toFixed(2);

export const percentOf = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** "45.66", or the three rows of the window, in words. */
export function drawnText(t: Translate, { game, draws }: Pick<Round, 'game' | 'draws'>): string {
  if (gameOf(game).kind !== 'slot') return diceText(draws[0] ?? 0);
  const window = windowOf(draws);
  return [0, 1, 2].map((row) => window.map((reel) => t(symbolText(reel[row] ?? 'X'))).join(' ')).join(' · ');
}

export const symbolText = (symbol: SlotSymbol): TextKey => `rounds.symbol.${symbol}`;
export const nameOf = (game: Slug): TextKey => `rounds.name.${game}`;

/** What we say of a refusal in words of this page; null: the words of all pages do. */
export const ownRefusal = (code: number): TextKey | null =>
  code === errorCodes.roundTooSoon ? 'rounds.refused.soon' : code === 0 ? 'rounds.refused.closed' : null;
