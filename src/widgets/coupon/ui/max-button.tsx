import { useUnit } from 'effector-react';

import { $largestStake } from '@/features/betting/place-bet';
import { stakeChanged } from '@/entities/coupon';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import * as css from './foot.css';

/** As much as limit and account allow. */
export function MaxButton() {
  const t = useT();
  const [largest, change] = useUnit([$largestStake, stakeChanged]);
  return (
    <Button
      variant="neutral"
      className={css.preset}
      aria-disabled={largest === null ? true : undefined}
      onClick={() => {
        if (largest !== null) change(largest);
      }}
    >
      {t('coupon.stake.max')}
    </Button>
  );
}
