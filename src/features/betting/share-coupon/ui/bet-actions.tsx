import { useUnit } from 'effector-react';

import type { PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as panel from '@/shared/ui/panel';

import { couponRepeated } from '../model/fill';

/** What the player can do with a placed coupon besides waiting: take the same bets again, or print it. */
export function BetActions({ bet, isOff = false }: { bet: PlacedBet; isOff?: boolean }) {
  const t = useT();
  const repeat = useUnit(couponRepeated);
  return (
    <div className={panel.actions}>
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
