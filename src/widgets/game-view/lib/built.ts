import type { BuilderAnswer, BuilderFault } from '@contracts/builder';
import { milliFromWire } from '@contracts/maths/index';
import type { z } from '@contracts/zod';

/** `productMilli`: what the single prices would multiply to, in thousandths. */
export type Built =
  | { kind: 'none' }
  | { kind: 'failed' }
  | { kind: 'refused'; fault: BuilderFault; unfit: readonly number[] }
  | { kind: 'built'; marketId: number; milli: number; productMilli: number };

/** Reads the answer of the wire. */
export function toBuilt({ data }: z.infer<typeof BuilderAnswer>): Built {
  const { market, product, fault, unfit } = data;
  if (market === null) return { kind: 'refused', fault: fault ?? 'gone', unfit };
  return {
    kind: 'built',
    marketId: market.id,
    milli: milliFromWire(market.coef),
    productMilli: milliFromWire(product ?? 0),
  };
}
