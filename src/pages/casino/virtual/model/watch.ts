import { attach, createEvent, sample } from 'effector';

import { virtualSportIds } from '@contracts/virtual/facts';
import type { VirtualSports } from '@contracts/virtual-sports';

import { $chains, chainsSeen, chainsWanted, virtualGame } from '@/entities/casino/chains';
import { watch } from '@/widgets/casino/chain-watch';

import { virtualQuery } from '../api/virtual';
import { heardOfSport, virtualRules } from '../lib/heard';
import { $virtual } from './virtual';

/** The watch is here: what the page knows already is looked at, too. */
export const watchShown = createEvent();
sample({ clock: watchShown, target: chainsWanted });

type Question = { known: VirtualSports; sportId: number };
const watchFx = attach({
  source: $chains,
  effect: async (chains, { known, sportId }: Question) => {
    const game = virtualGame(sportId);
    const heard = heardOfSport(known, sportId);
    return heard === null ? {} : { [game]: await watch(chains[game], heard, virtualRules) };
  },
});
// Each sport has chains of its own. Row FAIR-19.
for (const sportId of virtualSportIds)
  sample({
    clock: [watchShown, virtualQuery.finished.success],
    source: $virtual,
    filter: (known) => known !== null,
    fn: (known) => ({ known: known as VirtualSports, sportId }),
    target: watchFx,
  });
sample({ clock: watchFx.doneData, target: chainsSeen });
