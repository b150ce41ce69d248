import { catalogue } from '@/entities/casino/catalogue';
import * as css from '@/pages/casino/lobby/ui/page.css';
import { Tile } from '@/pages/casino/lobby/ui/tile';

import { mountProduct } from '../product';

const shelf = { favorites: [], recent: [], currency: 'EUR', minStake: 0.1, maxStake: 100, ticketPrice: 1 };

/** So many tiles, of the games of the house in turns. */
export const mount = (root: HTMLElement, tiles: number) =>
  mountProduct(
    root,
    0,
    <ul className={css.tiles}>
      {Array.from({ length: tiles }, (_, index) => {
        const entry = catalogue[index % catalogue.length];
        return entry && <Tile key={index} entry={entry} shelf={shelf} />;
      })}
    </ul>,
  );
