import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { gamesOf, isDivided, leadOf, titleOf } from '@/entities/casino/catalogue';
import { $makerGames, makerGamesWanted, pathOfMakerGame } from '@/entities/casino/makers';
import { nameOf } from '@/entities/casino/round';
import { $isAuth } from '@/entities/session';
import { $offers, $shelf } from '@/features/casino/shelf';
import { $textOf, useT } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import { page, quiet, title } from '@/shared/ui/office-page';

import { isAsked, passes, sorted } from '../lib/filters';
import { isFound } from '../lib/search';
import { synonymsOf } from '../lib/synonyms';
import { $filters, $place, lobbyOpened } from '../model/lobby';
import { Categories, Kinds } from './categories';
import { FilterRow } from './filters';
import { Makers } from './makers';
import * as css from './page.css';
import { Recent } from './recent';
import { ShelfTrouble } from './shelf-trouble';
import { Shelves } from './shelves';
import { Tile } from './tile';

/**
 * Paths: /casino-lobby, each section of games, /casino-search, /my-casino/favorites. Every game of the house with its
 * exact return. Row CAS-01.
 */
export function LobbyPage() {
  const t = useT();
  const [{ category, kind }, filters, shelf, isAuth] = useUnit([$place, $filters, $shelf, $isAuth]);
  const [offers, match, textOf] = useUnit([$offers, $routeMatch, $textOf]);
  const [opened, makersWanted, makerGames] = useUnit([lobbyOpened, makerGamesWanted, $makerGames]);
  useEffect(() => {
    opened();
    makersWanted();
  }, [opened, makersWanted]);
  const all = gamesOf(category, kind, shelf?.favorites ?? []).filter(({ to }) => offers.has(to));
  const isSearching = filters.query.trim() !== '';
  const found = all.filter(
    (entry) =>
      passes(filters, entry) &&
      isFound(
        filters.query,
        `${t(nameOf(entry.slug))} ${t(titleOf(entry.section))} ${t('rounds.house')} ${synonymsOf(entry.slug)}`,
      ),
  );
  const hasMakers = (category === 'all' || category === 'search') && !isAsked({ ...filters, query: '' });
  const ofMakers = makerGames.filter(
    (game) =>
      hasMakers && offers.has(pathOfMakerGame(game)) && isFound(filters.query, `${game.title} ${game.makerName}`),
  );
  const shown = sorted(found, filters, ({ slug }) => t(nameOf(slug)));
  const isInShelves = category === 'all' && !isAsked(filters);
  const hasNoStar = category === 'favourites' && all.length === 0;
  const needsShelf = category === 'favourites' && shelf === null;
  return (
    <div className={page}>
      <header>
        {/* All games stand on several pages: each says which one it is. */}
        <h1 className={title}>
          {category === 'all' && match !== null ? textOf(match.meta.title) : t(titleOf(category))}
        </h1>
        <p className={quiet}>{t(leadOf(category))}</p>
      </header>
      {category !== 'search' && <Categories isAuth={isAuth} open={category} />}
      {isDivided(category) && <Kinds of={category} open={kind} />}
      <FilterRow />
      <ShelfTrouble />
      {shelf !== null && category === 'all' && !isSearching && <Recent shelf={shelf} />}
      <p role="status" className={quiet}>
        {needsShelf ? '' : t('rounds.lobby.count', { count: shown.length + ofMakers.length })}
      </p>
      {isInShelves ? (
        <Shelves entries={shown} shelf={shelf} />
      ) : (
        <ul className={css.tiles}>
          {shown.map((entry) => (
            <Tile key={entry.slug} entry={entry} shelf={shelf} />
          ))}
        </ul>
      )}
      <Makers games={ofMakers} />
      {!needsShelf && shown.length + ofMakers.length === 0 && (
        <EmptyState level={2} title={t(hasNoStar ? 'rounds.lobby.noStar' : 'rounds.lobby.noneFound')}>
          {t(hasNoStar ? 'rounds.lobby.noStar.hint' : 'rounds.lobby.noneFound.hint')}
        </EmptyState>
      )}
      <Note>{t('rounds.lobby.meaning')}</Note>
    </div>
  );
}
