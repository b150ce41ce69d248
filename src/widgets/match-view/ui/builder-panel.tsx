import { useUnit } from 'effector-react';

import { fullOutcome, type MatchInfo, useMatchMarkets } from '@/entities/match';
import { $isFull, $parts, partsCleared, partToggled } from '@/features/betting/build-bet';
import { useT } from '@/shared/i18n';
import { Button, IconButton } from '@/shared/ui/button';

import * as css from './builder-panel.css';
import { JointPrice } from './joint-price';

/** The parts of the bet, and what they are worth together. */
export function BuilderPanel({ match }: { match: MatchInfo }) {
  const t = useT();
  const [ids, isFull, toggle, clear] = useUnit([$parts, $isFull, partToggled, partsCleared]);
  const markets = useMatchMarkets(match.id);
  const nameOf = (id: number) => {
    const market = markets.find((one) => one.id === id);
    return market ? `${market.groupName}: ${fullOutcome(t, market, match)}` : t('builder.gone');
  };
  return (
    <section className={css.panel} aria-label={t('builder.title')}>
      <p className={css.quiet}>{t(ids.length === 0 ? 'builder.how' : isFull ? 'builder.full' : 'builder.more')}</p>
      {ids.length > 0 && (
        <ul className={css.parts}>
          {ids.map((id) => (
            <li key={id} className={css.part}>
              <bdi className={css.name}>{nameOf(id)}</bdi>
              <IconButton
                icon="close"
                size="sm"
                label={t('builder.remove', { bet: nameOf(id) })}
                onClick={() => toggle({ gameId: match.id, marketId: id })}
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length > 0 && (
        <div className={css.foot}>
          <JointPrice match={match} nameOf={nameOf} />
          <Button size="sm" onClick={() => clear()}>
            {t('builder.clear')}
          </Button>
        </div>
      )}
    </section>
  );
}
