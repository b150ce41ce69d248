import { blackjackPays } from '../../contracts/games/index.ts';
import { type Figures, figuresFrom } from './game-figures.ts';

/** Cards by what they count: place 0 the aces, place 9 the tens and faces. */
const shoe = [32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
const decks = 416;
type Worth = { paid: number; squares: number; hits: number };

const add = (total: number, aces: number, value: number): [number, number] => {
  let [sum, soft] = [total + (value === 0 ? 11 : value + 1), aces + (value === 0 ? 1 : 0)];
  for (; sum > 21 && soft > 0; soft -= 1) sum -= 10;
  return [sum, soft];
};

/** How the dealer ends from one card with these cards gone: places 17 to 21, 22 for more, and 23 for a natural. */
function dealerEnds(left: readonly number[], many: number, up: number): number[] {
  const ends = new Array<number>(24).fill(0);
  const rest = [...left];
  const go = (total: number, aces: number, cards: number, size: number, chance: number): void => {
    if (total >= 17) {
      const end = cards === 2 && total === 21 ? 23 : Math.min(total, 22);
      ends[end] = (ends[end] ?? 0) + chance;
      return;
    }
    for (let value = 0; value < 10; value++) {
      const count = rest[value] ?? 0;
      if (count === 0) continue;
      rest[value] = count - 1;
      go(...add(total, aces, value), cards + 1, size - 1, (chance * count) / size);
      rest[value] = count;
    }
  };
  go(...add(0, 0, up), 1, many, 1);
  return ends;
}

function standing(own: number, isNatural: boolean, ends: readonly number[]): Worth {
  const worth = { paid: 0, squares: 0, hits: 0 };
  for (const [end, chance] of ends.entries()) {
    if (chance === 0) continue;
    const isDealerNatural = end === 23;
    const halves =
      isNatural || isDealerNatural
        ? isNatural && isDealerNatural
          ? blackjackPays.push
          : isNatural
            ? blackjackPays.natural
            : blackjackPays.lost
        : end === 22 || own > end
          ? blackjackPays.won
          : own === end
            ? blackjackPays.push
            : blackjackPays.lost;
    worth.paid += (chance * halves) / 2;
    worth.squares += chance * (halves / 2) ** 2;
    if (halves > 0) worth.hits += chance;
  }
  return worth;
}

/**
 * Exact for whoever takes or stands as all seen cards say best: every hand by its cards, every card of the dealer, without
 * putting any back. The dealer's second card comes after the player has stood.
 */
export function blackjackFigures(): Figures {
  const sums = { ways: 1, hits: 0, paid: 0, squares: 0 };
  for (let up = 0; up < 10; up++) {
    const left = [...shoe];
    const chanceUp = (left[up] ?? 0) / decks;
    left[up] = (left[up] ?? 0) - 1;
    const known = new Map<string, Worth>();
    /** The best that a hand is worth. `gone`: its cards by value. */
    const best = (gone: number[], total: number, aces: number, cards: number): Worth => {
      const key = gone.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      const rest = left.map((count, value) => count - (gone[value] ?? 0));
      const size = decks - 1 - cards;
      const stand = standing(total, cards === 2 && total === 21, dealerEnds(rest, size, up));
      let answer = stand;
      if (total < 21) {
        const hit = { paid: 0, squares: 0, hits: 0 };
        for (let value = 0; value < 10; value++) {
          const count = rest[value] ?? 0;
          const [next, soft] = add(total, aces, value);
          if (next > 21 || count === 0) continue;
          const more = gone.map((own, place) => (place === value ? own + 1 : own));
          const worth = best(more, next, soft, cards + 1);
          hit.paid += (worth.paid * count) / size;
          hit.squares += (worth.squares * count) / size;
          hit.hits += (worth.hits * count) / size;
        }
        if (hit.paid > stand.paid) answer = hit;
      }
      known.set(key, answer);
      return answer;
    };
    for (let first = 0; first < 10; first++)
      for (let second = 0; second < 10; second++) {
        const one = (left[first] ?? 0) / (decks - 1);
        const two = ((left[second] ?? 0) - (first === second ? 1 : 0)) / (decks - 2);
        const gone = new Array<number>(10).fill(0);
        gone[first] = (gone[first] ?? 0) + 1;
        gone[second] = (gone[second] ?? 0) + 1;
        const [total, aces] = add(...add(0, 0, first), second);
        const worth = best(gone, total, aces, 2);
        const chance = chanceUp * one * two;
        sums.paid += chance * worth.paid;
        sums.squares += chance * worth.squares;
        sums.hits += chance * worth.hits;
      }
  }
  return figuresFrom(sums, 1);
}
