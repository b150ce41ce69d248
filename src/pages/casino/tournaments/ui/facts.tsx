import { useUnit } from 'effector-react';

import type { OwnTournament } from '@contracts/tournaments';

import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';

import { dollars } from '../lib/prizes';
import * as css from './page.css';

/** The facts of a tournament: prizes, end, players, and the place of this player. */
export function Facts({ own: { tournament, player: you } }: { own: OwnTournament }) {
  const t = useT();
  const [format, locale] = useUnit([$format, $locale]);
  const { prizes, endsAt, isOver, players, places } = tournament;
  const mine = places.find(({ player }) => player === you);
  const facts = [
    [
      t('tournaments.prizes'),
      dollars(
        prizes.reduce((sum, prize) => sum + prize, 0),
        locale,
      ),
    ],
    [t(isOver ? 'tournaments.fact.over' : 'tournaments.fact.ends'), formatDateTime(endsAt, format)],
    [t('tournaments.fact.players'), String(players)],
    [t('tournaments.fact.place'), mine === undefined ? '—' : String(mine.place)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.quiet}>{name}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
