import type { Followed } from '@contracts/favourites';

import { fullChampName } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import * as office from '@/shared/ui/office-page';
import { MatchesBoard } from '@/widgets/match-board';
import { Marked } from '@/widgets/sport/marked';

import { isAt, ownMatches, type OwnType, type Place } from '../lib/types';

/** Matches of marked teams and competitions, and whose they are. */
export function Own({ type, place }: { type: OwnType; place: Place }) {
  const pick = (followed: Followed): Followed => ({
    teams: type === 'champ' ? [] : followed.teams,
    champs: type === 'team' ? [] : followed.champs,
    games: ownMatches(type, followed).filter((match) => isAt(place, match)),
  });
  return <Marked pick={pick}>{(followed) => <Matches followed={followed} />}</Marked>;
}

function Matches({ followed: { teams, champs, games } }: { followed: Followed }) {
  const t = useT();
  return (
    <>
      {games.length === 0 ? (
        <p className={office.quiet}>{t('favourites.noGames')}</p>
      ) : (
        <MatchesBoard title={t('favourites.games')} gameIds={games.map(({ id }) => id)} />
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
