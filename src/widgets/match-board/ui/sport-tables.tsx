import { useUnit } from 'effector-react';

import { $marketsByMatch, type BoardSport } from '@/entities/match';
import { hasDraws } from '@/features/betting/filter-matches';

import { PriceGrid } from './price-grid';
import { SportMatches } from './sport-matches';

/** A table for each sport, all in one grid of prices. */
export function SportTables({ sports }: { sports: readonly BoardSport[] }) {
  const markets = useUnit($marketsByMatch);
  return (
    <PriceGrid>
      {sports.map(({ sport, champs }) => (
        <SportMatches key={sport.id} sport={sport} champs={champs} hasDraw={hasDraws(champs, markets)} />
      ))}
    </PriceGrid>
  );
}
