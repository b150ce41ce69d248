import type { Player } from '@contracts/statistics';

import { useT } from '@/shared/i18n';

import * as css from './statistics.css';

/** Numbers, names and places of players. */
export function Players({ players }: { players: readonly Player[] }) {
  const t = useT();
  return (
    <ul className={css.players}>
      {players.map(({ number, name, position }) => (
        <li key={number} className={css.player}>
          <span className={css.shirt}>{number}</span>
          <bdi>{name}</bdi>
          <span className={css.role}>{t(`stat.position.${position}`)}</span>
        </li>
      ))}
    </ul>
  );
}
