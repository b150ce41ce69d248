import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';

import {
  $currencyIso,
  $figures,
  $stake,
  $stakeByBet,
  betStakeChanged,
  betStakeStepped,
  stakeOf,
  type Bet,
} from '@/entities/coupon';
import { $blockers, $maxByBet, $min } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';

import { rangeText } from '../lib/range-text';
import { useFormat } from '../lib/use-format';
import * as css from './leg.css';
import { StakeField } from './stake-field';

/** The own stake of one of several singles, with what it can win or what is wrong with it. */
export function BetStake({ bet, outcome }: { bet: Bet; outcome: string }) {
  const t = useT();
  const { money } = useFormat();
  const id = useId();
  const marketId = bet.market.id;
  const [iso, stake, byBet, change, step] = useUnit([
    $currencyIso,
    $stake,
    $stakeByBet,
    betStakeChanged,
    betStakeStepped,
  ]);
  const win = useStoreMap({ store: $figures, keys: [marketId], fn: ({ winByBet }, [key]) => winByBet[key] ?? null });
  const blocker = useStoreMap({
    store: $blockers,
    keys: [marketId],
    fn: (blockers, [key]) => blockers.find((one) => 'bets' in one && key in one.bets) ?? null,
  });
  const min = useUnit($min);
  const max = useStoreMap({ store: $maxByBet, keys: [marketId], fn: (byBet, [key]) => byBet[key] ?? null });
  const range = rangeText(t, min, max, (sum) => money(sum, iso));
  return (
    <div className={css.own}>
      <span id={`${id}-note`} className={css.ownNote}>
        {!blocker && win !== null && <bdi>{t('coupon.win', { sum: money(win, iso) })}</bdi>}
        {range !== null && <span className={blocker ? css.problem : css.range}>{range}</span>}
      </span>
      <StakeField
        id={`${id}-stake`}
        size="sm"
        label={t('coupon.stakeOf', { outcome })}
        lessLabel={t('coupon.stake.lessOf', { outcome })}
        moreLabel={t('coupon.stake.moreOf', { outcome })}
        minor={stakeOf(bet, stake, byBet)}
        isInvalid={blocker !== null}
        describedBy={`${id}-note`}
        onChange={(minor) => change({ marketId, minor })}
        onStep={(direction) => step({ marketId, direction })}
      />
    </div>
  );
}
