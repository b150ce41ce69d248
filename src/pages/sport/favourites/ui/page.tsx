import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import type { Followed } from '@contracts/favourites';

import { $followed, followedWanted } from '@/entities/favourites/marks';
import { champPath, flagOf, fullChampName, slugOf } from '@/features/betting/open-event';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { Crest } from '@/shared/ui/crest';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Flag } from '@/shared/ui/flag';
import * as office from '@/shared/ui/office-page';
import { Spinner } from '@/shared/ui/progress';
import { BoardDesk, GamesBoard } from '@/widgets/event-board';

import * as css from './page.css';

/** Path: /favourites. What a player or a visitor has marked, and its matches. Row FAV-01. */
export function FavouritesPage() {
  const t = useT();
  const [followed, want] = useUnit([$followed, followedWanted]);
  useEffect(() => {
    want();
  }, [want]);
  return (
    <div className={office.page}>
      <h1 className={office.title}>{t('favourites.title')}</h1>
      {followed.kind === 'busy' && (
        <div className={css.busy} role="status" aria-label={t('favourites.busy')}>
          <Spinner size={24} />
        </div>
      )}
      {followed.kind === 'failed' && (
        <ErrorState level={2} title={t('favourites.failed')} retryLabel={t('favourites.retry')} onRetry={() => want()}>
          {t('favourites.failedText')}
        </ErrorState>
      )}
      {followed.kind === 'ready' && <Marked followed={followed} />}
    </div>
  );
}

function Marked({ followed: { teams, champs, games } }: { followed: Followed }) {
  const t = useT();
  if (teams.length + champs.length === 0)
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
        <BoardDesk>
          <GamesBoard title={t('favourites.games')} gameIds={games.map(({ id }) => id)} />
        </BoardDesk>
      )}
      {teams.length > 0 && (
        <section aria-labelledby="favourite-teams">
          <h2 id="favourite-teams" className={office.name}>
            {t('favourites.teams')}
          </h2>
          <ul className={`${office.card} ${css.list}`}>
            {teams.map(({ id, name, nameEng, sportName }) => (
              <li key={id} className={css.line}>
                <AppLink to={`/team/${String(id)}-${slugOf(nameEng)}/info`} className={css.link}>
                  <Crest name={name} seed={nameEng} size={20} />
                  <bdi>{name}</bdi> <bdi className={css.rest}>{sportName}</bdi>
                </AppLink>
                <FavouriteStar of="teams" id={id} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {champs.length > 0 && (
        <section aria-labelledby="favourite-champs">
          <h2 id="favourite-champs" className={office.name}>
            {t('favourites.champs')}
          </h2>
          <ul className={`${office.card} ${css.list}`}>
            {champs.map((champ) => (
              <li key={champ.id} className={css.line}>
                <AppLink
                  to={champPath(
                    (champ.live ?? 0) > 0 && (champ.line ?? 0) === 0 ? 'live' : 'line',
                    { id: champ.sportId, nameEng: '' },
                    champ,
                  )}
                  className={css.link}
                >
                  <Flag country={flagOf(champ)} />
                  <bdi>{fullChampName(champ)}</bdi>
                </AppLink>
                <FavouriteStar of="champs" id={champ.id} name={fullChampName(champ)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
