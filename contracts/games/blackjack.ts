import { eightDecks, rankOf } from './cards.ts';
import { type Choice, type GameMaths, hasOnly, partOf, sum } from './game.ts';

/** Exact, for whoever plays best: `npm run games:returns` computes them again. */
const published = { share: 0.9920349825241734, hits: 0.5205032612394692 };

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
const countOf = (card: number): number => Math.min(rankOf(card), 9);

type Hands = { own: readonly number[][]; dealer: readonly number[] };

/** How many cards lie before those that the dealer takes. */
const takenBefore = ({ hits = 0, second }: Choice): number =>
  3 + hits + (second === 'split' ? 2 : second === 'double' ? 1 : 0);

/**
 * The player's hands, two after a split, and the dealer's cards: one, then more until they count 17. The player's first card
 * is the first, the dealer's the second, the player's other one the third; what is taken comes behind, in its order.
 */
export function blackjackHands(draws: readonly number[], choice: Choice): Hands {
  const [first, up, other, ...more] = draws.slice(0, takenBefore(choice)) as [number, number, number, ...number[]];
  const own =
    choice.second === 'split'
      ? more.map((card, hand) => [hand === 0 ? first : other, card])
      : [[first, other, ...more]];
  const dealer = [up];
  for (let next = takenBefore(choice); blackjackTotal(dealer).total < dealerStands && next < draws.length; next += 1)
    dealer.push(draws[next] ?? 0);
  return { own, dealer };
}

export type BlackjackEnd = 'bust' | 'natural' | 'won' | 'push' | 'lost';

function endOf(own: readonly number[], dealer: readonly number[], isSplit: boolean): BlackjackEnd {
  const { total } = blackjackTotal(own);
  if (total > enough) return 'bust';
  const hasNatural = isNatural(own) && !isSplit;
  if (hasNatural || isNatural(dealer)) {
    if (hasNatural && isNatural(dealer)) return 'push';
    return hasNatural ? 'natural' : 'lost';
  }
  const against = blackjackTotal(dealer).total;
  if (against > enough || total > against) return 'won';
  return total === against ? 'push' : 'lost';
}

/** How each hand of the player ends. */
export function blackjackEnds(draws: readonly number[], choice: Choice): BlackjackEnd[] {
  const { own, dealer } = blackjackHands(draws, choice);
  return own.map((hand) => endOf(hand, dealer, choice.second === 'split'));
}

/** What an end pays, in halves of the stake of its hand. */
export const blackjackPays: Readonly<Record<BlackjackEnd, number>> = { natural: 5, won: 4, push: 2, lost: 0, bust: 0 };

const isFirst = ({ hits = 0, second }: Choice): boolean => hits === 0 && second === undefined;
/** Two cards that count the same. */
export const isBlackjackPair = ([first = 0, , other = 0]: readonly number[]): boolean =>
  countOf(first) === countOf(other);

/**
 * Eight decks, new for every round. The dealer takes the second card when the player stands, and stands on every 17. With two
 * cards the player may stake the same once more: for exactly one card (double), or, where both count the same, for two hands
 * that get one card each (split). There is no insurance. Decision D-420.
 */
export const blackjack: GameMaths<'blackjack'> = {
  slug: 'blackjack',
  first: {},
  shapeOf: () => ({ count: mostCards, of: eightDecks, isDealt: true }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: (draws, choice, minor) => {
    const ends = blackjackEnds(draws, choice);
    return partOf(minor, sum(ends.map((end) => blackjackPays[end])), 2 * ends.length);
  },
  returnOf: () => published.share,
  hitRateOf: () => published.hits,
  steps: {
    after: (choice, { move }, draws) => {
      if (choice.second !== undefined || move === undefined) return null;
      if (move === 'hit') return { ...choice, hits: (choice.hits ?? 0) + 1 };
      if (!isFirst(choice) || (move === 'split' && !isBlackjackPair(draws))) return null;
      return { ...choice, second: move };
    },
    isOver: (draws, choice) =>
      choice.second !== undefined ||
      blackjackHands(draws, choice).own.every((hand) => blackjackTotal(hand).total >= enough),
    canTake: () => true,
    stakesAgain: ({ move }) => move === 'double' || move === 'split',
    shown: (draws, choice) => draws.slice(0, takenBefore(choice)),
  },
};
