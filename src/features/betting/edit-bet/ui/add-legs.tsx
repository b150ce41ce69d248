import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { fullOutcome, matchName } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $addable, legAdded } from '../model/edit';
import * as css from './edit-bet.css';

/** What is in the coupon can come into the bet, from the board or the page of a match. */
export function AddLegs() {
  const t = useT();
  const { odds } = useFormat();
  const [bets, add] = useUnit([$addable, legAdded]);
  if (bets.length === 0) return <p className={css.quiet}>{t('edit.addNone')}</p>;
  return (
    <div role="group" aria-label={t('edit.add')} className={css.add}>
      <span className={css.quiet}>{t('edit.add')}</span>
      {bets.map(({ market }) => {
        const outcome = fullOutcome(t, market, { opp1: { name: market.opp1 }, opp2: { name: market.opp2 } });
        return (
          <Button
            key={market.id}
            size="sm"
            icon="plus"
            aria-label={t('edit.addOne', {
              outcome,
              match: matchName(market.opp1, market.opp2),
              odds: odds(market.milliOdds),
            })}
            onClick={() => {
              add(market.id);
            }}
          >
            <bdi>{t('edit.choice', { outcome, odds: odds(market.milliOdds) })}</bdi>
          </Button>
        );
      })}
    </div>
  );
}
