import { closedSeconds, virtualPace } from '../../contracts/virtual/facts.ts';
import type { Match } from '../match.ts';

/** Dividing and multiplying loses less than this; a match that ends must find its own end. Seconds of the match. */
const rounding = 1e-6;

/**
 * A match that is played sixty times as fast, by the same model. Bets close at its second 0, and play begins `closed` seconds
 * later: nobody can bet on what has begun. Decision D-411.
 */
export function faster(match: Match, closed: number = closedSeconds): Match {
  const inner = (second: number) =>
    second < 0 ? second : Math.max(0, (second - closed) * virtualPace + (second < closed ? 0 : rounding));
  const outer = (at: number) => at / virtualPace + closed;
  return {
    end: () => outer(match.end()),
    settleAt: () => match.settleAt().map(outer),
    factsAt: (second) => match.factsAt(inner(second)),
    viewAt: (second) => {
      const view = match.viewAt(inner(second));
      return { ...view, rate: second < closed ? 0 : view.rate * virtualPace };
    },
    quotesAt: (second, noise, scope) => (second < 0 ? match.quotesAt(second, noise, scope) : []),
    groupsAt: (second) => (second < 0 ? match.groupsAt(second) : []),
    changedAt: (second) => (second < closed ? 0 : outer(match.changedAt(inner(second)))),
    blocks: () => [],
    ...(match.zone && { zone: () => (match.zone?.() ?? []).map(({ at, event }) => ({ at: outer(at), event })) }),
    withGoal: (second, side) => faster(match.withGoal(inner(second), side), closed),
    finishedAt: (second, score) => faster(match.finishedAt(inner(second), score), Math.min(closed, second)),
  };
}
