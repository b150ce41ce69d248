import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';

import {
  $blockStakes,
  $currencyIso,
  $stake,
  blockStakeChanged,
  blockStakeStepped,
  stakeChanged,
  stakeStepped,
  type Block,
} from '@/entities/coupon';
import { $blockers, $max, $min, type PlaceBlocker } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { blockerText } from '../lib/blocker-text';
import { rangeText } from '../lib/range-text';
import { useFormat } from '../lib/use-format';
import * as css from './arranged.css';
import * as legCss from './leg.css';
import { StakeField } from './stake-field';

const ofSlip: readonly string[] = ['stake_missing', 'below_min', 'thin_lines', 'above_max', 'no_money'];
/** The first block is paid by the account: what is wrong with the stake of the slip is wrong with it. */
const isOf = (blocker: PlaceBlocker, blockId: number, isFirst: boolean) =>
  'blockId' in blocker ? blocker.blockId === blockId : isFirst && ofSlip.includes(blocker.reason);

/** Stake of one block of a conditional coupon. `max`: minor units, null is unbounded. Spec: coupon §5. */
export function BlockStake({ block, max }: { block: Block; max: number | null }) {
  const t = useT();
  const { money } = useFormat();
  const id = useId();
  const blockId = block.id;
  const index = block.number - 1;
  const isFirst = index === 0;
  const [iso, stake, stakes] = useUnit([$currencyIso, $stake, $blockStakes]);
  const [changeStake, stepStake, change, step] = useUnit([
    stakeChanged,
    stakeStepped,
    blockStakeChanged,
    blockStakeStepped,
  ]);
  const blocker = useStoreMap({
    store: $blockers,
    keys: [blockId, isFirst],
    fn: (blockers, [key, first]) => blockers.find((one) => isOf(one, key, first)) ?? null,
  });
  const [min, most] = useUnit([$min, $max]);
  const range = isFirst ? rangeText(t, min, most, (sum) => money(sum, iso)) : null;
  const own = stakes[index] ?? null;
  const isAll = !isFirst && own === null;
  const number = block.number;
  return (
    <div className={css.stake}>
      <span className={css.stakeText}>
        {!isFirst && (
          <Button
            size="sm"
            variant={isAll ? 'soft' : 'neutral'}
            aria-pressed={isAll}
            aria-label={t('betting.block.allOf', { number })}
            onClick={() => change({ blockId, minor: isAll ? max : null })}
          >
            {t('betting.block.all')}
          </Button>
        )}
        <span id={`${id}-note`} className={blocker ? legCss.problem : undefined}>
          {blocker ? blockerText(t, blocker, (sum) => money(sum, iso)) : isFirst ? (range ?? t('coupon.stake')) : null}
        </span>
      </span>
      <StakeField
        id={`${id}-stake`}
        size="sm"
        label={t('betting.block.stake', { number })}
        lessLabel={t('betting.block.less', { number })}
        moreLabel={t('betting.block.more', { number })}
        minor={isFirst ? stake : isAll ? max : own === 0 ? null : own}
        isInvalid={blocker !== null}
        describedBy={`${id}-note`}
        onChange={(minor) => {
          if (isFirst) changeStake(minor);
          else change({ blockId, minor: minor ?? 0 });
        }}
        onStep={(direction) => {
          if (isFirst) stepStake(direction);
          else step({ blockId, direction, max });
        }}
      />
    </div>
  );
}
