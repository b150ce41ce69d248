import { type Milli, milliFromWire } from '../../contracts/maths/index.ts';
import type { Candidate } from './ready.ts';

const maxCount = 10;
/** A coupon that misses the wish by more than 20 % is no answer. */
const tolerance = Math.log(1.2);
/** This near counts as exact; then fewer bets make the better coupon. */
const near = Math.log(1.03);

const costOf = (milli: Milli) => Math.log(milli / 1000);

/**
 * Finds bets whose odds multiply to about `win / amount`. Each step takes the outcome nearest to its even share of the
 * rest.
 */
export function generate(
  pool: readonly Candidate[],
  { amount, win, count }: { amount: number; win: number; count?: number | undefined },
): Candidate[] | null {
  const target = costOf(Math.max(1001, milliFromWire(win / amount)));
  const counts = count === undefined ? Array.from({ length: maxCount - 1 }, (_, index) => index + 2) : [count];
  const found = counts.flatMap((size) => ofSize(pool, target, size) ?? []);
  const best = found.find(({ error }) => error <= near) ?? found.toSorted((a, b) => a.error - b.error)[0];
  return best && best.error <= tolerance ? best.chosen : null;
}

function ofSize(pool: readonly Candidate[], target: number, size: number) {
  if (pool.length < size) return null;
  const left = [...pool];
  const chosen: Candidate[] = [];
  let rest = target;
  while (chosen.length < size) {
    const share = rest / (size - chosen.length);
    const distance = ({ market }: Candidate) => Math.abs(costOf(market.milli) - share);
    const next = left.reduce((best, one) => (distance(one) < distance(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    chosen.push(next);
    rest -= costOf(next.market.milli);
  }
  return { chosen, error: Math.abs(rest) };
}
