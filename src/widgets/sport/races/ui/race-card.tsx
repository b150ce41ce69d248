import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { RaceCard as Card } from '@contracts/racing';

import { type MatchInfo, nameOfMatch } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { $card, $hasFailed, cardAsked } from '../model/card';
import * as css from './race-card.css';
import { RaceFacts } from './race-facts';
import { RaceHead } from './race-head';
import { RaceResult } from './race-result';
import { RaceStrip } from './race-strip';
import { Runners } from './runners';
import { Withdrawn } from './withdrawn';

/** The card of a race until its off, and then how it ended. Mock: 22-race-card, 22-race-result. */
export function RaceCard({ match }: { match: MatchInfo }) {
  const t = useT();
  const [card, hasFailed, ask] = useUnit([$card, $hasFailed, cardAsked]);
  const { id, status, outcomesCount } = match;
  // The feed says when something has happened; the card says what.
  useEffect(() => {
    ask(id);
  }, [ask, id, status, outcomesCount]);

  if (card?.race.id === id) return <Here match={match} card={card} />;
  if (hasFailed)
    return (
      <ErrorState title={t('race.failed')} retryLabel={t('race.again')} onRetry={() => ask(id)}>
        {nameOfMatch(match)}
      </ErrorState>
    );
  return (
    <div aria-busy="true" className={css.note}>
      <VisuallyHidden role="status">{t('sport.loading')}</VisuallyHidden>
      <Skeleton height={320} />
    </div>
  );
}

function Here({ match, card }: { match: MatchInfo; card: Card }) {
  const isOver = card.race.state === 'over';
  return (
    <>
      <RaceStrip match={match} card={card} />
      <RaceHead card={card} />
      <RaceFacts card={card} />
      <Withdrawn card={card} />
      {isOver ? <RaceResult card={card} /> : <Runners match={match} card={card} />}
    </>
  );
}
