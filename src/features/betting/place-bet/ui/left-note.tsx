import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { $bets, $currencyIso } from '@/entities/coupon';
import { $left } from '@/entities/coupon-figures';
import { fullOutcome } from '@/entities/match';
import { $availability } from '@/entities/site';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import * as panel from '@/shared/ui/panel';

import { $shownOwnMax } from '../model/blockers';

/** The entry of the rules section. Spec: shell §2. */
const rules = 47;

/** How much open bets leave of an outcome of the slip, or of its match. */
export function LeftNote() {
  const t = useT();
  const { money } = useFormat();
  const [left, bets, iso] = useUnit([$left, $bets, $currencyIso]);
  const bet = bets.find(({ market }) => market.id === left?.marketId);
  if (left === null || bet === undefined) return null;
  const { opp1, opp2 } = bet.game;
  const name =
    left.of === 'match'
      ? [opp1, opp2].filter(Boolean).join(' – ')
      : fullOutcome(t, bet.market, { opp1: { name: opp1 }, opp2: { name: opp2 } });
  return (
    <p className={panel.quiet}>
      <span>
        {t(left.minor > 0 ? 'coupon.stake.left' : 'coupon.stake.leftNone', { name, sum: money(left.minor, iso) })}
      </span>
    </p>
  );
}

/** Whose maximum the slip shows, where it is the player's own, and the way to all limits of the house. Row CPN-95. */
export function LimitPolicy() {
  const t = useT();
  const { money } = useFormat();
  const [availability, ownMax, iso] = useUnit([$availability, $shownOwnMax, $currencyIso]);
  const isTold = availability.includes(rules);
  if (ownMax === null && !isTold) return null;
  return (
    <p className={panel.quiet}>
      {ownMax !== null && <span>{t('coupon.stake.own', { sum: money(ownMax, iso) })} </span>}
      {isTold && <AppLink to="/information/rules/limits">{t('coupon.stake.policy')}</AppLink>}
    </p>
  );
}
