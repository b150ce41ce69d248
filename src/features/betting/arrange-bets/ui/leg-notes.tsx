import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import {
  $typeId,
  type Bet,
  type BetLock,
  betRemoved,
  locksOf,
  moveOf,
  needsYes,
  oddsAgreed,
  typeChosen,
} from '@/entities/coupon';
import { $changeCoefAction } from '@/entities/coupon-settings';
import { useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import * as css from './leg.css';

function Ago({ at }: { at: number }) {
  const t = useT();
  const now = useUnit($now);
  const seconds = Math.max(1, Math.round((now - at) / 1000));
  return seconds < 60 ? (
    <>
      {' '}
      <span>{t('coupon.price.ago', { count: seconds })}</span>
    </>
  ) : null;
}

/** Shows that the price has moved, and asks for a yes where the player wants to be asked. */
export function PriceNote({ bet }: { bet: Bet }) {
  const t = useT();
  const { odds } = useFormat();
  const [action, agree] = useUnit([$changeCoefAction, oddsAgreed]);
  const move = moveOf(bet);
  if (move === null || !needsYes(bet, action)) return null;
  return (
    <Note tone={move === 'up' ? 'success' : 'warning'} className={css.note}>
      <span className={panel.row}>
        <span className={panel.grow}>
          <strong>{t(move === 'up' ? 'coupon.price.rose' : 'coupon.price.fell')}</strong>
          {bet.movedAt !== null && <Ago at={bet.movedAt} />}
        </span>
        <Button size="sm" onClick={() => agree(bet.market.id)}>
          {t('coupon.price.accept', { price: odds(bet.market.milliOdds) })}
        </Button>
      </span>
    </Note>
  );
}

const explained: Partial<Record<BetLock, 'coupon.lock.blockedText' | 'coupon.lock.dependentText'>> = {
  blocked: 'coupon.lock.blockedText',
  dependent: 'coupon.lock.dependentText',
};

/** Why the bet cannot be placed as it is now, and what the player can do about it. */
export function LockNote({ bet, isDependent, singlesFit }: { bet: Bet; isDependent: boolean; singlesFit: boolean }) {
  const t = useT();
  const [typeId, remove, choose] = useUnit([$typeId, betRemoved, typeChosen]);
  const locks = locksOf(bet, typeId, isDependent);
  if (locks.length === 0) return null;
  const isCombination = locks.includes('dependent') || locks.includes('banned_express');
  return (
    <Note
      tone="warning"
      className={css.note}
      actions={
        <>
          <Button size="sm" onClick={() => remove(bet.market.id)}>
            {t('coupon.lock.remove')}
          </Button>
          {isCombination && singlesFit && (
            <Button size="sm" onClick={() => choose(9)}>
              {t('coupon.lock.singles')}
            </Button>
          )}
        </>
      }
    >
      {locks.map((lock) => {
        const more = explained[lock];
        return (
          <span key={lock}>
            <strong>{t(`coupon.lock.${lock}`)}</strong> {more && <span>{t(more)}</span>}{' '}
          </span>
        );
      })}
    </Note>
  );
}
