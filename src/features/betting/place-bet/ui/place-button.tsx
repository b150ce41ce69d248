import { useUnit } from 'effector-react';
import { useId } from 'react';

import { isSeveralSingles } from '@contracts/coupon-types';

import { useFormat } from '@/entities/bet-format';
import {
  $betCount,
  $bets,
  $currencyIso,
  $isSlipKept,
  $totalStake,
  $typeId,
  moveOf,
  oddsAgreed,
  stakeChanged,
} from '@/entities/coupon';
import { $slipPrice } from '@/entities/coupon-figures';
import { blockerText, type PlaceBlocker } from '@/entities/placement';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as panel from '@/shared/ui/panel';

import { $askedPrices, $isAskSettled } from '../model/accept';
import { $isSumSteady } from '../model/auto-max';
import { $blockers } from '../model/blockers';
import { DepositLink } from './deposit-link';
import * as css from './place-bet.css';

/** The one press that removes a reason. A reason that the player resolves at the bets themselves has none here. */
function Repair({ blocker }: { blocker: PlaceBlocker }) {
  const t = useT();
  const { money } = useFormat();
  const [iso, change, agree] = useUnit([$currencyIso, stakeChanged, oddsAgreed]);
  const mend = (bets: Readonly<Record<string, number>>) => {
    for (const [id, minor] of Object.entries(bets)) change({ of: { bet: Number(id) }, minor });
  };
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
          <Button variant="link" size="sm" onClick={() => change({ of: 'slip', minor: blocker.sum })}>
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
    <Button variant="link" size="sm" onClick={() => change({ of: 'slip', minor: blocker.sum })}>
      {t('coupon.repair.stake', { sum: money(blocker.sum, iso) })}
    </Button>
  );
}

/** Keeps its text whatever is missing. The lines under it say what is missing, and let the player repair it. */
export function PlaceButton() {
  const t = useT();
  const { money, odds } = useFormat();
  const [blockers, bets, count, typeId] = useUnit([$blockers, $bets, $betCount, $typeId]);
  const [iso, total, totalOdds, isKept] = useUnit([$currencyIso, $totalStake, $slipPrice, $isSlipKept]);
  const id = useId();
  const sum = money(total ?? 0, iso);
  const [asked, isSettled] = useUnit([$askedPrices, $isAskSettled]);
  const isSumSteady = useUnit($isSumSteady);
  const isAsking = asked !== null;
  const isOff = !isSumSteady || (isAsking ? !isSettled : blockers.length > 0);
  const accepted = totalOdds === null ? null : odds(totalOdds);
  const hasMoved = totalOdds !== null && bets.some((bet) => moveOf(bet) !== null);
  const text = isAsking
    ? accepted === null
      ? t('coupon.place.acceptAll', { sum })
      : t('coupon.place.accept', { odds: accepted, sum })
    : isSeveralSingles(typeId)
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
        aria-disabled={isOff || undefined}
        aria-describedby={blockers.length > 0 && !isAsking ? `${id}-reasons` : undefined}
      >
        {text}
      </Button>
      <div id={`${id}-reasons`} className={panel.reasons}>
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
