import { useUnit } from 'effector-react';
import { useId } from 'react';

import { $blockStakes, $currencyIso, $stake, type Block, stakeChanged } from '@/entities/coupon';
import { stakeStepped, useStepHint } from '@/entities/coupon-figures';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { MoneyField } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';

import * as css from './block-stake.css';

/** What the page says about the stakes of blocks. */
export type BlockWords = {
  /** "From … to …" of the first block, which is the stake of the coupon. */
  range: string | null;
  /** What is wrong with the stake of one block. Null: nothing. */
  problemOf: (blockId: number, isFirst: boolean) => string | null;
};
type BlockStakeProps = BlockWords & { block: Block; max: number | null };

/** The stake of one block of a conditional coupon. `max`: minor units. Null: unbounded. Spec: coupon §5. */
export function BlockStake({ block, max, range, problemOf }: BlockStakeProps) {
  const t = useT();
  const stepHint = useStepHint();
  const id = useId();
  const blockId = block.id;
  const index = block.number - 1;
  const isFirst = index === 0;
  const [iso, stake, stakes] = useUnit([$currencyIso, $stake, $blockStakes]);
  const [change, step] = useUnit([stakeChanged, stakeStepped]);
  const problem = problemOf(blockId, isFirst);
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
            onClick={() => change({ of: { block: blockId }, minor: isAll ? max : null })}
          >
            {t('betting.block.all')}
          </Button>
        )}
        <span id={`${id}-note`} className={problem === null ? undefined : panel.problem}>
          {problem ?? (isFirst ? (range ?? t('coupon.stake')) : null)}
        </span>
      </span>
      <MoneyField
        id={`${id}-stake`}
        iso={iso}
        size="sm"
        label={t('betting.block.stake', { number })}
        lessLabel={t('betting.block.less', { number })}
        moreLabel={t('betting.block.more', { number })}
        stepHint={stepHint}
        minor={isFirst ? stake : isAll ? max : own === 0 ? null : own}
        isInvalid={problem !== null}
        describedBy={`${id}-note`}
        onChange={(minor) => {
          if (isFirst) change({ of: 'slip', minor });
          else change({ of: { block: blockId }, minor: minor ?? 0 });
        }}
        onStep={(direction) => {
          if (isFirst) step({ of: 'slip', direction });
          else step({ of: { block: blockId }, direction, max });
        }}
      />
    </div>
  );
}
