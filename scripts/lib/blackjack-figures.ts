import { rankOf } from '../../contracts/games/cards.ts';
import { blackjackPays, type Step } from '../../contracts/games/index.ts';
import type { Figures } from './game-figures.ts';

/** Cards by what they count: place 0 the aces, place 9 the tens and faces. */
const shoe = [32, 32, 32, 32, 32, 32, 32, 32, 32, 128];
const decks = 416;
const values = shoe.map((_, value) => value);
const valueOf = (card: number): number => Math.min(rankOf(card), 9);
/** Sums over what may come, in first stakes: paid, staked, the squares of what is won or lost, and the share that pays. */
type Worth = { paid: number; staked: number; squares: number; hits: number };
type Way = 'stand' | NonNullable<Step['move']>;
type Best = Worth & { way: Way };

const nothing = (): Worth => ({ paid: 0, staked: 0, squares: 0, hits: 0 });
const plus = (sum: Worth, worth: Worth, chance: number): void => {
  for (const name of ['paid', 'staked', 'squares', 'hits'] as const) sum[name] += worth[name] * chance;
};
const netOf = ({ paid, staked }: Worth): number => paid - staked;

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

/** What a hand pays in halves of its stake, against this end of the dealer. */
function halvesOf(own: number, isNatural: boolean, end: number): number {
  if (own > 21) return blackjackPays.bust;
  const isDealerNatural = end === 23;
  if (isNatural && isDealerNatural) return blackjackPays.push;
  if (isNatural) return blackjackPays.natural;
  if (isDealerNatural) return blackjackPays.lost;
  if (end === 22 || own > end) return blackjackPays.won;
  return own === end ? blackjackPays.push : blackjackPays.lost;
}

/** Hands that are played no further, each for the first stake times `times`. */
function standing(hands: readonly number[], isNatural: boolean, ends: readonly number[], times: number): Worth {
  const worth = nothing();
  const staked = hands.length * times;
  for (const [end, chance] of ends.entries()) {
    if (chance === 0) continue;
    const paid = (hands.reduce((sum, own) => sum + halvesOf(own, isNatural, end), 0) * times) / 2;
    plus(worth, { paid, staked, squares: (paid - staked) ** 2, hits: paid > 0 ? 1 : 0 }, chance);
  }
  return worth;
}

/** Everything that can follow one open card of the dealer. */
function against(up: number) {
  const left = shoe.map((count, value) => count - (value === up ? 1 : 0));
  const ends = new Map<string, number[]>();
  const known = new Map<string, Best>();
  const rest = (gone: readonly number[]) => left.map((count, value) => count - (gone[value] ?? 0));
  const more = (gone: readonly number[], ...taken: number[]) =>
    gone.map((own, value) => own + taken.filter((each) => each === value).length);
  const dealer = (gone: readonly number[], cards: number): number[] => {
    const key = gone.join();
    const found = ends.get(key) ?? dealerEnds(rest(gone), decks - 1 - cards, up);
    ends.set(key, found);
    return found;
  };
  /** One card and no more, for twice the stake. */
  const double = (gone: readonly number[], total: number, aces: number): Worth => {
    const worth = nothing();
    const counts = rest(gone);
    for (const value of values) {
      const [next] = add(total, aces, value);
      plus(worth, standing([next], false, dealer(more(gone, value), 3), 2), (counts[value] ?? 0) / (decks - 3));
    }
    return worth;
  };
  /** One card for each of two hands, for a stake each. */
  const split = (gone: readonly number[], value: number): Worth => {
    const worth = nothing();
    const counts = rest(gone);
    for (const one of values)
      for (const two of values) {
        const chance = ((counts[one] ?? 0) * ((counts[two] ?? 0) - (one === two ? 1 : 0))) / (decks - 3) / (decks - 4);
        const hands = [one, two].map((card) => add(...add(0, 0, value), card)[0]);
        plus(worth, standing(hands, false, dealer(more(gone, one, two), 4), 1), chance);
      }
    return worth;
  };
  /** The best of standing and taking, and with two cards of doubling and splitting. `gone`: the hand by value. */
  const best = (gone: readonly number[], total: number, aces: number, cards: number): Best => {
    const key = gone.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const stand = standing([total], cards === 2 && total === 21, dealer(gone, cards), 1);
    const ways: Best[] = [{ way: 'stand', ...stand }];
    if (total < 21) {
      const hit = nothing();
      const counts = rest(gone);
      for (const value of values) {
        const chance = (counts[value] ?? 0) / (decks - 1 - cards);
        const [next, soft] = add(total, aces, value);
        const lost = { paid: 0, staked: 1, squares: 1, hits: 0 };
        plus(hit, next > 21 ? lost : best(more(gone, value), next, soft, cards + 1), chance);
      }
      ways.push({ way: 'hit', ...hit });
    }
    if (total < 21 && cards === 2) {
      const pair = gone.indexOf(2);
      ways.push({ way: 'double', ...double(gone, total, aces) });
      if (pair !== -1) ways.push({ way: 'split', ...split(gone, pair) });
    }
    const answer = ways.reduce((a, b) => (netOf(b) > netOf(a) ? b : a));
    known.set(key, answer);
    return answer;
  };
  return { left, best, more };
}

const tables = values.map((up) => {
  let table: ReturnType<typeof against> | null = null;
  return () => (table ??= against(up));
});
const tableOf = (up: number) => (tables[up] ?? (() => against(up)))();

/**
 * Exact for whoever plays as all seen cards say best: every hand by its cards, every card of the dealer, without putting any
 * back. The dealer's second card comes after the player has stood. The return is of all stakes, the second ones included;
 * the deviation is of what is won or lost, in first stakes.
 */
export function blackjackFigures(): Figures {
  const sums = nothing();
  for (const up of values) {
    const { left, best, more } = tableOf(up);
    const none = new Array<number>(10).fill(0);
    for (const first of values)
      for (const second of values) {
        const one = (left[first] ?? 0) / (decks - 1);
        const two = ((left[second] ?? 0) - (first === second ? 1 : 0)) / (decks - 2);
        const [total, aces] = add(...add(0, 0, first), second);
        plus(sums, best(more(none, first, second), total, aces, 2), ((shoe[up] ?? 0) / decks) * one * two);
      }
  }
  const { paid, staked, squares, hits } = sums;
  return { return: paid / staked, hitRate: hits, deviation: Math.sqrt(squares - (paid - staked) ** 2), staked };
}

/** What the best play does next. `seen`: the player's first card, the dealer's, the player's other one, then those taken. */
export function blackjackWay([first = 0, up = 0, ...others]: readonly number[]): Way {
  const gone = new Array<number>(10).fill(0);
  let [total, aces] = [0, 0];
  for (const card of [first, ...others]) {
    const value = valueOf(card);
    gone[value] = (gone[value] ?? 0) + 1;
    [total, aces] = add(total, aces, value);
  }
  return tableOf(valueOf(up)).best(gone, total, aces, others.length + 1).way;
}
