import { baccarat, baccaratPays } from '@contracts/games/baccarat';
import { blackjack } from '@contracts/games/blackjack';
import { hiLo } from '@contracts/games/hi-lo';
import { jacks } from '@contracts/games/jacks';

import { toldRules } from '@/entities/casino/pieces';
import type { GameParts } from '@/entities/casino/round';
import { onePlace } from '@/features/casino/choose-place';

import { BlackjackSteps } from '../ui/blackjack-steps';
import { HiLoCalls } from '../ui/hi-lo-calls';
import { DrawCards, HoldCards } from '../ui/hold-cards';
import { JacksRules } from '../ui/jacks-rules';
import { baccaratOutcome, blackjackOutcome, hiLoOutcome, jacksOutcome } from './outcome';
import { blackjackRows, hiLoRows } from './rows';

const side = onePlace({
  maths: baccarat,
  label: 'originals.baccarat.side',
  names: {
    player: 'originals.baccarat.playerSide',
    banker: 'originals.baccarat.bankerSide',
    tie: 'originals.baccarat.tieSide',
  },
  pays: baccaratPays,
});

/** Games of cards. */
export const parts = {
  'hi-lo': {
    ...{ maths: hiLo, Controls: null, Board: HiLoCalls, take: 'worth' },
    ...{ outcome: hiLoOutcome, Rules: toldRules('rounds.rules.hi-lo', hiLoRows) },
  },
  baccarat: {
    ...{ maths: baccarat, Controls: side.Controls },
    ...{ outcome: baccaratOutcome, Rules: toldRules('originals.rules.baccarat', side.rows) },
  },
  blackjack: {
    ...{ maths: blackjack, Controls: null, Steps: BlackjackSteps, take: 'stand' },
    ...{ outcome: blackjackOutcome, Rules: toldRules('originals.rules.blackjack', blackjackRows) },
  },
  jacks: {
    maths: jacks,
    Controls: null,
    Board: HoldCards,
    Steps: DrawCards,
    take: null,
    outcome: jacksOutcome,
    Rules: JacksRules,
  },
} satisfies GameParts<'cards'>;
