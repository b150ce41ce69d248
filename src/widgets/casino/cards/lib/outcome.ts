import { baccaratHands, baccaratTotal, baccaratWinner } from '@contracts/games/baccarat';
import { blackjackEnds, blackjackHands, blackjackTotal } from '@contracts/games/blackjack';
import { jacksCards, pokerHand } from '@contracts/games/jacks';

import type { GamePart } from '@/entities/casino/round';

import { cardsText, rankText } from './cards';

type Outcome = GamePart['outcome'];

export const hiLoOutcome: Outcome = (t, { draws, choice }) =>
  draws
    .slice(0, (choice.calls?.length ?? 0) + 1)
    .map((rank) => rankText(t, rank))
    .join(', ');

export const baccaratOutcome: Outcome = (t, { draws }) => {
  const { player, banker } = baccaratHands(draws);
  return [
    t('originals.baccarat.player', { cards: cardsText(t, player), total: baccaratTotal(player) }),
    t('originals.baccarat.banker', { cards: cardsText(t, banker), total: baccaratTotal(banker) }),
    t(`originals.baccarat.came.${baccaratWinner(draws)}`),
  ].join('. ');
};

export const blackjackOutcome: Outcome = (t, { draws, choice, isOpen }) => {
  const { own, dealer } = blackjackHands(draws, choice);
  const shown = isOpen ? dealer.slice(0, 1) : dealer;
  const ends = isOpen ? [] : blackjackEnds(draws, choice);
  return [
    ...own.map((hand) =>
      t('originals.blackjack.own', { cards: cardsText(t, hand), total: blackjackTotal(hand).total }),
    ),
    t('originals.blackjack.dealer', { cards: cardsText(t, shown), total: blackjackTotal(shown).total }),
    ...ends.map((end) => t(`originals.blackjack.${end}`)),
  ].join('. ');
};

export const jacksOutcome: Outcome = (t, { draws, choice: { hold }, isOpen }) => {
  if (isOpen) return t('originals.jacks.dealt', { cards: cardsText(t, draws.slice(0, 5)) });
  const cards = jacksCards(draws, hold ?? 31);
  return `${cardsText(t, cards)}. ${t(`originals.hand.${pokerHand(cards) ?? 'nothing'}`)}`;
};
