import { useFormat } from '@/entities/bet-format';
import { fullOutcome, matchName } from '@/entities/match';
import { useT } from '@/shared/i18n';
import * as panel from '@/shared/ui/panel';

import * as css from './answer.css';

type SentLeg = {
  marketId: number;
  milliOdds: number;
  market: { typeId: number; name: string; param?: number | undefined };
  opp1: string;
  opp2: string;
};

/**
 * Bets as the player sent them or as the server took them. The player can change nothing about them any more. Odds in
 * thousandths.
 */
export function SentLegs({ legs }: { legs: readonly SentLeg[] }) {
  const t = useT();
  const { odds } = useFormat();
  return (
    <ul className={panel.list} aria-label={t('coupon.list')}>
      {legs.map(({ marketId, milliOdds, market, opp1, opp2 }) => (
        <li key={marketId} className={css.sentLeg}>
          <span className={css.sentName}>
            {fullOutcome(t, market, { opp1: { name: opp1 }, opp2: { name: opp2 } })}{' '}
            <span className={panel.faint}>· {matchName(opp1, opp2)}</span>
          </span>
          <bdi className={css.sentOdds}>{odds(milliOdds)}</bdi>
        </li>
      ))}
    </ul>
  );
}
