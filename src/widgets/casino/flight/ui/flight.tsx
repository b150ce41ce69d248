import type { SharedRound } from '@contracts/shared-rounds';

import * as css from './flight.css';
import { Maths } from './maths';
import { Players } from './players';

type FlightProps = {
  round: SharedRound;
  /** The last ones that have ended. */
  last: readonly SharedRound[];
  /** The sign of the bet of the player of this page. */
  own: string | undefined;
};

/** Under a flight: who is in it, and the last rounds beside what the maths expects. */
export function Flight({ round, last, own }: FlightProps) {
  return (
    <div className={css.pair}>
      <Players round={round} own={own} />
      <Maths last={last} />
    </div>
  );
}
