import { errorCodes } from '@contracts/common';
import { isRed, type SlotSymbol, type Slug, windowOf } from '@contracts/games';

import type { TextKey, Translate } from '@/shared/i18n';

import type { Round } from './room';

/** 4566 of ten thousand is "45.66". */
export const diceText = (number: number): string => (number / 100).toFixed(2);

export const percentOf = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** "45.66" of dice, or the three rows of the slot's window, in words. */
export function drawnText(t: Translate, { game, draws }: Pick<Round, 'game' | 'draws'>): string {
  if (game === 'dice') return diceText(draws[0] ?? 0);
  const window = windowOf(draws);
  return [0, 1, 2].map((row) => window.map((reel) => t(symbolText(reel[row] ?? 'X'))).join(' ')).join(' · ');
}

export const symbolText = (symbol: SlotSymbol): TextKey => `rounds.symbol.${symbol}`;
export const nameOf = (game: Slug): TextKey => `rounds.name.${game}`;

const refusals: Readonly<Record<number, TextKey>> = {
  0: 'rounds.refused.closed',
  [errorCodes.roundTooSoon]: 'rounds.refused.soon',
  [errorCodes.roundOpen]: 'rounds.refused.open',
};
/** What we say of a refusal in words of this page; null: the words of all pages do. */
export const ownRefusal = (code: number): TextKey | null => refusals[code] ?? null;

/** Of a number of the roulette. */
export const colourOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : isRed(number) ? 'red' : 'black';

const spans: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
};
const named = ['red', 'black', 'odd', 'even'] as const;

export function spotText(t: Translate, spot: string): string {
  const name = named.find((own) => own === spot);
  if (name !== undefined) return t(`rounds.spot.${name}`);
  if (spot.startsWith('column')) return t('rounds.spot.column', { number: spot.slice(-1) });
  return spans[spot] ?? spot;
}

const faces: Readonly<Record<number, 'ace' | 'jack' | 'queen' | 'king'>> = {
  0: 'ace',
  10: 'jack',
  11: 'queen',
  12: 'king',
};
const signs = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };

/** A rank of hi-lo in words, or as it stands on a card. */
export function rankText(t: Translate, rank: number, form: 'long' | 'short' = 'long'): string {
  const face = faces[rank];
  if (face === undefined) return String(rank + 1);
  return form === 'short' ? signs[face] : t(`rounds.rank.${face}`);
}
