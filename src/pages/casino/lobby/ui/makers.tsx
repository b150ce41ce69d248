import { useUnit } from 'effector-react';
import { useId } from 'react';

import type { ShownMakerGame } from '@contracts/makers';

import { pathOfMakerGame } from '@/entities/casino/makers';
import { percentOf } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { quiet } from '@/shared/ui/office-page';

import * as cover from './cover.css';
import * as css from './page.css';

/** Games of other makers, on a shelf of each. Row AGG-08. */
export function Makers({ games }: { games: readonly ShownMakerGame[] }) {
  const makers = [...new Set(games.map(({ makerName }) => makerName))];
  return makers.map((name) => (
    <MakerShelf key={name} name={name} games={games.filter(({ makerName }) => makerName === name)} />
  ));
}

function MakerShelf({ name, games }: { name: string; games: readonly ShownMakerGame[] }) {
  const t = useT();
  const [id, locale] = [useId(), useUnit($locale)];
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.shelfHead}>
        <h2 id={id} className={css.heading}>
          <bdi>{name}</bdi>
        </h2>
        <span className={quiet}>{games.length}</span>
      </header>
      <ul className={css.tiles}>
        {games.map((game) => (
          <li key={game.id} className={css.tile}>
            <AppLink className={`${cover.cover} ${cover.foreign}`} to={pathOfMakerGame(game)}>
              <bdi className={cover.name}>{game.title}</bdi>
            </AppLink>
            <p className={css.line}>
              <bdi className={quiet}>{game.makerName}</bdi>
            </p>
            <p className={css.strong}>{t('rounds.lobby.return', { share: percentOf(game.rtp, locale) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
