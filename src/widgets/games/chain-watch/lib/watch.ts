import type { SharedMaths } from '@contracts/shared-games/shared-game';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import type { Seen } from '@/features/games/chains';
import { signed, stepsBack } from '@/shared/sign';

import { type ChainAlarm, KeptChains, noChains } from './kept';
import { faultOfOrder, type Heard } from './order';

type Game = Pick<SharedMaths, 'timing' | 'signed' | 'drawsOf'>;
type Place = { chainId: number; number: number; hash: string };
const mostChains = 4;

/** The hash leads to what is proved, or what is proved leads to it; in another chain, to its first hash. */
async function leads({ chainId, number, hash }: Place, proved: Place | null, chain: SharedChain): Promise<boolean> {
  const anchor = proved?.chainId === chainId ? proved : { number: 0, hash: chain.terminating };
  return number >= anchor.number
    ? (await stepsBack(hash, number - anchor.number)) === anchor.hash
    : (await stepsBack(anchor.hash, anchor.number - number)) === hash;
}

async function isDrawn({ number, draws }: SharedRound, hash: string, salt: string, game: Game): Promise<boolean> {
  const { key, messages } = game.signed({ hash, salt, number });
  return game.drawsOf(await signed(key, messages)).join() === draws.join();
}

/** Follows every round that has ended back to what this browser has proved, and computes what it drew. */
async function prove(kept: KeptChains, { last, chains }: Heard, game: Game) {
  let { proved } = kept;
  for (const round of last.toReversed()) {
    const { chainId, number, hash } = round;
    const chain = chains.find(({ id }) => id === chainId);
    if (hash === null || chain === undefined) continue;
    const place = { chainId, number, hash };
    const alarm: ChainAlarm | null = !(await leads(place, proved, chain))
      ? 'broken'
      : (await isDrawn(round, hash, chain.salt, game))
        ? null
        : 'draws';
    if (alarm !== null) return { proved, alarm };
    if (proved?.chainId !== chainId || number > proved.number) proved = place;
  }
  return { proved, alarm: null };
}

const toKept = ({ id, terminating, salt, length, publicValue = null }: SharedChain) => ({
  ...{ id, terminating, salt, length, publicValue },
});

/** Takes in what the server said of a game, and never forgets by it what it said before. Row FAIR-12. */
export async function watch(seen: Seen | undefined, heard: Heard, game: Game): Promise<KeptChains> {
  const kept = KeptChains.safeParse(seen).data ?? noChains;
  const alarm = faultOfOrder(kept, heard, game.timing);
  if (alarm !== null) return { ...kept, alarm };
  const { proved, alarm: found } = await prove(kept, heard, game);
  if (found !== null) return { ...kept, alarm: found };
  const told = [...heard.chains, ...(heard.next === null ? [] : [heard.next])];
  const others = kept.chains.filter(({ id }) => told.every((chain) => chain.id !== id));
  const chains = [...others, ...told.map(toKept)];
  const { chainId, number } = heard.round;
  return {
    ...kept,
    chains: chains.toSorted((one, other) => one.id - other.id).slice(-mostChains),
    now: { chainId, number },
    next: heard.next?.id ?? kept.next,
    ...{ proved, at: heard.at },
  };
}
