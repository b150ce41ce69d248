import { useUnit } from 'effector-react';

import { milliFromWire } from '@contracts/maths/index';
import type { OfferedMarket } from '@contracts/sharing';

import { $coefViewId } from '@/entities/preferences';
import { readyBetsLeft } from '@/features/betting/open-ready-bets';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { readyBetTaken } from '@/features/betting/take-ready-bet';
import { $locale, useT } from '@/shared/i18n';
import { formatOdds, placesOf } from '@/shared/lib/odds';
import { Button } from '@/shared/ui/button';

import * as css from './ready-bets.css';

type ReadyBetCardProps = {
  name: string;
  /** Null: the generator made it. */
  expressId: string | null;
  coef: number;
  markets: readonly OfferedMarket[];
};

/** One ready coupon with its bets. */
export function ReadyBetCard({ name, expressId, coef, markets }: ReadyBetCardProps) {
  const t = useT();
  const [viewId, locale, take, leave] = useUnit([$coefViewId, $locale, readyBetTaken, readyBetsLeft]);
  const places = placesOf([coef, ...markets.map((market) => market.coef)].map(milliFromWire), viewId);
  const odds = (wire: number) => formatOdds(milliFromWire(wire), viewId, locale, places);
  return (
    <section className={css.card} aria-label={name}>
      <h3 className={css.name}>{name}</h3>
      <ul>
        {markets.map(({ game, ...market }) => (
          <li key={market.id} className={css.leg}>
            <span>
              <bdi className={css.outcome}>{fullOutcome(t, market, game)}</bdi>
              <span className={css.quiet}>
                {market.groupName} · <bdi>{game.opp1.name}</bdi> – <bdi>{game.opp2.name}</bdi>
              </span>
            </span>
            <bdi className={css.odds}>{odds(market.coef)}</bdi>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <span className={css.quiet}>{t('ready.odds')}</span>
        <bdi className={css.odds}>{odds(coef)}</bdi>
        <Button
          variant="primary"
          className={css.push}
          aria-label={t('ready.takeName', { name })}
          onClick={() => {
            take({ expressId, markets });
            leave();
          }}
        >
          {t('ready.take')}
        </Button>
      </div>
    </section>
  );
}
