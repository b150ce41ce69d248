import { useUnit } from 'effector-react';
import { useId } from 'react';

import {
  $betCount,
  $bets,
  $currencyIso,
  $isSlipKept,
  $slipPrice,
  $totalStake,
  $typeId,
  betStakesMended,
  moveOf,
  oddsAgreed,
  stakeChanged,
} from '@/entities/coupon';
import { $askedPrices, $blockers, $isAskSettled, type PlaceBlocker } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { DepositLink } from './deposit-link';
import { blockerText } from '../lib/blocker-text';
import { useFormat } from '../lib/use-format';
import * as css from './foot.css';

/** The one press that removes a reason, where there is one beside the bets themselves. */
function Repair({ blocker }: { blocker: PlaceBlocker }) {
  const t = useT();
  const { money } = useFormat();
  const [iso, change, mend, agree] = useUnit([$currencyIso, stakeChanged, betStakesMended, oddsAgreed]);
  if (blocker.reason === 'odds_changed' && blocker.count > 1)
    return (
      <Button variant="link" size="sm" onClick={() => agree('all')}>
        {t('coupon.price.acceptAll')}
      </Button>
    );
  if (blocker.reason === 'no_money')
    return (
      <>
        {blocker.sum > 0 && (
          <Button variant="link" size="sm" onClick={() => change(blocker.sum)}>
            {t('coupon.repair.stake', { sum: money(blocker.sum, iso) })}
          </Button>
        )}
        <DepositLink />
      </>
    );
  if (blocker.reason === 'bets_below_min' || blocker.reason === 'bets_above_max')
    return (
      <Button variant="link" size="sm" onClick={() => mend(blocker.bets)}>
        {t('coupon.repair.limits')}
      </Button>
    );
  if (!('sum' in blocker) || 'blockId' in blocker || blocker.sum <= 0) return null;
  return (
    <Button variant="link" size="sm" onClick={() => change(blocker.sum)}>
      {t('coupon.repair.stake', { sum: money(blocker.sum, iso) })}
    </Button>
  );
}

/** Keeps its text whatever is missing; the lines under it say what is, and repair it. */
export function PlaceButton() {
  const t = useT();
  const { money, odds } = useFormat();
  const [blockers, bets, count, typeId] = useUnit([$blockers, $bets, $betCount, $typeId]);
  const [iso, total, totalOdds, isKept] = useUnit([$currencyIso, $totalStake, $slipPrice, $isSlipKept]);
  const id = useId();
  const sum = money(total ?? 0, iso);
  const [asked, isSettled] = useUnit([$askedPrices, $isAskSettled]);
  const isAsking = asked !== null;
  const accepted = totalOdds === null ? null : odds(totalOdds);
  const hasMoved = totalOdds !== null && bets.some((bet) => moveOf(bet) !== null);
  const text = isAsking
    ? accepted === null
      ? t('coupon.place.acceptAll', { sum })
      : t('coupon.place.accept', { odds: accepted, sum })
    : typeId === 9
      ? t('coupon.place.many', { count, sum })
      : hasMoved
        ? t('coupon.place.at', { odds: odds(totalOdds), sum })
        : t('coupon.place.sum', { sum });
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="xl"
        block
        aria-disabled={isAsking ? !isSettled || undefined : blockers.length > 0 || undefined}
        aria-describedby={blockers.length > 0 && !isAsking ? `${id}-reasons` : undefined}
      >
        {text}
      </Button>
      <div id={`${id}-reasons`} className={css.reasons}>
        {(isAsking ? [] : blockers).map((blocker) => (
          <span
            key={'blockId' in blocker ? `${blocker.reason} ${String(blocker.blockId)}` : blocker.reason}
            className={css.reason}
          >
            <Icon name="warning" size={14} className={css.warn} />
            {blockerText(t, blocker, (minor) => money(minor, iso))}
            <Repair blocker={blocker} />
          </span>
        ))}
        {!isKept && <span>{t('coupon.notKept')}</span>}
      </div>
    </>
  );
}
