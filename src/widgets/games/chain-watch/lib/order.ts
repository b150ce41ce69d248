import type { SharedMaths } from '@contracts/shared-games/shared-game';
import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import type { ChainAlarm, KeptChains } from './kept';

/** What the server said. `isWhole`: of all last rounds; otherwise of one that the feed told. `at`: the server's clock, ms. */
export type Heard = {
  round: SharedRound;
  last: readonly SharedRound[];
  chains: readonly SharedChain[];
  next: SharedChain | null;
  at: number;
  isWhole: boolean;
};

type Table = Pick<Heard, 'round' | 'last' | 'chains' | 'next'>;
/** The page as it stands. `rounds`: those that the feed has told; null: the server has told all of it, at `now`. */
export type Told = { table: Table & { now?: number }; rounds: readonly SharedRound[] | null };

export function heardOf({ table, rounds }: Told): Heard {
  const { chains, last, next } = table;
  const round = rounds?.at(-1) ?? table.round;
  if (rounds === null) return { ...{ round, last, chains, next }, at: table.now ?? round.at, isWhole: true };
  const ended = rounds.filter(({ phase }) => phase === 'ended');
  return { ...{ round, chains, last: ended, next: null }, at: round.at, isWhole: false };
}

/** The least time from one round to the next, ms. */
const periodOf = (timing: SharedMaths['timing']): number =>
  timing.by === 'flight' ? timing.openMs + timing.restMs : timing.periodMs;
/** Rounds that may be on their way while the page hears of them. */
const slack = 2;

/** A chain that this browser knows is told with another hash, length or salt. A salt that was not there yet may come. */
function isExchanged({ chains }: KeptChains, told: readonly SharedChain[]): boolean {
  return told.some(({ id, terminating, length, salt, publicValue = null }) => {
    const known = chains.find((chain) => chain.id === id);
    return (
      known !== undefined &&
      (known.terminating !== terminating ||
        known.length !== length ||
        (known.salt !== '' && known.salt !== salt) ||
        (known.publicValue !== undefined && known.publicValue !== publicValue))
    );
  });
}

/** Numbers of the last rounds go down by one, without a round twice. */
function brokenOrder(last: readonly SharedRound[], lengths: ReadonlyMap<number, number>): ChainAlarm | null {
  for (const [place, { chainId, number, id }] of last.entries()) {
    const before = last[place + 1];
    if (before === undefined) continue;
    if (before.id >= id) return 'replayed';
    if (before.chainId === chainId) {
      if (before.number >= number) return 'replayed';
      if (before.number !== number - 1) return 'gap';
    } else if (number !== 1 || before.number !== (lengths.get(before.chainId) ?? before.number)) return 'short';
  }
  return null;
}

/** The round of now, held against the one that stood here before and against the time since then. */
function brokenCourse(
  { now, next, at, chains }: KeptChains,
  heard: Heard,
  timing: SharedMaths['timing'],
): ChainAlarm | null {
  if (now === null) return null;
  const { chainId, number } = heard.round;
  const most = Math.floor((heard.at - at) / periodOf(timing)) + slack;
  if (chainId === now.chainId) {
    if (number < now.number) return 'replayed';
    return number - now.number > most ? 'gap' : null;
  }
  if (chainId < now.chainId) return 'replayed';
  const left = (chains.find(({ id }) => id === now.chainId)?.length ?? now.number) - now.number;
  if (left + number > most) return 'short';
  const whole = chains.find(({ id }) => id === next)?.length ?? 0;
  return next !== null && chainId !== next && left + whole > most ? 'next' : null;
}

/** What is wrong with the order of chains and rounds, without a sum. Row FAIR-12. */
export function faultOfOrder(kept: KeptChains, heard: Heard, timing: SharedMaths['timing']): ChainAlarm | null {
  const told = [...heard.chains, ...(heard.next === null ? [] : [heard.next])];
  if (isExchanged(kept, told)) return 'exchanged';
  const known = kept.chains.some(({ id }) => id === kept.next);
  if (heard.next !== null && known && heard.round.chainId === kept.now?.chainId && heard.next.id !== kept.next)
    return 'next';
  const lengths = new Map(heard.chains.map(({ id, length }) => [id, length]));
  return (heard.isWhole ? brokenOrder(heard.last, lengths) : null) ?? brokenCourse(kept, heard, timing);
}
