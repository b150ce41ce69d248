import { $openBets } from '@/entities/bet';

import { wantedTexts } from '../lib/wanted-texts';

/** Texts of open bets: how their legs stand, and their sale. */
export const $hasBetsTexts = wantedTexts(
  ['bets'],
  $openBets.map((open) => open.length > 0),
  [$openBets],
);
