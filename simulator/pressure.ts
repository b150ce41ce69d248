import type { MoneyRow } from './margins.ts';
import { countUntil } from './match.ts';
import { minMilli, roundMilli } from './odds.ts';
import { hash } from './random.ts';

/** Money counts from the next beat of the world on, so whoever asks within one sees the same price. */
const beatMs = 1000;

type Taken = { marketIds: number[]; risks: number[]; moments: number[]; known: Sums | null };
/** What counts at a moment. `mark`: as long as it is the same, so are all prices. */
type Sums = { version: number; risks: ReadonlyMap<number, number> };

const stepsOf = (risk: number, { risk: unit, most }: MoneyRow): number => Math.min(most, Math.floor(risk / unit));

/**
 * The money that was lately taken on outcomes, in first stakes, by what it could win on average. A price follows it in
 * steps and comes back when it is old. It only ever shortens: otherwise a player could lengthen a price by a bet on
 * another outcome and be paid for it. Decision D-601.
 */
export function createPressure() {
  const matches = new Map<number, Taken>();

  const sumsOf = (gameId: number, now: number, backMs: number): Sums | null => {
    const taken = matches.get(gameId);
    if (taken === undefined) return null;
    const { moments, marketIds, risks } = taken;
    const [from, to] = [countUntil(moments, now - backMs), countUntil(moments, now)];
    // Bets come and get old in one order, so no two states have the same count.
    const version = from + to;
    if (taken.known?.version === version) return taken.known;
    const sums = new Map<number, number>();
    for (let index = from; index < to; index += 1) {
      const id = marketIds[index] ?? 0;
      sums.set(id, (sums.get(id) ?? 0) + (risks[index] ?? 0));
    }
    return (taken.known = { version, risks: sums });
  };
  const steps = (marketId: number, gameId: number, now: number, row: MoneyRow): number =>
    stepsOf(sumsOf(gameId, now, row.backMs)?.risks.get(marketId) ?? 0, row);

  return {
    note: (gameId: number, marketId: number, { risk, at }: { risk: number; at: number }): void => {
      const taken = matches.get(gameId) ?? { marketIds: [], risks: [], moments: [], known: null };
      matches.set(gameId, taken);
      taken.marketIds.push(marketId);
      taken.risks.push(risk);
      // A clock that was set back must not break the order.
      taken.moments.push(Math.max(taken.moments.at(-1) ?? 0, (Math.floor(at / beatMs) + 1) * beatMs));
      taken.known = null;
    },
    /** Changes with every step of a price of the match; 0: no step so far. */
    markOf: (gameId: number, now: number, row: MoneyRow): number => {
      let mark = 0;
      for (const [id, risk] of sumsOf(gameId, now, row.backMs)?.risks ?? []) {
        const count = stepsOf(risk, row);
        if (count > 0) mark += hash(id, count);
      }
      return mark;
    },
    /** Since when (ms of the world) money has moved no price of the match; -Infinity: it never has. */
    steadySince: (gameId: number, now: number, { backMs }: MoneyRow): number => {
      const moments = matches.get(gameId)?.moments ?? [];
      const last = moments[countUntil(moments, now) - 1] ?? -Infinity;
      return Math.max(last, (moments[countUntil(moments, now - backMs) - 1] ?? -Infinity) + backMs);
    },
    /** The price of an outcome, or of several in one (`parts`), after the money on it. */
    priceAfter: (
      milli: number,
      gameId: number,
      marketIds: readonly number[],
      { now, row }: { now: number; row: MoneyRow },
    ): number => {
      if (milli === 0 || !matches.has(gameId)) return milli;
      const count = marketIds.reduce((all, id) => all + steps(id, gameId, now, row), 0);
      if (count === 0) return milli;
      return Math.max(minMilli, Math.min(milli, roundMilli(milli / (1 + Math.min(count, row.most) * row.share))));
    },
    forget: (gameId: number): void => void matches.delete(gameId),
    matches: (): readonly number[] => [...matches.keys()],
  };
}
export type Pressure = ReturnType<typeof createPressure>;
