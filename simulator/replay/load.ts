import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isDay } from '../../contracts/calendar-day.ts';
import { valueAt } from '../../contracts/value-at.ts';
import { z } from '../../contracts/zod.ts';
import { CompetitionRecord, MatchRecord, TeamRecord } from './schema.ts';

/** A data folder that cannot be replayed. `line` counts from 1; 0 means the whole file. */
export class ReplayDataError extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(line > 0 ? `${file}:${line}: ${reason}` : `${file}: ${reason}`);
    this.name = 'ReplayDataError';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** Matches are sorted by kick-off; `kickoff` is epoch milliseconds. */
export type ReplayMatch = MatchRecord & { kickoff: number };
export type ReplayData = {
  competitions: ReadonlyMap<number, CompetitionRecord>;
  teams: ReadonlyMap<number, TeamRecord>;
  matches: readonly ReplayMatch[];
};

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    throw new ReplayDataError(file, 0, `cannot be read (${error instanceof Error ? error.message : 'unknown reason'})`);
  }
}

function parseLine(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReplayDataError(file, line, `is not JSON (${error instanceof Error ? error.message : 'unknown reason'})`);
  }
}

type Row<T> = { line: number; record: T };

/** Reads a JSON array with one record on each line, so that a fault can name its line. */
function readRecords<T>(file: string, schema: z.ZodMiniType<T, T>): Row<T>[] {
  const rows: Row<T>[] = [];
  let isOpen = false;
  let isClosed = false;
  for (const [index, raw] of readLines(file).entries()) {
    const line = index + 1;
    const text = raw.trim();
    if (text === '') continue;
    if (!isOpen) {
      if (text !== '[') throw new ReplayDataError(file, line, 'the file must begin with a line "["');
      isOpen = true;
      continue;
    }
    if (isClosed) throw new ReplayDataError(file, line, 'there is more after the closing "]"');
    if (text === ']') {
      isClosed = true;
      continue;
    }
    const record = parseLine(file, line, text.replace(/,$/, ''));
    const checked = schema.safeParse(record);
    if (!checked.success) throw new ReplayDataError(file, line, describe(record, checked.error));
    rows.push({ line, record: checked.data });
  }
  if (!isClosed) throw new ReplayDataError(file, 0, 'the closing "]" is missing: the file is cut off');
  return rows;
}

/** Names the field and its value, because a line has some hundred characters. */
function describe(record: unknown, { issues: [issue] }: z.core.$ZodError): string {
  if (!issue) return 'does not fit the format';
  const value = valueAt(record, issue.path);
  const found = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}, which does not fit`;
  return `${z.core.toDotPath(issue.path) || 'the record'} ${found}`;
}

function byId<T extends { id: number }>(file: string, rows: readonly Row<T>[]): Map<number, T> {
  const found = new Map<number, T>();
  for (const { line, record } of rows) {
    if (found.has(record.id)) throw new ReplayDataError(file, line, `id ${record.id} occurs twice`);
    found.set(record.id, record);
  }
  return found;
}

/**
 * The goals until a minute must make the score. In a few finals `ft` includes extra time; there the goals must make the
 * score after 90 minutes.
 */
function addsUp(goals: NonNullable<MatchRecord['goals']>, [home, away]: readonly [number, number], lastMinute: number) {
  const scored = (side: 'home' | 'away') =>
    goals.filter(({ team, minute }) => team === side && minute <= lastMinute).length;
  return scored('home') === home && scored('away') === away;
}

/** Says why a match contradicts itself or the other files. Null: it does not. */
function faultOf(match: MatchRecord, data: Omit<ReplayData, 'matches'>): string | null {
  const { home, away, ft, ht, goals, status } = match;
  if (!data.competitions.has(match.competitionId)) return `competitionId ${match.competitionId} is unknown`;
  if (!data.teams.has(home)) return `home team ${home} is unknown`;
  if (!data.teams.has(away)) return `away team ${away} is unknown`;
  // Open places of a knock-out round may share the same stand-in.
  if (home === away && status === 'finished') return 'a team plays itself';
  if (!isDay(match.kickoffUtc.slice(0, 10)) || Number.isNaN(Date.parse(match.kickoffUtc)))
    return `kickoffUtc ${match.kickoffUtc} is no moment`;
  if (status === 'finished' && !ft) return 'a finished match has no ft';
  if (ft && ht && (ht[0] > ft[0] || ht[1] > ft[1])) return 'ht is more than ft';
  if (ft && goals && !addsUp(goals, ft, 90) && !addsUp(goals, ft, Infinity)) return 'goals do not add up to ft';
  return null;
}

/** Reads a whole data folder. Throws `ReplayDataError` with file, line and reason at the first fault. */
export function loadReplay(folder: string): ReplayData {
  const competitionFile = join(folder, 'competitions.json');
  const teamFile = join(folder, 'teams.json');
  const competitions = byId(competitionFile, readRecords(competitionFile, CompetitionRecord));
  const teams = byId(teamFile, readRecords(teamFile, TeamRecord));
  const names = readdirSync(folder)
    .filter((name) => /^matches-.+\.json$/.test(name))
    .sort();
  if (names.length === 0) throw new ReplayDataError(folder, 0, 'has no matches-*.json');
  const seen = new Set<number>();
  const matches: ReplayMatch[] = [];
  for (const name of names) {
    const file = join(folder, name);
    for (const { line, record } of readRecords(file, MatchRecord)) {
      const fault = seen.has(record.id) ? `id ${record.id} occurs twice` : faultOf(record, { competitions, teams });
      if (fault) throw new ReplayDataError(file, line, fault);
      seen.add(record.id);
      matches.push({ ...record, kickoff: Date.parse(record.kickoffUtc) });
    }
  }
  matches.sort((a, b) => a.kickoff - b.kickoff || a.id - b.id);
  return { competitions, teams, matches };
}
