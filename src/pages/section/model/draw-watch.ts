import { attach, combine, createEvent, sample } from 'effector';

import { lottos } from '@contracts/pools';

import { $chains, chainsSeen, isAlarmed, lotteryGame, type Seen } from '@/entities/casino/chains';
import { $ticketsRead, ticketsRead } from '@/features/pools/buy-ticket';
import { watch } from '@/widgets/casino/chain-watch';

import { heardOfDraws, lottoRules } from '../lib/heard-draws';

/** The page of the lotteries is here: what the app was given before is looked at, too. */
export const drawsShown = createEvent();

type Read = Parameters<typeof heardOfDraws>[0];
const watchFx = attach({
  source: $chains,
  effect: async (chains, reads: readonly Read[]) => {
    const seen: Record<string, Seen> = {};
    for (const [lottoId, heard] of reads.flatMap(heardOfDraws)) {
      const game = lotteryGame(lottoId);
      seen[game] = await watch(seen[game] ?? chains[game], heard, lottoRules);
    }
    return seen;
  },
});
sample({ clock: drawsShown, source: $ticketsRead, target: watchFx });
sample({ clock: ticketsRead, fn: (read) => [read], target: watchFx });
sample({ clock: watchFx.doneData, target: chainsSeen });

/** Lotteries whose draws are not as they were promised. */
export const $alarmed = combine($chains, (chains) =>
  lottos.map(({ id }) => lotteryGame(id)).filter((game) => isAlarmed(chains, game)),
);
