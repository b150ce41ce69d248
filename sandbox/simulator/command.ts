import type { BetStatusId } from '../../contracts/coupon.ts';
import { BetStatus } from '../../contracts/coupon.ts';
import type { SimulatorRequest } from '../../contracts/control.ts';
import { secondOf, type GameRecord } from './record.ts';
import { gameIdOf } from './ids.ts';
import type { Match } from './match.ts';
import type { MatchTime } from './match-time.ts';
import type { Settled } from './types.ts';

export type CommandResult = { ok: true } | { ok: false; reason: string };

type Context = { records: ReadonlyMap<number, GameRecord>; time: MatchTime; now: number };
type GameStep = Extract<SimulatorRequest, { gameId: number }>;
type Outcome = { result: CommandResult; settled: Settled[] };

const DONE: Outcome = { result: { ok: true }, settled: [] };
const refuse = (reason: string): Outcome => ({ result: { ok: false, reason }, settled: [] });

/** One step of the control API. What it forces on a game stands in place of what the game would have done. */
export function runCommand(step: SimulatorRequest, context: Context): Outcome {
  const { records, time, now } = context;
  if ('run' in step) {
    time.setRunning(now, step.run);
    return DONE;
  }
  const record = records.get(step.gameId);
  if (!record) return refuse(`no game ${step.gameId}`);
  if (step.marketId !== undefined && gameIdOf(step.marketId) !== step.gameId)
    return refuse('the market is of another game');
  record.isForced = true;
  record.priced = null;
  record.shown = null;
  return stepGame(record, step, time.matchAt(now));
}

function begin(record: GameRecord, matchNow: number) {
  if (matchNow >= record.startAt) return;
  record.startAt = matchNow;
}

/** Replaces the course of the match. Moments that have been looked at already are looked at again: only news is told. */
function play(record: GameRecord, matchNow: number, change: (match: Match, second: number) => Match) {
  begin(record, matchNow);
  record.match = change(record.match, secondOf(record, matchNow));
  record.settledTo = Math.min(record.settledTo, matchNow - 1);
}

function stepGame(record: GameRecord, step: GameStep, matchNow: number): Outcome {
  const { marketId } = step;
  switch (step.do) {
    case 'start':
      begin(record, matchNow);
      return DONE;
    case 'goal':
      if (record.facts.isOver) return refuse('the game is over');
      play(record, matchNow, (match, second) => match.withGoal(second, step.team ?? 1));
      return DONE;
    case 'finish':
      if (record.facts.isOver) return refuse('the game is over');
      play(record, matchNow, (match, second) => match.finishedAt(second, step.score ?? null));
      return DONE;
    case 'odds':
      if (marketId === undefined || !record.markets.has(marketId)) return refuse('odds wants a marketId on offer');
      if (step.coef === undefined) record.forcedMilli.delete(marketId);
      else record.forcedMilli.set(marketId, Math.round(step.coef * 1000));
      return DONE;
    case 'suspend':
      if (marketId === undefined) record.isForcedSuspended = true;
      else record.forcedBlocks.add(marketId);
      return DONE;
    case 'resume':
      if (marketId !== undefined) record.forcedBlocks.delete(marketId);
      else {
        record.isForcedSuspended = false;
        record.forcedBlocks.clear();
      }
      return DONE;
    case 'settle':
      return settle(record, step, matchNow);
  }
}

/** Gives outcomes the results asked for; without any, ends the game as it stands. */
function settle(record: GameRecord, step: GameStep, matchNow: number): Outcome {
  const asked: Record<string, number> = { ...step.results };
  if (step.marketId !== undefined && step.statusId !== undefined) asked[String(step.marketId)] = step.statusId;
  const results: [number, BetStatusId][] = [];
  for (const [id, status] of Object.entries(asked)) {
    const marketId = Number(id);
    if (!isStatus(status)) return refuse(`${status} is no bet status`);
    if (gameIdOf(marketId) !== record.fixture.id) return refuse(`market ${id} is of another game`);
    results.push([marketId, status]);
  }
  if (results.length === 0) {
    if (!record.facts.isOver) play(record, matchNow, (match, second) => match.finishedAt(second, step.score ?? null));
    return DONE;
  }
  for (const [marketId, status] of results) {
    record.forcedResults.set(marketId, status);
    record.forcedBlocks.add(marketId);
  }
  return { result: { ok: true }, settled: [{ gameId: record.fixture.id, results }] };
}

const isStatus = (status: number): status is BetStatusId => BetStatus.safeParse(status).success;
