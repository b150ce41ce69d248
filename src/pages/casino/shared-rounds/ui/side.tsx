import type { Seat } from '../lib/table';
import { BetForm } from './bet-form';
import { OwnBets } from './own-bets';

/** Beside the round: the player's bet on it, and their last ones. */
export function Side({ seat }: { seat: Seat }) {
  return (
    <>
      <BetForm seat={seat} />
      <OwnBets seat={seat} />
    </>
  );
}
