import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso } from '@/entities/coupon';
import { blockerText, isOfStake, type PlaceBlocker } from '@/entities/placement';
import { useT } from '@/shared/i18n';

import { rangeText } from '../lib/range-text';
import { $blockers, $max, $min } from '../model/blockers';

type LegsProps = {
  /** The most that the first block may stake; null: unbounded. */
  firstMax: number | null;
  range: string | null;
  problemOf: (blockId: number, isFirst: boolean) => string | null;
};

/** The account pays the first block with the stake of the slip. So whatever is wrong with that stake is wrong with this block. */
const isOf = (blocker: PlaceBlocker, blockId: number, isFirst: boolean) =>
  'blockId' in blocker ? blocker.blockId === blockId : isFirst && isOfStake(blocker);

/** The bets as their type counts them, and what keeps the stakes of their blocks from being placed. */
export function SlipLegs({ Legs }: { Legs: ComponentType<LegsProps> }) {
  const t = useT();
  const { money } = useFormat();
  const [iso, min, max, blockers] = useUnit([$currencyIso, $min, $max, $blockers]);
  const sumText = (minor: number) => money(minor, iso);
  return (
    <Legs
      firstMax={max}
      range={rangeText(t, min, max, sumText)}
      problemOf={(blockId, isFirst) => {
        const blocker = blockers.find((one) => isOf(one, blockId, isFirst));
        return blocker === undefined ? null : blockerText(t, blocker, sumText);
      }}
    />
  );
}
