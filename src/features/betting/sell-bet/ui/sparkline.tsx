import type { Point } from '../lib/offer';
import * as css from './sell-bet.css';

const WIDTH = 72;
const HEIGHT = 22;
const PAD = 2;

/** The course of an offer, drawn to its own height; what it says stands beside it in words, so it is not read aloud. */
export function Sparkline({ points }: { points: readonly Point[] }) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [span, time] = [high - low || 1, last.at - first.at || 1];
  const xOf = (at: number) => PAD + ((at - first.at) / time) * (WIDTH - 2 * PAD);
  const yOf = (price: number) => (high === low ? HEIGHT / 2 : PAD + ((high - price) / span) * (HEIGHT - 2 * PAD));
  // A price holds until the next one comes: the line is made of steps.
  const path = points
    .map(({ at, price }, index) => {
      const [x, y] = [xOf(at).toFixed(1), yOf(price).toFixed(1)];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
  return (
    <svg className={css.spark} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true" focusable="false">
      <path d={path} className={css.sparkLine} />
      <circle cx={xOf(last.at)} cy={yOf(last.price)} r={2} className={css.sparkDot} />
    </svg>
  );
}
