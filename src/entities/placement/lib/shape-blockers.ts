import type { CouponTypeId } from '@contracts/coupon';
import { hasBlocks, isMultiBet } from '@contracts/coupon-types';

/**
 * What the type of the slip still needs. Sums in minor units. Each `reason` is also a text key: `coupon.blocker.<reason>`.
 * `blockId`: the block of a conditional coupon whose own stake is wrong.
 */
export type ShapeBlocker =
  | { reason: 'few_blocks' | 'not_offered' }
  | { reason: 'stake_missing'; blockId: number }
  | { reason: 'above_max'; sum: number; blockId: number };

export type SlipShape = {
  typeId: CouponTypeId;
  /** The ids of the blocks in their order, without the lobby. */
  blockIds: readonly number[];
  /** By block. 0: the field holds no sum. Null: as much as possible. The first block has the stake of the slip. */
  blockStakes: readonly (number | null)[];
  /** By block. Null: unbounded. */
  maxByBlock: readonly (number | null)[];
  isOffered: boolean;
};

const minBlocks = 2;

/** Every reason that applies, other than those of stake and bets. Spec: coupon §5, decisions D-46, D-50, D-522. */
export function shapeBlockers({ typeId, blockIds, blockStakes, maxByBlock, isOffered }: SlipShape): ShapeBlocker[] {
  if (!isOffered) return [{ reason: 'not_offered' }];
  if (!hasBlocks(typeId)) return [];
  const few: ShapeBlocker[] = blockIds.length < minBlocks ? [{ reason: 'few_blocks' }] : [];
  if (isMultiBet(typeId)) return few;
  const stakes = blockIds.flatMap((blockId, index): ShapeBlocker[] => {
    const [own = null, max = null] = [blockStakes[index], maxByBlock[index]];
    if (index === 0 || own === null) return [];
    if (own === 0) return [{ reason: 'stake_missing', blockId }];
    return max !== null && own > max ? [{ reason: 'above_max', sum: max, blockId }] : [];
  });
  return [...few, ...stakes];
}
