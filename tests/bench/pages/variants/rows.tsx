import { GameRow } from '@/widgets/event-board';

import { champ, sport } from '../fixture';
import { mountProduct, useLiveGames } from '../product';

function Rows() {
  return useLiveGames().map((game) => (
    <div key={game.id} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' }}>
      <GameRow game={game} sport={sport} champ={champ} hasDraw />
    </div>
  ));
}

export const mount = (root: HTMLElement, rows: number) => mountProduct(root, rows, <Rows />);
