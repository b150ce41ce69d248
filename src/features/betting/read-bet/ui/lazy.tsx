import type { PlacedBet } from '@/entities/bet';
import { createPartView } from '@/shared/part';

import { hasLines } from '../lib/shape';

const Lines = createPartView({
  name: 'lines of a bet',
  load: () => import('./bet-lines'),
  view: (module) => module.BetLines,
});

/** Most bets have no lines, so they never load the code that counts them. */
export function BetLines(props: { bet: PlacedBet; isOpen?: boolean }) {
  return hasLines(props.bet) ? <Lines {...props} /> : null;
}
