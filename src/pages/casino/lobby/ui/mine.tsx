import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { gamesOf } from '@/entities/casino/catalogue';
import { $isAuth } from '@/entities/session';
import { loginOpened } from '@/features/access/log-in';
import { $hasShelfFailed, $shelf } from '@/features/casino/shelf';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { page, quiet, title } from '@/shared/ui/office-page';
import { Skeleton } from '@/shared/ui/skeleton';

import { othersOf } from '../lib/mine';
import { lobbyOpened } from '../model/lobby';
import { Recent } from './recent';
import { Shelf } from './shelf';
import { ShelfTrouble } from './shelf-trouble';

/** Path: /my-casino. What the player played and kept, and the rest of the games by their return. Row ROUTE-49. */
export function MinePage() {
  const t = useT();
  const [shelf, isAuth, hasFailed, opened] = useUnit([$shelf, $isAuth, $hasShelfFailed, lobbyOpened]);
  useEffect(() => {
    opened();
  }, [opened]);
  return (
    <div className={page}>
      <h1 className={title}>{t('page.title.my-casino')}</h1>
      <ShelfTrouble />
      {!isAuth && <Visitor />}
      {isAuth && shelf === null && !hasFailed && (
        <div aria-busy="true">
          <Skeleton width="60%" />
        </div>
      )}
      {shelf?.recent.length === 0 && <p className={quiet}>{t('casino.mine.noRecent')}</p>}
      {shelf !== null && <Recent shelf={shelf} />}
      {shelf !== null && (
        <Shelf title={t('rounds.lobby.favourites')} games={gamesOf('favourites', null, shelf.favorites)} shelf={shelf}>
          {shelf.favorites.length === 0 && (
            <p className={quiet}>
              {t('rounds.lobby.noStar')}. {t('rounds.lobby.noStar.hint')}
            </p>
          )}
        </Shelf>
      )}
      <Shelf title={t('casino.mine.others')} games={othersOf(shelf)} shelf={shelf}>
        <p className={quiet}>{t('casino.mine.others.why')}</p>
      </Shelf>
    </div>
  );
}

function Visitor() {
  const t = useT();
  const logIn = useUnit(loginOpened);
  return (
    <EmptyState
      icon="star"
      level={2}
      title={t('casino.mine.visitor')}
      actions={
        <Button variant="primary" onClick={() => logIn()}>
          {t('casino.mine.logIn')}
        </Button>
      }
    >
      {t('casino.mine.visitor.text')}
    </EmptyState>
  );
}
