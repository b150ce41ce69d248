import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { typeKeys } from '@/entities/bet';
import { useFormat } from '@/entities/bet-format';
import { $betCount, $typeId } from '@/entities/coupon';
import { $slipPrice } from '@/entities/coupon-figures';
import { $isSheetOpen, sheetClosed, sheetOpened } from '@/features/betting/open-coupon';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';

import * as css from './coupon-bar.css';

/** The coupon on a phone: a bar that says what is in it, and a sheet that shows all of it. */
export function CouponBar({ children }: { children: ReactNode }) {
  const t = useT();
  const { odds } = useFormat();
  const [count, typeId, totalOdds] = useUnit([$betCount, $typeId, $slipPrice]);
  const [isOpen, open, close] = useUnit([$isSheetOpen, sheetOpened, sheetClosed]);
  return (
    <>
      <button type="button" className={css.bar} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => open()}>
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
        <span className={css.text}>
          <span className={css.title}>{count > 0 ? t(typeKeys[typeId]) : t('coupon.title')}</span>
          <span>{count > 0 ? t('coupon.bar.bets', { count }) : t('coupon.empty.title')}</span>
        </span>
        {totalOdds !== null && <bdi className={css.odds}>{odds(totalOdds)}</bdi>}
        <Icon name="chevron-up" />
      </button>
      <Dialog
        open={isOpen}
        title={t('coupon.title')}
        isTitleHidden
        closeLabel={t('coupon.bar.close')}
        dismiss="any"
        placement="sheet"
        bare
        onClose={() => close()}
      >
        <div className={css.sheet}>
          <div className={css.head}>
            <span className={css.grip} aria-hidden="true" />
            <IconButton
              className={css.close}
              icon="chevron-down"
              label={t('coupon.bar.close')}
              size="sm"
              onClick={() => close()}
            />
          </div>
          {children}
        </div>
      </Dialog>
    </>
  );
}
