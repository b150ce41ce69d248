import { cometGarden, cometReels } from '@contracts/games/comet-garden';
import { lanternReels, lanternTide } from '@contracts/games/lantern-tide';
import { slot } from '@contracts/games/slot';

import type { GameParts } from '@/entities/casino/round';

import { FiveLinesRules } from '../ui/five-lines-rules';
import { reelRules } from '../ui/reel-rules';
import { fiveLinesOutcome, reelOutcome } from './outcome';
import { cometNames, lanternNames } from './symbols';

/** Reels: nothing is chosen but the stake. */
export const parts = {
  'five-lines': { maths: slot, Controls: null, outcome: fiveLinesOutcome, Rules: FiveLinesRules },
  'lantern-tide': {
    ...{ maths: lanternTide, Controls: null, outcome: reelOutcome(lanternReels, lanternNames) },
    Rules: reelRules('lantern-tide', lanternReels, { names: lanternNames, told: 'originals.rules.lantern-tide' }),
  },
  'comet-garden': {
    ...{ maths: cometGarden, Controls: null, outcome: reelOutcome(cometReels, cometNames) },
    Rules: reelRules('comet-garden', cometReels, { names: cometNames, told: 'originals.rules.comet-garden' }),
  },
} satisfies GameParts<'slots'>;
