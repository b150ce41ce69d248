import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';

import { catalogue, categories, type Category, type Entry, pathOf } from '../lib/catalogue';
import type { Filters } from '../lib/filters';
import { nameOf, titleOf } from '../lib/names';
import { isFound } from '../lib/search';
import { $category, $filters, $hasKeepFailed, $hasShelfFailed, $shelf, lobbyOpened } from '../model/lobby';
import { FilterRow } from './filters';
import * as css from './page.css';
import { Recent } from './recent';
import { Tile } from './tile';

const isIn = (category: Category, { slug, section }: Entry, favourites: readonly string[]): boolean => {
  if (category === 'favourites') return favourites.includes(slug);
  return category === 'all' || category === section;
};
const passes = ({ volatility, least }: Filters, entry: Entry): boolean =>
  (volatility === '' || entry.volatility === volatility) && (least === '' || entry.most >= Number(least) - 1e-9);

/** Paths: /casino-lobby, each section of games, /my-casino/favorites. Every game of the house with its exact return. Row CAS-01. */
export function LobbyPage() {
  const t = useT();
  const [category, filters, shelf, isAuth] = useUnit([$category, $filters, $shelf, $isAuth]);
  const [hasFailed, hasKeepFailed, opened] = useUnit([$hasShelfFailed, $hasKeepFailed, lobbyOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  const favourites = shelf?.favorites ?? [];
  const all = catalogue.filter((entry) => isIn(category, entry, favourites));
  const shown = all.filter(
    (entry) => passes(filters, entry) && isFound(filters.query, `${t(nameOf(entry.slug))} ${t('rounds.house')}`),
  );
  const needsShelf = category === 'favourites' && shelf === null;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t(titleOf(category))}</h1>
        <p className={css.quiet}>{t('rounds.lobby.lead')}</p>
      </header>
      <nav className={css.categories} aria-label={t('rounds.lobby.categories')}>
        {categories
          .filter((own) => isAuth || own !== 'favourites')
          .map((own) => (
            <AppLink
              key={own}
              className={css.category}
              to={pathOf[own]}
              aria-current={own === category ? 'page' : undefined}
            >
              {t(titleOf(own))}
            </AppLink>
          ))}
      </nav>
      <FilterRow />
      {hasFailed && (
        <ErrorState title={t('rounds.lobby.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {hasKeepFailed && (
        <Note tone="danger" role="alert">
          {t('rounds.lobby.notKept')}
        </Note>
      )}
      {shelf !== null && category === 'all' && <Recent shelf={shelf} />}
      <p role="status" className={css.quiet}>
        {needsShelf ? '' : t('rounds.lobby.count', { count: shown.length })}
      </p>
      <ul className={css.tiles}>
        {shown.map((entry) => (
          <Tile key={entry.slug} entry={entry} shelf={shelf} />
        ))}
      </ul>
      {!needsShelf && shown.length === 0 && (
        <EmptyState level={2} title={t(all.length === 0 ? 'rounds.lobby.noStar' : 'rounds.lobby.noneFound')}>
          {t(all.length === 0 ? 'rounds.lobby.noStar.hint' : 'rounds.lobby.noneFound.hint')}
        </EmptyState>
      )}
      <Note>{t('rounds.lobby.meaning')}</Note>
    </div>
  );
}
