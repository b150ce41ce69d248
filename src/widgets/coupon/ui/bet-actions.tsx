import { useUnit } from 'effector-react';

import type { PlacedBet } from '@/entities/bet';
import { couponRepeated } from '@/features/betting/share-coupon';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { useHasShareTexts } from '../lib/use-has-texts';
import * as css from './fill-note.css';

/** What can be done with a placed coupon besides waiting: the same bets again, and a sheet of paper. */
export function BetActions({ bet, isOff = false }: { bet: PlacedBet; isOff?: boolean }) {
  const t = useT();
  const repeat = useUnit(couponRepeated);
  if (!useHasShareTexts()) return null;
  return (
    <div className={css.actions}>
      <Button
        size="sm"
        icon="repeat"
        aria-label={t('share.repeatName', { number: bet.id })}
        aria-disabled={isOff || undefined}
        onClick={() => repeat(bet)}
      >
        {t('share.repeat')}
      </Button>
      <AppLink
        className={buttonLook({ size: 'sm', variant: 'ghost' })}
        to={`/print-coupon/${bet.id}`}
        aria-label={t('share.printName', { number: bet.id })}
      >
        <Icon name="printer" />
        {t('share.print')}
      </AppLink>
    </div>
  );
}
