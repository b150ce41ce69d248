import { useUnit } from 'effector-react';

import type { OwnTournament } from '@contracts/tournaments';

import { $isAuth } from '@/entities/session';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';

import { placePressed } from '../model/tournaments';
import { Facts } from './facts';
import * as css from './page.css';

/** One tournament: when it ends, how many take part, and the press to take part. `to` null: it is the page of this one. */
export function Summary({ own, to }: { own: OwnTournament; to: string | null }) {
  const t = useT();
  const { tournament, player, mayJoin } = own;
  const [format, isAuth, press] = useUnit([$format, $isAuth, placePressed]);
  const { id, kind, endsAt, isOver, players } = tournament;
  const isIn = player !== null;
  const name = t(`tournaments.name.${kind}`);
  const at = formatDateTime(endsAt, format);
  return (
    <section className={css.card} aria-label={`${name}, ${at}`}>
      <header className={css.head}>
        <h2 className={css.name}>
          {to === null ? (
            name
          ) : (
            <AppLink className={css.link} to={to}>
              {name}
            </AppLink>
          )}
        </h2>
        <span className={css.quiet}>{t(isOver ? 'tournaments.over' : 'tournaments.ends', { at })}</span>
      </header>
      <div className={css.body}>
        {to === null ? (
          <Facts own={own} />
        ) : (
          <p className={css.quiet}>{t('tournaments.players', { count: players })}</p>
        )}
        {!isOver && !isAuth && <p className={css.quiet}>{t('tournaments.logIn')}</p>}
        {!isOver && isAuth && !isIn && !mayJoin && <p className={css.quiet}>{t('tournaments.closed')}</p>}
        {!isOver && isAuth && (isIn || mayJoin) && (
          <div>
            <Button variant={isIn ? undefined : 'primary'} size="lg" onClick={() => press({ id, isIn: !isIn })}>
              {t(isIn ? 'tournaments.leave' : 'tournaments.join')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
