import type { SharedChain, SharedRound } from '@contracts/shared-rounds';

import type { ChainAlarm, KeptChains } from './kept';

/**
 * A round in its chain. `index`: its number in the game, which goes on over chains; rounds of a game that tells none are held against the time.
 * `commitment`: a hash of its own, told before it.
 */
export type Place = { id: number; chainId: number; number: number; index?: number };
export type Promised = Place & { commitment: string };
export type EndedPlace = Place & { hash: string | null };

/**
 * What the server said. `round`: the newest one; null: the answer says nothing of it. `last`: those that have ended. `listed`: rounds of the answer,
 * when they are more than the last ones. All go from the newest on. `isWhole`: none was left out; otherwise the feed told one. `at`: the server's
 * clock, ms.
 */
export type Heard<Ended extends EndedPlace = SharedRound> = {
  round: Place | null;
  last: readonly Ended[];
  listed?: readonly Place[];
  promised?: readonly Promised[];
  chains: readonly SharedChain[];
  next: SharedChain | null;
  at: number;
  isWhole: boolean;
};

/**
 * What a game is by itself. `periodMs`: the least time from one round to the next; null: its rounds have an index. `isDrawn`: the result of a round
 * that has ended follows from its hash.
 */
export type Rules<Ended extends EndedPlace = SharedRound> = {
  periodMs: number | null;
  isDrawn: (ended: Ended, hash: string, chain: SharedChain) => Promise<boolean>;
};

type Table = { round: SharedRound } & Pick<Heard, 'last' | 'chains' | 'next'>;
/** The page as it stands. `rounds`: those that the feed has told; null: the server has told all of it, at `now`. */
export type Told = { table: Table & { now?: number }; rounds: readonly SharedRound[] | null };

/** A missing hash of an ended round counts as one that leads nowhere. */
const withHash = (round: SharedRound): SharedRound => ({ ...round, hash: round.hash ?? '' });

export function heardOf({ table, rounds }: Told): Heard {
  const { chains, next } = table;
  const last = table.last.map(withHash);
  const round = rounds?.at(-1) ?? table.round;
  if (rounds === null) return { ...{ round, last, chains, next }, at: table.now ?? round.at, isWhole: true };
  const ended = rounds.filter(({ phase }) => phase === 'ended').map(withHash);
  return { ...{ round, chains, last: ended, next: null }, at: round.at, isWhole: false };
}

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
function brokenOrder(last: readonly Place[], lengths: ReadonlyMap<number, number>): ChainAlarm | null {
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

const lengthOf = ({ chains }: KeptChains, id: number): number => chains.find((chain) => chain.id === id)?.length ?? 0;
type Course = { now: NonNullable<KeptChains['now']>; round: Place };

/** The round of now, held against the one that stood here before and against the time since then. */
function brokenCourse(kept: KeptChains, { now, round }: Course, passedMs: number, periodMs: number): ChainAlarm | null {
  const most = Math.floor(passedMs / periodMs) + slack;
  if (round.chainId === now.chainId) return round.number - now.number > most ? 'gap' : null;
  const left = Math.max(0, lengthOf(kept, now.chainId) - now.number);
  if (left + round.number > most) return 'short';
  const { next } = kept;
  return next !== null && round.chainId !== next && left + lengthOf(kept, next) + round.number > most ? 'next' : null;
}

/** The same where rounds have an index: it goes up by one with each number, and over the whole length of a chain to the next one. */
function brokenIndex(kept: KeptChains, { now, round }: Course): ChainAlarm | null {
  const shiftOf = ({ index = 0, number }: { index?: number | undefined; number: number }) => index - number;
  const [before, shift, { next }] = [shiftOf(now), shiftOf(round), kept];
  if (round.chainId === now.chainId) return shift === before ? null : 'gap';
  const end = before + lengthOf(kept, now.chainId);
  if (shift < end) return 'short';
  if (round.chainId === next) return shift === end ? null : 'gap';
  return next !== null && shift < end + lengthOf(kept, next) ? 'next' : null;
}

function faultOfCourse(kept: KeptChains, { round, at }: Heard<EndedPlace>, { periodMs }: Pick<Rules, 'periodMs'>) {
  const { now } = kept;
  if (now === null || round === null) return null;
  const isOlder = round.chainId === now.chainId ? round.number < now.number : round.chainId < now.chainId;
  if (isOlder) return 'replayed';
  return periodMs === null
    ? brokenIndex(kept, { now, round })
    : brokenCourse(kept, { now, round }, at - kept.at, periodMs);
}

/** A round that was promised has another hash or another place now. */
const isPromiseBroken = ({ promised: kept = [] }: KeptChains, { promised = [] }: Heard<EndedPlace>): boolean =>
  promised.some(({ id, chainId, number, commitment }) => {
    const known = kept.find((round) => round.id === id);
    return (
      known !== undefined && (known.commitment !== commitment || known.chainId !== chainId || known.number !== number)
    );
  });

/** What is wrong with the order of chains and rounds, without a sum. Row FAIR-12. */
export function faultOfOrder(
  kept: KeptChains,
  heard: Heard<EndedPlace>,
  rules: Pick<Rules, 'periodMs'>,
): ChainAlarm | null {
  const { chains, next, round, listed = heard.last } = heard;
  const told = [...chains, ...(next === null ? [] : [next])];
  if (isExchanged(kept, told)) return 'exchanged';
  if (isPromiseBroken(kept, heard)) return 'promise';
  const known = kept.chains.some(({ id }) => id === kept.next);
  if (next !== null && known && round?.chainId === kept.now?.chainId && next.id !== kept.next) return 'next';
  const lengths = new Map(told.map(({ id, length }) => [id, length]));
  return (heard.isWhole ? brokenOrder(listed, lengths) : null) ?? faultOfCourse(kept, heard, rules);
}
