import { baccarat } from '@contracts/games/baccarat';
import { blackjack } from '@contracts/games/blackjack';
import { hiLo } from '@contracts/games/hi-lo';
import { jacks } from '@contracts/games/jacks';

import { toldRules } from '@/entities/casino/pieces';
import type { GameParts } from '@/entities/casino/round';

import { BlackjackSteps } from '../ui/blackjack-steps';
import { HiLoCalls } from '../ui/hi-lo-calls';
import { DrawCards, HoldCards } from '../ui/hold-cards';
import { JacksRules } from '../ui/jacks-rules';
import { SideChoice } from '../ui/side-choice';
import { baccaratOutcome, blackjackOutcome, hiLoOutcome, jacksOutcome } from './outcome';
import { baccaratRows, blackjackRows, hiLoRows } from './rows';

/** Games of cards. */
export const parts = {
  'hi-lo': {
    ...{ maths: hiLo, Controls: null, Board: HiLoCalls, take: 'worth' },
    ...{ outcome: hiLoOutcome, Rules: toldRules('rounds.rules.hi-lo', hiLoRows) },
  },
  baccarat: {
    ...{ maths: baccarat, Controls: SideChoice },
    ...{ outcome: baccaratOutcome, Rules: toldRules('originals.rules.baccarat', baccaratRows) },
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
} satisfies GameParts;
