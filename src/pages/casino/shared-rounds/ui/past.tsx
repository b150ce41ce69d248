import { useUnit } from 'effector-react';

import { Flight } from '@/widgets/casino/flight';

import type { Table } from '../lib/table';
import { isFlight } from '../lib/texts';
import { $bet } from '../model/table';
import { LastRounds } from './last-rounds';

/** Under the round of now: the last ones, and of a flight who is in it. */
export function Past({ table }: { table: Table }) {
  const own = useUnit($bet)?.sign;
  return (
    <>
      <LastRounds table={table} />
      {isFlight(table.round.kind) && <Flight round={table.round} last={table.last} own={own} />}
    </>
  );
}
