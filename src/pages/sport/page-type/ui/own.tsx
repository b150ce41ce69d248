import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $followed, followedWanted } from '@/entities/favourites/marks';
import { fullChampName } from '@/features/betting/open-event';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import * as office from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';
import { GamesBoard } from '@/widgets/event-board';

import { isAt, ownGames, type OwnType, type Place } from '../lib/types';

/** Matches of marked teams and competitions, and whose they are. */
export function Own({ type, place }: { type: OwnType; place: Place }) {
  const t = useT();
  const [followed, want] = useUnit([$followed, followedWanted]);
  useEffect(() => {
    want();
  }, [want]);
  if (followed.kind === 'busy') return <Waiting />;
  if (followed.kind === 'failed')
    return (
      <ErrorState level={2} title={t('favourites.failed')} retryLabel={t('favourites.retry')} onRetry={() => want()}>
        {t('favourites.failedText')}
      </ErrorState>
    );
  const games = ownGames(type, followed).filter((game) => isAt(place, game));
  const teams = type === 'champ' ? [] : followed.teams;
  const champs = type === 'team' ? [] : followed.champs;
  const hasMarks = teams.length + champs.length > 0;
  if (!hasMarks)
    return (
      <EmptyState
        icon="star"
        level={2}
        title={t('favourites.none')}
        actions={
          <AppLink to="/champs" className={buttonLook({ variant: 'primary' })}>
            {t('favourites.find')}
          </AppLink>
        }
      >
        {t('favourites.noneText')}
      </EmptyState>
    );
  return (
    <>
      {games.length === 0 ? (
        <p className={office.quiet}>{t('favourites.noGames')}</p>
      ) : (
        <GamesBoard title={t('favourites.games')} gameIds={games.map(({ id }) => id)} />
      )}
      <ul className={`${office.card} ${office.list}`}>
        {teams.map(({ id, name }) => (
          <li key={`team ${String(id)}`} className={office.item}>
            <FavouriteStar of="teams" id={id} name={name} />
            <bdi>{name}</bdi>
          </li>
        ))}
        {champs.map((champ) => (
          <li key={`champ ${String(champ.id)}`} className={office.item}>
            <FavouriteStar of="champs" id={champ.id} name={fullChampName(champ)} />
            <bdi>{fullChampName(champ)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
