import { Button, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { useConfig } from '../sdk/hooks';
import { Match } from './match';
import css from './match-of-the-day.module.css';
import type { settings } from './plugin';
import { useMatch } from './use-match';

/** A card on the home page, and a page of its own. Another preference starts again. */
export function App() {
  const { $t, slot } = useHost();
  const t = useUnit($t);
  const { heading, sportId, competitionId } = useConfig<typeof settings>();
  const name = heading === '' ? t('match-of-the-day.heading') : heading;
  const isCard = slot !== null;
  return (
    <section className={isCard ? css.card : css.page} aria-label={name}>
      {isCard && <h2 className={css.heading}>{name}</h2>}
      <Body key={[sportId, competitionId].join(':')} wanted={{ sportId, competitionId }} isCard={isCard} />
    </section>
  );
}

type BodyProps = { wanted: { sportId: number; competitionId: number }; isCard: boolean };

function Body({ wanted, isCard }: BodyProps) {
  const t = useUnit(useHost().$t);
  const { state, gameId, onOver, again } = useMatch(wanted);
  if (state === 'here') return <Match key={gameId} gameId={gameId} isCard={isCard} onOver={onOver} />;
  if (state === 'loading')
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton height={36} radius={4} />
      </div>
    );
  return (
    <div role="status" className={css.nothing}>
      <span>{t(state === 'none' ? 'match-of-the-day.none' : 'match-of-the-day.failed')}</span>
      <Button size="sm" icon="refresh" onClick={again}>
        {t('match-of-the-day.again')}
      </Button>
    </div>
  );
}
