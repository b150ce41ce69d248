import type { Point } from '../lib/offer';
import * as css from './sell-bet.css';

const width = 72;
const height = 22;
const pad = 2;

/** The course of an offer, scaled to its own height. `words` say the same. */
export function Sparkline({ points, words }: { points: readonly Point[]; words: string }) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [span, time] = [high - low || 1, last.at - first.at || 1];
  const xOf = (at: number) => pad + ((at - first.at) / time) * (width - 2 * pad);
  const yOf = (price: number) => (high === low ? height / 2 : pad + ((high - price) / span) * (height - 2 * pad));
  // A price holds until the next one comes, so the line is made of steps.
  const path = points
    .map(({ at, price }, index) => {
      const [x, y] = [xOf(at).toFixed(1), yOf(price).toFixed(1)];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={words}
      focusable="false"
    >
      <path d={path} className={css.sparkLine} />
      <circle cx={xOf(last.at)} cy={yOf(last.price)} r={2} className={css.sparkDot} />
    </svg>
  );
}
