import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';

import { useFormat } from '@/entities/bet-format';
import { $currencyIso, $stake, $stakeByBet, type Bet, stakeChanged, stakeOf } from '@/entities/coupon';
import { $figures, stakeStepped, useStepHint } from '@/entities/coupon-figures';
import { useT } from '@/shared/i18n';
import { MoneyField } from '@/shared/ui/money-field';
import * as panel from '@/shared/ui/panel';

import { rangeText } from '../lib/range-text';
import { $blockers, $maxByBet, $min } from '../model/blockers';
import * as css from './place-bet.css';

/** The own stake of one of several singles, with what the bet can win or what is wrong with the stake. */
export function BetStake({ bet, outcome }: { bet: Bet; outcome: string }) {
  const t = useT();
  const stepHint = useStepHint();
  const { money } = useFormat();
  const id = useId();
  const marketId = bet.market.id;
  const [iso, stake, byBet, change, step] = useUnit([$currencyIso, $stake, $stakeByBet, stakeChanged, stakeStepped]);
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
        {range !== null && <span className={blocker ? panel.problem : panel.faint}>{range}</span>}
      </span>
      <MoneyField
        id={`${id}-stake`}
        iso={iso}
        size="sm"
        label={t('coupon.stakeOf', { outcome })}
        lessLabel={t('coupon.stake.lessOf', { outcome })}
        moreLabel={t('coupon.stake.moreOf', { outcome })}
        stepHint={stepHint}
        minor={stakeOf(bet, stake, byBet)}
        isInvalid={blocker !== null}
        describedBy={`${id}-note`}
        onChange={(minor) => change({ of: { bet: marketId }, minor })}
        onStep={(direction) => step({ of: { bet: marketId }, direction })}
      />
    </div>
  );
}
