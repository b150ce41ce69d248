import { eightDecks, rankOf } from './cards.ts';
import { type Choice, type GameMaths, hasOnly, partOf } from './game.ts';

/** Exact, for whoever plays best: `npm run games:returns` computes them again. */
const published = { share: 0.9763670958678904, hits: 0.520110668492618 };

const enough = 21;
const dealerStands = 17;
/** So many cards are there at most: a hand of aces, and the dealer's. */
const mostCards = 40;

/** What cards count: an ace 11, or 1 where 11 would be too much. */
export function blackjackTotal(cards: readonly number[]): { total: number; isSoft: boolean } {
  let [total, aces] = [0, 0];
  for (const card of cards) {
    const rank = rankOf(card);
    total += rank === 0 ? 11 : Math.min(rank + 1, 10);
    if (rank === 0) aces += 1;
  }
  for (; total > enough && aces > 0; aces -= 1) total -= 10;
  return { total, isSoft: aces > 0 };
}

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && blackjackTotal(cards).total === enough;

/** The player's cards: the first, the third, and one for each time that they took one. The dealer's first is the second. */
export const blackjackOwn = (draws: readonly number[], hits: number): number[] => [
  ...draws.slice(0, 1),
  ...draws.slice(2, 3 + hits),
];

/** The dealer's cards: one, then more until they count 17. */
export function blackjackDealer(draws: readonly number[], hits: number): number[] {
  const cards = draws.slice(1, 2);
  for (let next = 3 + hits; blackjackTotal(cards).total < dealerStands && next < draws.length; next += 1)
    cards.push(draws[next] ?? 0);
  return cards;
}

export type BlackjackEnd = 'bust' | 'natural' | 'won' | 'push' | 'lost';
export function blackjackEnd(draws: readonly number[], hits: number): BlackjackEnd {
  const own = blackjackOwn(draws, hits);
  const { total } = blackjackTotal(own);
  if (total > enough) return 'bust';
  const dealer = blackjackDealer(draws, hits);
  if (isNatural(own) || isNatural(dealer)) {
    if (isNatural(own) && isNatural(dealer)) return 'push';
    return isNatural(own) ? 'natural' : 'lost';
  }
  const against = blackjackTotal(dealer).total;
  if (against > enough || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}

/** What an end pays, in halves of the stake. */
export const blackjackPays: Readonly<Record<BlackjackEnd, number>> = { natural: 5, won: 4, push: 2, lost: 0, bust: 0 };

const hitsOf = ({ hits = 0 }: Choice): number => hits;

/**
 * Eight decks, new for every round. The dealer takes the second card when the player stands, and stands on every 17. The
 * player takes cards, or stands by taking what the round is worth; there is no doubling and no splitting.
 */
export const blackjack: GameMaths<'blackjack'> = {
  slug: 'blackjack',
  first: {},
  shapeOf: () => ({ count: mostCards, of: eightDecks, isDealt: true }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: (draws, choice, minor) => partOf(minor, blackjackPays[blackjackEnd(draws, hitsOf(choice))], 2),
  returnOf: () => published.share,
  hitRateOf: () => published.hits,
  steps: {
    after: (choice, { move }) => (move === 'hit' ? { ...choice, hits: hitsOf(choice) + 1 } : null),
    isOver: (draws, choice) => blackjackTotal(blackjackOwn(draws, hitsOf(choice))).total >= enough,
    canTake: () => true,
    shown: (draws, choice) => draws.slice(0, 3 + hitsOf(choice)),
  },
};
