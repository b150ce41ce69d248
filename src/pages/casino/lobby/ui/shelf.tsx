import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';

import type { GameShelf } from '@contracts/game-shelf';

import { type Entry } from '@/entities/casino/catalogue';
import { $offers } from '@/features/casino/shelf';

import * as css from './page.css';
import { Tile } from './tile';

type ShelfProps = { title: string; games: readonly Entry[]; shelf: GameShelf | null; children?: ReactNode };

/** A row of tiles under its name. `children`: what it says of itself. */
export function Shelf({ title, games, shelf, children }: ShelfProps) {
  const id = useId();
  const offers = useUnit($offers);
  const offered = games.filter(({ to }) => offers.has(to));
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
      {offered.length > 0 && (
        <ul className={css.tiles}>
          {offered.map((entry) => (
            <Tile key={entry.slug} entry={entry} shelf={shelf} />
          ))}
        </ul>
      )}
    </section>
  );
}
