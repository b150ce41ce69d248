import { useUnit } from 'effector-react';

import { $marketsByGame, type BoardSport } from '@/entities/game';
import { hasDraws } from '@/features/betting/filter-events';

import { PriceGrid } from './price-grid';
import { SportGames } from './sport-games';

/** A table for each sport, all in one grid of prices. */
export function SportTables({ sports }: { sports: readonly BoardSport[] }) {
  const markets = useUnit($marketsByGame);
  return (
    <PriceGrid>
      {sports.map(({ sport, champs }) => (
        <SportGames key={sport.id} sport={sport} champs={champs} hasDraw={hasDraws(champs, markets)} />
      ))}
    </PriceGrid>
  );
}
