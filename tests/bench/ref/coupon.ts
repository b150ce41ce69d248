/**
 * The arithmetic of the ten types in its simplest form: floating point, no checks, no settlement. Stakes are minor
 * units.
 */
type Leg = { readonly milli: number; readonly chance?: number | undefined };
const decimals = (legs: readonly Leg[]): number[] => legs.map(({ milli }) => milli / 1000);
const round3 = (value: number): number => Math.round(value * 1000) / 1000;
const product = (values: readonly number[]): number => values.reduce((total, value) => total * value, 1);

/** Sum of the products of all combinations of `size`. */
function symmetric(values: readonly number[], size: number): number {
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const value of values)
    for (let at = size; at > 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) * value;
  return sums[size] ?? 0;
}
function combinations(count: number, size: number): number {
  let total = 1;
  for (let at = 1; at <= size; at += 1) total = (total * (count - size + at)) / at;
  return total;
}
const cheapest = (values: readonly number[], size: number) => product([...values].sort((a, b) => a - b).slice(0, size));

/** The figures that a coupon shows: its odds, its largest win and, where the type has one, its smallest win. */
export const plain = {
  express: (legs: readonly Leg[], stake: number) => {
    const coef = round3(product(decimals(legs)));
    return { coef, win: Math.floor(stake * coef) };
  },
  system: (legs: readonly Leg[], stake: number, size: number) => {
    const odds = decimals(legs);
    const combo = combinations(odds.length, size);
    const all = symmetric(odds, size) / combo;
    return {
      combo,
      coef: round3(all),
      win: Math.floor(stake * all),
      least: Math.floor((stake / combo) * cheapest(odds, size)),
    };
  },
  /** A system of expresses of two. */
  multiBet: (legs: readonly Leg[], stake: number, size: number) => {
    const blocks = pairs(legs).map((block) => ({ milli: 1000 * product(decimals(block)) }));
    return plain.system(blocks, stake, size);
  },
  chain: (legs: readonly Leg[], stake: number) => {
    const end = legs.reduce((account, { milli }) => account + Math.min(stake, account) * (milli / 1000 - 1), stake);
    return { win: Math.floor(end) };
  },
  /** Blocks of two. */
  conditional: (legs: readonly Leg[], stake: number) => {
    let account = stake;
    const maxima: (number | null)[] = [null];
    for (const block of pairs(legs)) {
      const coef = product(decimals(block));
      account += Math.min(stake, account) * (coef - 1);
      maxima.push(Math.floor(stake * round3(coef)));
    }
    return { win: Math.floor(account), maxima };
  },
  antiExpress: (legs: readonly Leg[], stake: number) => {
    const express = product(legs.map(({ chance = 0 }) => chance / 1_000_000));
    const coef = round3(1 / ((1 - express) * 1.06));
    return { coef, win: Math.floor(stake * coef) };
  },
  lucky: (legs: readonly Leg[], stake: number) => {
    const odds = decimals(legs);
    const combo = 2 ** odds.length - 1;
    const all = (product(odds.map((coef) => 1 + coef)) - 1) / combo;
    return {
      combo,
      coef: round3(all),
      win: Math.floor(stake * all),
      least: Math.floor((stake / combo) * cheapest(odds, 1)),
    };
  },
  patent: (legs: readonly Leg[], stake: number) => {
    const odds = decimals(legs);
    const combo = 2 ** odds.length - 1 - odds.length;
    const singles = odds.reduce((total, coef) => total + coef, 0);
    const all = (product(odds.map((coef) => 1 + coef)) - 1 - singles) / combo;
    return {
      combo,
      coef: round3(all),
      win: Math.floor(stake * all),
      least: Math.floor((stake / combo) * cheapest(odds, 2)),
    };
  },
  singles: (legs: readonly Leg[], stake: number) => {
    const wins = legs.map(({ milli }) => Math.floor((milli / 1000) * stake));
    return { win: wins.reduce((total, win) => total + win, 0), wins };
  },
};

const pairs = (legs: readonly Leg[]): Leg[][] =>
  Array.from({ length: Math.ceil(legs.length / 2) }, (_, index) => legs.slice(2 * index, 2 * index + 2));
