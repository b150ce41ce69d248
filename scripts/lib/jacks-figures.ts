import { jacksPays, pokerHand } from '../../contracts/games/index.ts';
import { type Figures, figuresFrom } from './game-figures.ts';

const deck = 52;

const choose = (from: number, taken: number): number => {
  let ways = 1;
  for (let place = 1; place <= taken; place++) ways = (ways * (from - taken + place)) / place;
  return taken > from ? 0 : ways;
};
const ways = Array.from({ length: deck + 1 }, (_, from) =>
  Array.from({ length: 6 }, (__, taken) => choose(from, taken)),
);
/** The place of a set of cards, from the lowest up, among all sets of its size. */
const placeOf = (cards: readonly number[]): number =>
  cards.reduce((place, card, at) => place + (ways[card]?.[at + 1] ?? 0), 0);

/** Of every set of up to five cards: what all hands with it pay together, the squares, and how many pay. */
type Tables = { paid: Float64Array[]; squares: Float64Array[]; hits: Float64Array[] };

function eachHand(visit: (cards: number[]) => void): void {
  for (let a = 0; a < deck; a++)
    for (let b = a + 1; b < deck; b++)
      for (let c = b + 1; c < deck; c++)
        for (let d = c + 1; d < deck; d++) for (let e = d + 1; e < deck; e++) visit([a, b, c, d, e]);
}

const everyHold = Array.from({ length: 32 }, (_, hold) => hold);
const subsets = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) % 2 === 1));

function tables(): { tables: Tables; counts: Map<string, { cards: number[]; count: number }> } {
  const make = () => Array.from({ length: 6 }, (_, size) => new Float64Array(choose(deck, size)));
  const sums: Tables = { paid: make(), squares: make(), hits: make() };
  const counts = new Map<string, { cards: number[]; count: number }>();
  eachHand((cards) => {
    const key = kindOf(cards);
    const kind = counts.get(key);
    if (kind === undefined) counts.set(key, { cards, count: 1 });
    else kind.count += 1;
    const hand = pokerHand(cards);
    if (hand === null) return;
    const pay = jacksPays[hand];
    for (const bits of subsets) {
      const [size, place] = [bits.length, placeOf(bits.map((bit) => cards[bit] ?? 0))];
      for (const [name, worth] of [
        ['paid', pay],
        ['squares', pay * pay],
        ['hits', 1],
      ] as const) {
        const table = sums[name][size];
        if (table !== undefined) table[place] = (table[place] ?? 0) + worth;
      }
    }
  });
  return { tables: sums, counts };
}

/** Hands that differ in their suits' names alone are one kind: 134,459 of them. */
function kindOf(cards: readonly number[]): string {
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = Math.floor(card / 13);
    suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
  }
  return suits.toSorted((a, b) => a - b).join();
}

/** Sums over all hands that keep these cards and take none of the others back: by inclusion and exclusion. */
function drawn(sizes: readonly Float64Array[], cards: readonly number[], hold: number): number {
  let total = 0;
  const thrown = 31 ^ hold;
  for (let back = thrown; ; back = (back - 1) & thrown) {
    const bits = subsets[hold | back] ?? [];
    const sign = (subsets[back]?.length ?? 0) % 2 === 0 ? 1 : -1;
    total += sign * (sizes[bits.length]?.[placeOf(bits.map((bit) => cards[bit] ?? 0))] ?? 0);
    if (back === 0) return total;
  }
}

/**
 * Exact over all 2,598,960 hands, each with the best of its 32 ways to hold, or with what a player says. `kinds`: how many
 * hands differ.
 */
export function jacksFigures(holdOf?: (cards: readonly number[]) => number): Figures & { kinds: number } {
  const { tables: sums, counts } = tables();
  const all = { ways: 0, hits: 0, paid: 0, squares: 0 };
  for (const { cards, count } of counts.values()) {
    let [best, share] = [31, -1];
    const ways = holdOf === undefined ? everyHold : [holdOf(cards)];
    for (const hold of ways) {
      const own = drawn(sums.paid, cards, hold) / choose(47, 5 - (subsets[hold]?.length ?? 0));
      if (own > share + 1e-12) [best, share] = [hold, own];
    }
    const many = choose(47, 5 - (subsets[best]?.length ?? 0));
    all.ways += count;
    all.paid += count * share;
    all.squares += (count * drawn(sums.squares, cards, best)) / many;
    all.hits += (count * drawn(sums.hits, cards, best)) / many;
  }
  return { ...figuresFrom(all, 1), kinds: counts.size };
}
