import { rankOf, suitOf } from './cards.ts';
import { type Choice, type GameMaths, hasOnly, partOf } from './game.ts';
import type { PayoutOf, Versioned } from './versions.ts';

export const pokerHands = [
  'royal',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPairs',
  'jacks',
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** What a hand pays, in stakes: eight for a full house and six for a flush. Decision D-770. */
export const jacksPays: Readonly<Record<PokerHand, number>> = {
  royal: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 8,
  flush: 6,
  straight: 4,
  three: 3,
  twoPairs: 2,
  jacks: 1,
};

/** Exact, over all 2,598,960 hands with the best of the 32 ways to hold: `npm run games:returns` computes them again. */
const published = { share: 0.9839268542978117, hits: 0.4545638136155807 };

/** Rounds of the first version paid nine for a full house. */
const firstPays = { ...jacksPays, fullHouse: 9 };

const handSize = 5;
const everyCard = 31;

/** What five cards are; null: nothing that pays. */
export function pokerHand(cards: readonly number[]): PokerHand | null {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const groups = counts.filter((count) => count > 1).toSorted((a, b) => b - a);
  if (groups.length === 0) return fiveRanks(cards, counts);
  if (groups[0] === 4) return 'four';
  if (groups[0] === 3) return groups.length === 2 ? 'fullHouse' : 'three';
  if (groups.length === 2) return 'twoPairs';
  const pair = counts.indexOf(2);
  return pair === 0 || pair >= 10 ? 'jacks' : null;
}

/** Five different ranks: they follow one another, or share a suit, or both. An ace stands at either end. */
function fiveRanks(cards: readonly number[], counts: readonly number[]): PokerHand | null {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const [low, high] = [counts.indexOf(1), counts.lastIndexOf(1)];
  const isHigh = counts[0] === 1 && counts.indexOf(1, 1) === 9;
  const isStraight = isHigh || high - low === 4;
  if (isFlush && isStraight) return isHigh ? 'royal' : 'straightFlush';
  if (isFlush) return 'flush';
  return isStraight ? 'straight' : null;
}

/** The five cards at the end: those that are held stay, the others are replaced by the next ones in their order. */
export function jacksCards(draws: readonly number[], hold: number): number[] {
  let next = handSize;
  return draws.slice(0, handSize).map((card, place) => ((hold >> place) % 2 === 1 ? card : (draws[next++] ?? card)));
}

const isHold = (hold: number): boolean => Number.isInteger(hold) && hold >= 0 && hold <= everyCard;
const heldBy = ({ hold = everyCard }: Choice): number => hold;

const payoutFrom =
  (pays: typeof jacksPays): PayoutOf =>
  (draws, choice, minor) => {
    const hand = pokerHand(jacksCards(draws, heldBy(choice)));
    return hand === null ? 0 : partOf(minor, pays[hand], 1);
  };

/** Jacks or better. `hold`: one bit for each of the five cards, the first is the lowest. Who never says holds all. */
export const jacks: GameMaths<'jacks'> & Versioned = {
  slug: 'jacks',
  first: {},
  shapeOf: () => ({ count: 2 * handSize, of: 52, isDealt: true }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: payoutFrom(jacksPays),
  payoutBefore: { 1: payoutFrom(firstPays) },
  returnOf: () => published.share,
  hitRateOf: () => published.hits,
  steps: {
    after: (choice, { hold }) => (hold === undefined || !isHold(hold) ? null : { ...choice, hold }),
    isOver: (_, { hold }) => hold !== undefined,
    canTake: () => false,
    shown: (draws) => draws.slice(0, handSize),
  },
};
