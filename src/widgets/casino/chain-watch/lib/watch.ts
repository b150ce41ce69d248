import type { SharedMaths } from '@contracts/shared-games/shared-game';
import type { SharedChain } from '@contracts/shared-rounds';

import type { Seen } from '@/entities/casino/chains';
import { signed, stepsBack } from '@/shared/sign';

import { type ChainAlarm, KeptChains, noChains } from './kept';
import { type EndedPlace, faultOfOrder, type Heard, type Place, type Promised, type Rules } from './order';

type Proved = { chainId: number; number: number; hash: string };
const mostChains = 4;
const mostPromised = 100;

/** The hash leads to what is proved, or what is proved leads to it; in another chain, to its first hash. */
async function leads({ chainId, number, hash }: Proved, proved: Proved | null, chain: SharedChain): Promise<boolean> {
  const anchor = proved?.chainId === chainId ? proved : { number: 0, hash: chain.terminating };
  return number >= anchor.number
    ? (await stepsBack(hash, number - anchor.number)) === anchor.hash
    : (await stepsBack(anchor.hash, anchor.number - number)) === hash;
}

/** Rules of rounds that everybody plays. */
export const rulesOf = ({ timing, signed: signing, drawsOf }: SharedMaths): Rules => ({
  periodMs: timing.by === 'flight' ? timing.openMs + timing.restMs : timing.periodMs,
  isDrawn: async ({ number, draws }, hash, { salt }) => {
    const { key, messages } = signing({ hash, salt, number });
    return drawsOf(await signed(key, messages)).join() === draws.join();
  },
});

/** Follows every round that has ended back to what this browser has proved, and computes what it drew. */
async function prove<Ended extends EndedPlace>(
  kept: KeptChains,
  { last, chains, isWhole }: Heard<Ended>,
  { isDrawn }: Rules<Ended>,
) {
  let { proved } = kept;
  for (const round of last.toReversed()) {
    const { chainId, number, hash } = round;
    const chain = [...chains, ...kept.chains].find(({ id }) => id === chainId);
    // Of a chain that has just begun the feed tells a round before the page knows it, and asks.
    if (hash === null || (chain === undefined && !isWhole)) continue;
    if (chain === undefined) return { proved, alarm: 'broken' as const };
    const place = { chainId, number, hash };
    // Nothing is drawn before the public value that was named is there; what cannot be computed does not follow.
    const isEarly = chain.publicValue != null && chain.salt === '';
    const alarm: ChainAlarm | null = !(await leads(place, proved, chain))
      ? 'broken'
      : !isEarly && (await isDrawn(round, hash, chain).catch(() => false))
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

const placeOf = ({ chainId, number, index }: Place) => ({ chainId, number, ...(index !== undefined && { index }) });
const toPromised = ({ id, chainId, number, commitment }: Promised) => ({ id, chainId, number, commitment });

/** Takes in what the server said of a game, and never forgets by it what it said before. Row FAIR-12. */
export async function watch<Ended extends EndedPlace>(
  seen: Seen | undefined,
  heard: Heard<Ended>,
  rules: Rules<Ended>,
): Promise<KeptChains> {
  const kept = KeptChains.safeParse(seen).data ?? noChains;
  const alarm = faultOfOrder(kept, heard, rules);
  if (alarm !== null) return { ...kept, alarm };
  const { proved, alarm: found } = await prove(kept, heard, rules);
  if (found !== null) return { ...kept, alarm: found };
  const told = [...heard.chains, ...(heard.next === null ? [] : [heard.next])];
  const others = kept.chains.filter(({ id }) => told.every((chain) => chain.id !== id));
  const chains = [...others, ...told.map(toKept)];
  const { round, promised = [] } = heard;
  const ids = new Set(promised.map(({ id }) => id));
  const older = (kept.promised ?? []).filter(({ id }) => !ids.has(id));
  return {
    ...kept,
    chains: chains.toSorted((one, other) => one.id - other.id).slice(-mostChains),
    now: round === null ? kept.now : placeOf(round),
    ...(promised.length > 0 && { promised: [...older, ...promised.map(toPromised)].slice(-mostPromised) }),
    next: heard.next?.id ?? kept.next,
    ...{ proved, at: round === null ? kept.at : heard.at },
  };
}
