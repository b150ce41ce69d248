import { BoardList } from '@/widgets/event-board';

import { champ, sport } from '../fixture';
import { mountProduct, useLiveGames } from '../product';

const champs = new Map([[champ.id, champ]]);

function Board() {
  const items = useLiveGames().map((game) => ({ kind: 'game' as const, key: String(game.id), game }));
  return <BoardList items={items} sport={sport} champs={champs} hasDraw />;
}

export const mount = (root: HTMLElement, rows: number) => mountProduct(root, rows, <Board />);
