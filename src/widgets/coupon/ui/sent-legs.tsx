import { fullOutcome } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';

import { useFormat } from '../lib/use-format';
import * as css from './coupon-panel.css';

type SentLeg = {
  marketId: number;
  milliOdds: number;
  market: { typeId: number; name: string; param?: number | undefined };
  opp1: string;
  opp2: string;
};

/** Bets as they were sent or taken: nothing about them can be changed any more. Odds in thousandths. */
export function SentLegs({ legs }: { legs: readonly SentLeg[] }) {
  const t = useT();
  const { odds } = useFormat();
  return (
    <ul className={css.list} aria-label={t('coupon.list')}>
      {legs.map(({ marketId, milliOdds, market, opp1, opp2 }) => (
        <li key={marketId} className={css.sentLeg}>
          <span className={css.sentName}>
            {fullOutcome(t, market, { opp1: { name: opp1 }, opp2: { name: opp2 } })}{' '}
            <span className={css.sentMatch}>
              · {opp1} – {opp2}
            </span>
          </span>
          <bdi className={css.sentOdds}>{odds(milliOdds)}</bdi>
        </li>
      ))}
    </ul>
  );
}
