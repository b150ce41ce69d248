import type { SimulatorRequest } from '../contracts/control.ts';
import type { BetStatusId } from '../contracts/coupon.ts';
import { BetStatus } from '../contracts/coupon.ts';
import { applyChange } from './changes.ts';
import { gameIdOf } from './ids.ts';
import type { Match } from './match.ts';
import type { MatchTime } from './match-time.ts';
import { forgetPrices, isStarted, type MatchRecord, secondOf } from './record.ts';
import type { Settled } from './types.ts';

export type CommandResult = { ok: true } | { ok: false; reason: string };

/** `marketsOf`: what is on offer of a match. */
type Context = {
  records: ReadonlyMap<number, MatchRecord>;
  time: MatchTime;
  now: number;
  marketsOf: (record: MatchRecord) => ReadonlyMap<number, unknown>;
  /** The result of an outcome of the match by now; null while it is open. */
  resultOf: (record: MatchRecord, marketId: number) => BetStatusId | null;
};
type MatchStep = Extract<SimulatorRequest, { gameId: number }>;
type Outcome = { result: CommandResult; settled: Settled[] };

const done: Outcome = { result: { ok: true }, settled: [] };
const refuse = (reason: string): Outcome => ({ result: { ok: false, reason }, settled: [] });

/** Does one step of the control API. What it forces on a match replaces what the match would have done. */
export function runCommand(step: SimulatorRequest, context: Context): Outcome {
  const { records, time, now } = context;
  if ('run' in step) {
    time.setRunning(now, step.run);
    return done;
  }
  const record = records.get(step.gameId);
  if (!record) return refuse(`no game ${step.gameId}`);
  if (step.marketId !== undefined && gameIdOf(step.marketId) !== step.gameId)
    return refuse('the market is of another game');
  const outcome = stepMatch(record, step, context);
  record.isForced = true;
  forgetPrices(record);
  record.shown = null;
  return outcome;
}

function begin(record: MatchRecord, matchNow: number) {
  if (matchNow >= record.startAt) return;
  record.startAt = matchNow;
  record.toldStart = matchNow;
}

/** Replaces the course of the match. Results at moments in the past are computed again, but only new ones are told. */
function play(record: MatchRecord, matchNow: number, change: (match: Match, second: number) => Match) {
  begin(record, matchNow);
  record.match = change(record.match, secondOf(record, matchNow));
  record.settledTo = Math.min(record.settledTo, matchNow - 1);
}

function stepMatch(record: MatchRecord, step: MatchStep, { time, now, marketsOf, resultOf }: Context): Outcome {
  const matchNow = time.matchAt(now);
  const { marketId } = step;
  switch (step.do) {
    case 'start':
      begin(record, matchNow);
      return done;
    case 'goal':
      if (record.facts.isOver) return refuse('the game is over');
      play(record, matchNow, (match, second) => match.withGoal(second, step.team ?? 1));
      return done;
    case 'finish':
      if (record.facts.isOver) return refuse('the game is over');
      play(record, matchNow, (match, second) => match.finishedAt(second, step.score ?? null));
      return done;
    case 'odds':
      if (marketId === undefined || !marketsOf(record).has(marketId)) return refuse('odds wants a marketId on offer');
      if (step.coef === undefined) record.forcedMilli.delete(marketId);
      else record.forcedMilli.set(marketId, Math.round(step.coef * 1000));
      return done;
    case 'suspend':
      if (marketId === undefined) record.forcedLock = step.reason ?? 'operator';
      else record.forcedBlocks.set(marketId, step.reason ?? 'operator');
      return done;
    case 'resume':
      if (marketId === undefined) record.forcedLock = record.fixture.lock ?? null;
      // What has its result is never on offer again.
      for (const id of marketId === undefined ? [...record.forcedBlocks.keys()] : [marketId])
        if (!record.forcedResults.has(id)) record.forcedBlocks.delete(id);
      return done;
    case 'move':
    case 'postpone':
    case 'cancel':
      return change(record, step, now, time);
    case 'settle':
      return settle(record, step, matchNow, (marketId) => resultOf(record, marketId));
  }
}

/** Only what has not begun can be put off. */
function change(record: MatchRecord, step: MatchStep, now: number, time: MatchTime): Outcome {
  if (isStarted(record, time.matchAt(now))) return refuse('the game has begun');
  if (step.do !== 'move') {
    applyChange(record, { startAt: null, lock: step.do === 'cancel' ? 'cancelled' : 'postponed' }, time);
    return done;
  }
  if (step.startAt === undefined || step.startAt * 1000 <= now) return refuse('move wants a startAt to come');
  applyChange(record, { startAt: step.startAt * 1000 }, time);
  return done;
}

/**
 * Gives outcomes the results that were asked for. Without any it ends the match with its present score. The same result
 * again changes nothing; another one is refused as a whole: what was booked and paid by a result is not taken back yet.
 */
function settle(
  record: MatchRecord,
  step: MatchStep,
  matchNow: number,
  resultOf: (marketId: number) => BetStatusId | null,
): Outcome {
  const asked: Record<string, number> = { ...step.results };
  if (step.marketId !== undefined && step.statusId !== undefined) asked[String(step.marketId)] = step.statusId;
  const results: [number, BetStatusId][] = [];
  for (const [id, status] of Object.entries(asked)) {
    const marketId = Number(id);
    if (!isStatus(status)) return refuse(`${status} is no bet status`);
    if (gameIdOf(marketId) !== record.fixture.id) return refuse(`market ${id} is of another game`);
    const known = resultOf(marketId);
    if (known !== null && known >= 0 && known !== status)
      return refuse(`market ${id} has the result ${String(known)}; a result is not changed`);
    results.push([marketId, status]);
  }
  if (results.length === 0) {
    const { isOver, full } = record.facts;
    if (isOver && step.score && step.score.some((points, side) => points !== full[side]))
      return refuse(`the game ended ${full.join(':')}; a result is not changed`);
    if (!isOver) play(record, matchNow, (match, second) => match.finishedAt(second, step.score ?? null));
    return done;
  }
  for (const [marketId, status] of results) {
    record.forcedResults.set(marketId, status);
    record.forcedBlocks.set(marketId, 'operator');
  }
  return { result: { ok: true }, settled: [{ gameId: record.fixture.id, results }] };
}

const isStatus = (status: number): status is BetStatusId => BetStatus.safeParse(status).success;
