import { combine } from 'effector';

import { heldBets } from '../lib/marks';
import { $bets, $typeId } from './slip-state';

/** The bets that odds and possible win count: see `heldBets`. A slip that holds other bets too cannot be placed. */
export const $heldBets = combine($bets, $typeId, heldBets);
