import { useUnit } from 'effector-react';

import { type LockReason, lockReasonOf } from '@contracts/lock-reasons';

import { useFormat } from '@/entities/bet-format';
import { $typeId, type Bet, betRemoved, locksOf, moveOf, needsYes, oddsAgreed, typeChosen } from '@/entities/coupon';
import { $changeCoefAction } from '@/entities/coupon-settings';
import { useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { usePart } from '@/shared/part';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import * as css from './leg.css';
import { legPart } from './leg-part';

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

/** Of these nobody is told that the market comes back soon. */
const lasting: readonly LockReason[] = ['operator', 'price', 'closed', 'published', 'postponed', 'cancelled'];

/** A suspended bet, with its reason once the words for it are here. Row CPN-94. */
function Suspended({ bet }: { bet: Bet }) {
  const t = useT();
  const { module } = usePart(legPart);
  const reason = module === null ? null : lockReasonOf(bet, { lock: bet.gameLock, status: bet.game.status });
  return (
    <span>
      <strong>
        {reason === null
          ? t('coupon.lock.blocked')
          : t('coupon.lock.blockedFor', { reason: t(`markets.lock.${reason}`) })}
      </strong>{' '}
      {module !== null && (reason === null || !lasting.includes(reason)) && (
        <span>{t('coupon.lock.blockedText')}</span>
      )}{' '}
    </span>
  );
}

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
        if (lock === 'blocked') return <Suspended key={lock} bet={bet} />;
        return (
          <span key={lock}>
            <strong>{t(`coupon.lock.${lock}`)}</strong>{' '}
            {lock === 'dependent' && <span>{t('coupon.lock.dependentText')}</span>}{' '}
          </span>
        );
      })}
    </Note>
  );
}
