import { attach, combine, sample } from 'effector';

import { sharedGameOf } from '@contracts/shared-games';

import { $chains, chainsSeen, chainsWanted, isAlarmed } from '@/entities/casino/chains';
import { createPart, moduleOf } from '@/shared/part';
import type { Told } from '@/widgets/casino/chain-watch';

import { tableQuery } from '../api/table';
import { tableOpened } from './opened';
import { $kind, $table, roundsHeard } from './table';

/** What holds chains against those that this browser has seen comes with the first of them. */
export const watchPart = createPart({
  name: 'watch of the chains',
  load: () => import('@/widgets/casino/chain-watch'),
});
const $watch = moduleOf(watchPart);
sample({ clock: tableOpened, target: chainsWanted });

const watchFx = attach({
  source: { module: $watch, chains: $chains },
  effect: async ({ module, chains }, told: Told) => {
    const game = told.table.round.kind;
    const seen = await module?.watch(chains[game], module.heardOf(told), module.rulesOf(sharedGameOf(game)));
    return { [game]: seen ?? { alarm: null } };
  },
});
// All that stands is looked at once it is here, and each round when it has ended. Row FAIR-12.
sample({
  clock: [tableQuery.finished.success, $watch],
  source: { table: tableQuery.$data, module: $watch },
  filter: ({ table, module }) => table !== null && module !== null,
  fn: ({ table }) => ({ table, rounds: null }) as Told,
  target: watchFx,
});
sample({
  clock: roundsHeard,
  source: { table: $table, module: $watch },
  filter: ({ table, module }, rounds) => table !== null && module !== null && rounds.length > 0,
  fn: ({ table }, rounds) => ({ table, rounds }) as Told,
  target: watchFx,
});
sample({ clock: watchFx.doneData, target: chainsSeen });

/** The player has to answer a warning first. */
export const $isAlarmed = combine($chains, $kind, (chains, kind) => isAlarmed(chains, kind));
