import { combine } from 'effector';

import { heldBets } from '../lib/marks';
import { $bets, $typeId } from './slip-state';

/** What odds and possible win count: see `heldBets`. A slip with bets beside these cannot be placed. */
export const $heldBets = combine($bets, $typeId, heldBets);
