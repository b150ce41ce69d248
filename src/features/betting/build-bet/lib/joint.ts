import type { BuilderAnswer, BuilderFault, BuilderHow } from '@contracts/builder';
import type { Market } from '@contracts/feed';
import { milliFromWire } from '@contracts/maths/index';
import type { z } from '@contracts/zod';

/** An outcome with its price in thousandths. */
export type Part = Omit<Market, 'coef'> & { milli: number };

/** `productMilli`: what the single prices would multiply to, thousandths; null while one of them has none. */
export type Joint =
  | { kind: 'failed' }
  | { kind: 'refused'; fault: BuilderFault; unfit: readonly number[]; parts: readonly Part[] }
  | {
      kind: 'joined';
      market: Part;
      productMilli: number | null;
      parts: readonly Part[];
      how: BuilderHow | null;
    };

const toPart = ({ coef, ...market }: Market): Part => ({ ...market, milli: milliFromWire(coef) });

/** Reads the answer of the wire. */
export function toJoint({ data }: z.infer<typeof BuilderAnswer>): Joint {
  const { market, product, fault, unfit, how = null } = data;
  const parts = data.parts.map(toPart);
  if (market === null) return { kind: 'refused', fault: fault ?? 'gone', unfit, parts };
  return {
    kind: 'joined',
    market: toPart(market),
    productMilli: product === null ? null : milliFromWire(product),
    parts,
    how,
  };
}

/** The outcomes that an answer names. */
export const partsIn = (joint: Joint | undefined): readonly Part[] =>
  joint === undefined || joint.kind === 'failed' ? [] : joint.parts;
