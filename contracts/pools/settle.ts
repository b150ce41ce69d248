/** `least`: so many right or more share `percent` of the prize. The first class is for all right. */
export type PoolClass = { least: number; percent: number };

/**
 * What is played for together. `unit`: stake of one line, minor units. `hits`: how many of its lines have so many right,
 * by that number.
 */
export type PoolTicket = { unit: number; hits: readonly number[] };

/** Of the stakes, percent. The house keeps the rest. */
const prizePercent = 90;

/** `a` × `b` ÷ `c` in whole numbers, rounded down, however large the product is. */
const share = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c));

export const prizeOf = (pool: number): number => share(pool, prizePercent, 100);

/** The prize fund of each class. The jackpot joins the first one. */
export const potsOf = (classes: readonly PoolClass[], pool: number, jackpot: number): number[] =>
  classes.map(({ percent }, place) => share(prizeOf(pool), percent, 100) + (place === 0 ? jackpot : 0));

const linesFrom = ({ hits }: PoolTicket, least: number): number =>
  hits.slice(least).reduce((sum, lines) => sum + lines, 0);

/**
 * Shares a pool out. A line shares in every class that it reaches, by its stake, rounded down. Unwon prizes, the rest
 * of rounding and the part of no class go to the next jackpot, so that payouts + next jackpot + house = pool + jackpot.
 * Row TOTO-02.
 */
export function settlePool(
  tickets: readonly PoolTicket[],
  { classes, pool, jackpot }: { classes: readonly PoolClass[]; pool: number; jackpot: number },
): { payouts: number[]; nextJackpot: number; house: number } {
  const payouts = tickets.map(() => 0);
  const pots = potsOf(classes, pool, jackpot);
  for (const [place, { least }] of classes.entries()) {
    const winning = tickets.map((ticket) => linesFrom(ticket, least));
    const staked = tickets.reduce((sum, { unit }, index) => sum + unit * (winning[index] ?? 0), 0);
    if (staked === 0) continue;
    for (const [index, { unit }] of tickets.entries())
      payouts[index] = (payouts[index] ?? 0) + share(pots[place] ?? 0, unit, staked) * (winning[index] ?? 0);
  }
  const paid = payouts.reduce((sum, payout) => sum + payout, 0);
  const house = pool - prizeOf(pool);
  return { payouts, house, nextJackpot: pool + jackpot - house - paid };
}

/** Too few matches were decided: the draw is void, and every stake goes back. Row TOTO-03. */
export const isVoidDraw = (results: readonly (number | 'void')[], leastDecided: number): boolean =>
  results.filter((result) => result !== 'void').length < leastDecided;
