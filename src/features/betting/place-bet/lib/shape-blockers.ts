import type { CouponTypeId } from '@contracts/coupon';

/**
 * What the type of the slip asks for. Sums in minor units. Each `reason` is also a text key: `coupon.blocker.<reason>`. `blockId`: the block of
 * a conditional coupon whose own stake it is.
 */
export type ShapeBlocker =
  | { reason: 'few_blocks' | 'not_offered' }
  | { reason: 'stake_missing'; blockId: number }
  | { reason: 'above_max'; sum: number; blockId: number };

export type SlipShape = {
  typeId: CouponTypeId;
  /** Ids in their order, the lobby not among them. */
  blockIds: readonly number[];
  /** By block: 0 the field holds no sum, null as much as possible. The first one's is the stake of the slip. */
  blockStakes: readonly (number | null)[];
  /** By block; null: unbounded. */
  maxByBlock: readonly (number | null)[];
  isOffered: boolean;
};

const MIN_BLOCKS = 2;

/** Every reason that applies beside those of stake and bets. Spec: coupon §5, decisions D-46, D-50, D-51. */
export function shapeBlockers({ typeId, blockIds, blockStakes, maxByBlock, isOffered }: SlipShape): ShapeBlocker[] {
  if (!isOffered) return [{ reason: 'not_offered' }];
  if (typeId !== 4 && typeId !== 5) return [];
  const few: ShapeBlocker[] = blockIds.length < MIN_BLOCKS ? [{ reason: 'few_blocks' }] : [];
  if (typeId === 4) return few;
  const stakes = blockIds.flatMap((blockId, index): ShapeBlocker[] => {
    const [own = null, max = null] = [blockStakes[index], maxByBlock[index]];
    if (index === 0 || own === null) return [];
    if (own === 0) return [{ reason: 'stake_missing', blockId }];
    return max !== null && own > max ? [{ reason: 'above_max', sum: max, blockId }] : [];
  });
  return [...few, ...stakes];
}
