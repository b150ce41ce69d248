import { useUnit } from 'effector-react';

import { bonusGames, pathOfBonusGame } from '@contracts/bonus-games/names';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { ticketsFor } from '../lib/round';
import { $game, $tickets } from '../model/tickets';
import * as css from './page.css';

/** The six games, each with how many tickets are left for it. */
export function Menu() {
  const t = useT();
  const [game, tickets] = useUnit([$game, $tickets]);
  return (
    <nav aria-label={t('tickets.games')}>
      <ul className={css.menu}>
        {bonusGames.map((name) => (
          <li key={name}>
            <AppLink className={css.tab} to={pathOfBonusGame(name)} aria-current={name === game ? 'page' : undefined}>
              <span>{t(`tickets.name.${name}`)}</span>
              {tickets !== null && <span className={css.count}>{ticketsFor(tickets, name).length}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
