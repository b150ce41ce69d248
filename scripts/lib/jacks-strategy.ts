import { pokerHand } from '../../contracts/games/index.ts';

/** A card by its place in the hand. `value`: 2 to 14, the ace highest. */
type Card = { place: number; value: number; suit: number };

const cardsOf = (hand: readonly number[]): Card[] =>
  hand.map((card, place) => ({ place, value: card % 13 === 0 ? 14 : (card % 13) + 1, suit: Math.floor(card / 13) }));
const isHigh = ({ value }: Card): boolean => value > 10;
const hold = (cards: readonly Card[]): number => cards.reduce((mask, { place }) => mask | (1 << place), 0);

/** Every way to take so many of the cards. */
function taken(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((first, place) => taken(cards.slice(place + 1), count - 1).map((rest) => [first, ...rest]));
}
const isOneSuit = (cards: readonly Card[]): boolean => cards.every(({ suit }) => suit === cards[0]?.suit);
/** They fit into five ranks in a row; the ace is at either end. */
function fitsStraight(cards: readonly Card[]): boolean {
  const spans = (values: number[]) =>
    new Set(values).size === values.length && Math.max(...values) - Math.min(...values) < 5;
  const values = cards.map(({ value }) => value);
  return spans(values) || spans(values.map((value) => (value === 14 ? 1 : value)));
}
const isRoyal = (cards: readonly Card[]): boolean => isOneSuit(cards) && cards.every(({ value }) => value >= 10);
function isOpenEnded(cards: readonly Card[]): boolean {
  const values = cards.map(({ value }) => value).toSorted((a, b) => a - b);
  return values.every((value, place) => value === (values[0] ?? 0) + place) && (values.at(-1) ?? 0) < 14;
}
const sameRank = (cards: readonly Card[], count: number): Card[] =>
  cards.filter(({ value }) => cards.filter((other) => other.value === value).length === count);

/** What the table of the page says to hold: its lines in their order, the first that fits. */
export function strategyHold(hand: readonly number[]): number {
  const cards = cardsOf(hand);
  const made = pokerHand(hand) ?? '';
  const some = (count: number, fits: (own: Card[]) => boolean) => taken(cards, count).find(fits);
  const highs = cards.filter(isHigh).toSorted((a, b) => a.value - b.value);
  const pair = sameRank(cards, 2);
  const lines: (() => readonly Card[] | undefined)[] = [
    () => (['four', 'straightFlush', 'royal'].includes(made) ? cards : undefined),
    () => some(4, isRoyal),
    () => (['fullHouse', 'flush', 'straight'].includes(made) ? cards : undefined),
    () => (made === 'three' ? sameRank(cards, 3) : undefined),
    () => some(4, (own) => isOneSuit(own) && fitsStraight(own)),
    () => (made === 'twoPairs' ? pair : undefined),
    () => (made === 'jacks' ? pair : undefined),
    () => some(3, isRoyal),
    () => some(4, isOneSuit),
    () => (pair.length === 2 ? pair : undefined),
    () => some(4, isOpenEnded),
    () => some(2, (own) => isOneSuit(own) && own.every(isHigh)),
    () => some(3, (own) => isOneSuit(own) && fitsStraight(own)),
    () => (highs.length >= 2 ? highs.slice(0, 2) : undefined),
    () =>
      some(
        2,
        (own) =>
          isOneSuit(own) &&
          own.some(({ value }) => value === 10) &&
          own.some((card) => isHigh(card) && card.value < 14),
      ),
    () => (highs.length === 1 ? highs : undefined),
  ];
  for (const line of lines) {
    const held = line();
    if (held !== undefined) return hold(held);
  }
  return 0;
}
