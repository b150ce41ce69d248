import { Link, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';

import { OddsButton, useGame, useMarkets } from '../sdk/hooks';
import css from './match-of-the-day.module.css';
import { Moment } from './moment';

type MatchProps = { gameId: number; isCard: boolean; onOver: () => void };

/** The teams, the score, and prices to press: those of one market on the card, of a few on the page. */
export function Match({ gameId, isCard, onOver }: MatchProps) {
  const t = useUnit(useHost().$t);
  const match = useGame(gameId);
  const isOver = match.state === 'missing' || (match.state === 'here' && match.data.isFinished);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);

  if (match.state === 'failed') return <p className={css.nothing}>{t('match-of-the-day.failed')}</p>;
  if (match.state !== 'here' || isOver)
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton height={36} radius={4} />
      </div>
    );
  const { sides, path } = match.data;
  const Name = isCard ? 'p' : 'h2';
  return (
    <>
      <Moment match={match.data} />
      <Name className={css.name}>
        <Link to={path}>
          <bdi>{sides[0]}</bdi> – <bdi>{sides[1]}</bdi>
        </Link>
      </Name>
      <Markets gameId={gameId} count={isCard ? 1 : 6} />
    </>
  );
}

/** The first markets whose outcomes are in one row. */
function Markets({ gameId, count }: { gameId: number; count: number }) {
  const markets = useMarkets(gameId);
  const shown =
    markets.state === 'here' ? markets.data.filter(({ outcomes }) => outcomes.length <= 3).slice(0, count) : [];
  return (
    <div className={css.markets}>
      {shown.map(({ id, name, outcomes }) => (
        <div key={id} role="group" aria-label={name} className={css.market}>
          {count > 1 && <span className={css.marketName}>{name}</span>}
          {outcomes.map(({ marketId }) => (
            <OddsButton key={marketId} gameId={gameId} marketId={marketId} className={css.price} />
          ))}
        </div>
      ))}
    </div>
  );
}
