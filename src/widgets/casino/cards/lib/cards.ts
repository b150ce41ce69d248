import { rankOf, suitOf } from '@contracts/games/cards';

import type { Translate } from '@/shared/i18n';

const faces: Readonly<Record<number, 'ace' | 'jack' | 'queen' | 'king'>> = {
  0: 'ace',
  10: 'jack',
  11: 'queen',
  12: 'king',
};
const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export function rankText(t: Translate, rank: number): string {
  const face = faces[rank];
  return face === undefined ? String(rank + 1) : t(`rounds.rank.${face}`);
}

/** "queen of hearts" */
export const cardText = (t: Translate, card: number): string =>
  t('originals.card', {
    rank: rankText(t, rankOf(card)),
    suit: t(`originals.suit.${suits[suitOf(card)] ?? 'spades'}`),
  });

export const cardsText = (t: Translate, cards: readonly number[]): string =>
  cards.map((card) => cardText(t, card)).join(', ');
