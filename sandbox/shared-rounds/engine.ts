import { msUntil, type SharedKind, sharedKinds, topicOf, worthAfter } from '../../contracts/shared-games/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Cancel } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { leaveByThemselves, nextExit, settleRound } from './bets.ts';
import { nextOfChain } from './chain.ts';
import { followPublicValues, sharedWaiting } from './follow.ts';
import { lastRound, openRound, roundById, roundOfNow, type StoredRound } from './rounds.ts';

/** Rounds go on so long after somebody has looked, and as long as a page listens. Without anybody they rest. */
const watchedMs = 60_000;

type Desk = { cancel: Cancel | null; lookedAt: number };
const desks = new WeakMap<World, Map<SharedKind, Desk>>();

function deskOf(world: World, kind: SharedKind): Desk {
  const all = desks.get(world) ?? new Map<SharedKind, Desk>();
  desks.set(world, all);
  const desk = all.get(kind) ?? { cancel: null, lookedAt: -Infinity };
  all.set(kind, desk);
  return desk;
}

/** Sends the present state of a round to all listeners. */
const tellRound = (world: World, { id, kind }: StoredRound): void =>
  afterCommit(world.db, () => {
    const value = roundOfNow(world, roundById(world, id));
    world.feed.tell(topicOf(kind), () => ({ op: 'put', kind: 'shared', id: value.id, value }));
  });

const isWatched = (world: World, kind: SharedKind): boolean =>
  world.feed.hears(topicOf(kind)) || world.clock.now() - deskOf(world, kind).lookedAt < watchedMs;

function endRound(world: World, round: StoredRound, wasAway: boolean): void {
  transaction(world.db, () => {
    settleRound(world, round, { wasAway });
    sql(world.db, 'UPDATE shared_round SET ended_at = ? WHERE id = ? AND ended_at IS NULL').run(
      world.clock.now(),
      round.id,
    );
    tellRound(world, round);
  });
}

const waitMs = 1000;
/** Nothing of a chain is played before the public value that it has named is there. */
const isReady = (world: World, kind: SharedKind): boolean => (nextOfChain(world, kind)?.chain.salt ?? '') !== '';

/** What is next of a round that runs: somebody leaves by themselves, or it ends. */
function nextMoment(world: World, round: StoredRound): number {
  const exit = nextExit(world, round);
  return exit === null ? round.ends_at : Math.min(round.ends_at, round.closes_at + msUntil(exit));
}

/**
 * Brings a kind to the present moment and sets the alarm for the next one. Everything follows from what is stored and from
 * the clock, so it may be called at any time, and goes on after a stop of the server.
 */
function goOn(world: World, kind: SharedKind, wasAway = false): void {
  const desk = deskOf(world, kind);
  desk.cancel?.();
  desk.cancel = null;
  const wakeAt = (ms: number) => {
    desk.cancel = world.clock.at(ms, () => {
      goOn(world, kind);
    });
  };
  const now = world.clock.now();
  const round = lastRound(world, kind);
  if (round?.ended_at === null) {
    if (now < round.closes_at) wakeAt(round.closes_at);
    else if (now < round.ends_at) {
      transaction(world.db, () => {
        leaveByThemselves(world, round, worthAfter(now - round.closes_at));
        tellRound(world, round);
      });
      wakeAt(Math.max(now + 1, nextMoment(world, round)));
    } else {
      endRound(world, round, wasAway);
      wakeAt(round.next_at);
    }
    return;
  }
  if (!isWatched(world, kind)) return;
  if (round !== undefined && now < round.next_at) {
    wakeAt(round.next_at);
    return;
  }
  // The public value that the chain has named is not there yet.
  if (!isReady(world, kind)) {
    wakeAt(now + waitMs);
    return;
  }
  const opened = transaction(world.db, () => openRound(world, kind));
  // A player who arrives after bets on this draw are closed sees it drawn, and bets on the next.
  tellRound(world, opened);
  wakeAt(Math.max(now + 1, opened.closes_at));
}

/** Somebody looks at a kind: its rounds go on, and the one of this moment is given. */
export function lookAt(world: World, kind: SharedKind): StoredRound {
  const desk = deskOf(world, kind);
  desk.lookedAt = world.clock.now();
  if (desk.cancel === null) goOn(world, kind);
  const round = lastRound(world, kind);
  if (round === undefined)
    throw new ApiFailure(503, 503, 'These rounds are waiting for their public value.', { retryAfter: 2 });
  return round;
}

/** A bet was placed or removed: the next player to leave may be another. */
export const betsChanged = (world: World, round: StoredRound): void => {
  tellRound(world, round);
  afterCommit(world.db, () => {
    goOn(world, round.kind);
  });
};

/**
 * Goes on with rounds that were under way when the server stopped. A round that has ended since is paid by its stored
 * outcome. Row CAS-05.
 */
export function goOnWithSharedRounds(world: World): void {
  for (const kind of sharedKinds) {
    if (lastRound(world, kind)?.ended_at === null) goOn(world, kind, true);
    // A chain names its public value as early as it can, since nobody plays it before that is there.
    if (world.publicValues.isUsed) nextOfChain(world, kind);
  }
  followPublicValues(world, sharedWaiting);
}
