import type { Followed } from '@contracts/favourites';

import { champPath, flagOf, fullChampName, slugOf } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Crest } from '@/shared/ui/crest';
import { Flag } from '@/shared/ui/flag';
import * as office from '@/shared/ui/office-page';
import { BoardDesk, MatchesBoard } from '@/widgets/match-board';
import { Marked } from '@/widgets/sport/marked';

import * as css from './page.css';

/** Path: /favourites. What a player or a visitor has marked, and its matches. Row FAV-01. */
export function FavouritesPage() {
  const t = useT();
  return (
    <div className={office.page}>
      <h1 className={office.title}>{t('favourites.title')}</h1>
      <Marked>{(followed) => <Lists followed={followed} />}</Marked>
    </div>
  );
}

function Lists({ followed: { teams, champs, games } }: { followed: Followed }) {
  const t = useT();
  return (
    <>
      {games.length === 0 ? (
        <p className={office.quiet}>{t('favourites.noGames')}</p>
      ) : (
        <BoardDesk>
          <MatchesBoard title={t('favourites.games')} gameIds={games.map(({ id }) => id)} />
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
