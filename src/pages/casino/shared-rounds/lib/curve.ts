import { growthAfter, msUntil } from '@contracts/shared-games';

export const width = 100;
export const height = 50;
const steps = 40;

/** `dots`: a point on the curve for each exit. */
type Curve = { line: string; area: string; dots: string };

/** The curve up to now in a field of 100 by 50: at least ten seconds wide, and up to twice the stake high. `exits`: hundredths. */
export function curveOf(ranMs: number, exits: readonly number[] = []): Curve {
  const span = Math.max(ranMs, 10_000);
  const top = Math.max(growthAfter(ranMs), 2) - 1;
  const at = (ms: number) => {
    const x = (ms / span) * width;
    const y = height - ((growthAfter(ms) - 1) / top) * (height - 4);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  };
  const points = Array.from({ length: steps + 1 }, (_, step) => at((ranMs * step) / steps));
  const end = ((ranMs / span) * width).toFixed(2);
  return {
    line: points.join(' '),
    area: `0,${String(height)} ${points.join(' ')} ${end},${String(height)}`,
    dots: exits
      .map(msUntil)
      .filter((ms) => ms <= ranMs)
      .map((ms) => `M${at(ms)}h0`)
      .join(''),
  };
}
