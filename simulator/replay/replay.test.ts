import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O, sportIds } from '../../contracts/markets.ts';
import { createClock } from '../../sandbox/world/clock.ts';
import { createSimulator } from '../simulator.ts';
import { fairChances, fitGoals } from './fit.ts';
import { loadReplay, ReplayDataError } from './load.ts';
import { createReplay } from './replay.ts';
import { replayTimeline } from './timeline.ts';

const oneWeek = 7 * 86_400_000;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const competitions = [
  '{"id": 100, "name": {"en": "England. Premier League", "ru": "Англия. Премьер-лига"}, "region": "GB"}',
];
const teamRows = ['{"id": 1, "name": "Arsenal FC"}', '{"id": 2, "name": "Chelsea FC"}'];
const match = (more: object = {}) =>
  JSON.stringify({
    id: 7,
    competitionId: 100,
    kickoffUtc: '2025-03-08T15:00:00Z',
    home: 1,
    away: 2,
    status: 'finished',
    ft: [2, 1],
    ht: [1, 0],
    ...more,
  });

/** Writes a data folder; `raw` stands for whole files. */
function write({
  teams = teamRows,
  matches = [match()],
  raw = {},
}: {
  teams?: string[];
  matches?: string[];
  raw?: Record<string, string>;
}) {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  folders.push(folder);
  const list = (records: string[]) => `[\n${records.join(',\n')}\n]\n`;
  const files = {
    'competitions.json': list(competitions),
    'teams.json': list(teams),
    'matches-2025.json': list(matches),
    ...raw,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function faultOf(folder: string): ReplayDataError {
  try {
    loadReplay(folder);
  } catch (error) {
    if (error instanceof ReplayDataError) return error;
    throw error;
  }
  throw new Error('the folder was not refused');
}

test.each([
  ['a cut line', { matches: [match(), '{"id": 8, "compe'] }, 'matches-2025.json', 3, /not JSON/],
  ['a field of another kind', { matches: [match({ ft: ['2', 1] })] }, 'matches-2025.json', 2, /ft\[0\] is "2"/],
  ['a missing field', { teams: ['{"id": 1}'] }, 'teams.json', 2, /name is missing/],
  [
    'odds below one',
    { matches: [match({ odds: { avg: [0.9, 3, 4] } })] },
    'matches-2025.json',
    2,
    /odds\.avg\[0\] is 0\.9/,
  ],
  [
    'an unknown team',
    { matches: [match(), match({ id: 8, away: 9 })] },
    'matches-2025.json',
    3,
    /away team 9 is unknown/,
  ],
  ['an id that occurs twice', { matches: [match(), match()] }, 'matches-2025.json', 3, /id 7 occurs twice/],
  ['a result that is missing', { matches: [match({ ft: undefined })] }, 'matches-2025.json', 2, /no ft/],
  ['more goals at half-time', { matches: [match({ ht: [3, 0] })] }, 'matches-2025.json', 2, /ht is more than ft/],
  [
    'goals that do not add up',
    { matches: [match({ goals: [{ minute: 3, team: 'home' }] })] },
    'matches-2025.json',
    2,
    /goals do not add up/,
  ],
  ['no list', { raw: { 'teams.json': '{}\n' } }, 'teams.json', 1, /must begin/],
  ['a file cut off', { raw: { 'teams.json': '[\n{"id": 1, "name": "A"},\n' } }, 'teams.json', 0, /cut off/],
])('%s is refused with file, line and reason', (_, files, file, line, reason) => {
  const fault = faultOf(write(files));
  expect([fault.file.endsWith(file), fault.line]).toEqual([true, line]);
  expect(fault.reason).toMatch(reason);
  expect(fault.message).toContain(line > 0 ? `${file}:${line}: ` : `${file}: `);
});

test('a folder without matches, or no folder at all, is refused', () => {
  expect(faultOf(join(tmpdir(), 'no-such-folder')).reason).toMatch(/cannot be read/);
});

test('known goals fall in their minutes, added time included', () => {
  const [record] = loadReplay(
    write({
      matches: [
        match({
          goals: [
            { minute: 12, team: 'home', kind: 'penalty' },
            { minute: 90, added: 8, team: 'home' },
            { minute: 60, team: 'away', kind: 'own' },
          ],
        }),
      ],
    }),
  ).matches;
  const { events, end } = replayTimeline(record!, 1);
  const goals = events.filter(({ kind }) => ['goal', 'penalty', 'own_goal'].includes(kind));
  expect(goals.map(({ kind, side, half, clock }) => [kind, side, half, Math.ceil(clock / 60)])).toEqual([
    ['penalty', 1, 1, 12],
    ['own_goal', 2, 2, 60],
    ['goal', 1, 2, 98],
  ]);
  expect(end).toBeGreaterThan(goals[2]!.at);
});

test('goals of unknown minute keep half-time and final score, and their minutes with the seed', () => {
  const [record] = loadReplay(write({})).matches;
  const goals = (seed: number) =>
    replayTimeline(record!, seed).events.filter(({ kind }) => kind === 'goal' || kind === 'penalty');
  expect(goals(1).filter(({ half, side }) => half === 1 && side === 1)).toHaveLength(1);
  expect(
    goals(1)
      .map(({ side }) => side)
      .sort(),
  ).toEqual([1, 1, 2]);
  expect(goals(1)).toEqual(goals(1));
  expect(goals(1)).not.toEqual(goals(2));
});

test('the model is fitted to the odds of the bookmakers', () => {
  const [home, away] = fitGoals({ result: [1.5, 4.4, 6.5], total: { line: 2.5, over: 1.7, under: 2.2 } });
  expect(home).toBeGreaterThan(1.8);
  expect(home + away).toBeGreaterThan(2.6);
  expect(home + away).toBeLessThan(3.2);
  expect(fairChances([2, 2])).toEqual([0.5, 0.5]);
});

describe('a world of replayed matches', () => {
  const odds = {
    odds: { avg: [1.62, 3.94, 5.1] },
    total: { line: 2.5, overUnder: { avg: [1.81, 2.02] } },
    handicap: { line: -0.75, homeAway: { avg: [1.83, 2.05] } },
  };
  const data = loadReplay(
    write({ matches: [match(odds), match({ id: 8, status: 'scheduled', ft: undefined, ht: undefined })] }),
  );
  // A Tuesday of another year; the match was played on a Saturday at 15:00.
  const now = Date.UTC(2026, 5, 16, 9);
  const create = ({ takesBets = false } = {}) => {
    const clock = createClock({ manual: true, now });
    const simulator = createSimulator({
      seed: 3,
      clock,
      epochStart: now,
      catalogue: [],
      replay: createReplay(data, { seed: 3, takesBets }),
    });
    simulator.start();
    return { clock, simulator };
  };

  test('a match keeps weekday and time of day and comes in the week that is now', () => {
    const [planned, ...others] = create().simulator.snapshot().games;
    expect(others).toEqual([]);
    const start = new Date(planned!.startAt * 1000);
    expect([start.getUTCDay(), start.getUTCHours(), start.getUTCMinutes()]).toEqual([6, 15, 0]);
    expect((planned!.startAt * 1000 - data.matches[0]!.kickoff) % oneWeek).toBe(0);
    expect(Math.abs(planned!.startAt * 1000 - now)).toBeLessThan(oneWeek);
  });

  test('[SPORT-07] nobody bets on a match whose result is published, before it or in play, unless the operator wants that', () => {
    const looks = (takesBets: boolean) => {
      const { clock, simulator } = create({ takesBets });
      const [planned] = simulator.snapshot().games;
      const look = () => [
        simulator.match(planned!.id)?.lock,
        simulator.marketsOf(planned!.id).every(({ isBlocked }) => isBlocked),
      ];
      const before = look();
      clock.setNow(planned!.startAt * 1000 + 30 * 60_000);
      simulator.command({ gameId: planned!.id, do: 'resume' });
      clock.advance(2);
      return [before, look()];
    };
    expect(looks(false)).toEqual([
      ['published', true],
      ['published', true],
    ]);
    expect(looks(true)).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });

  test('before kick-off it has the odds of the bookmakers, at the end its real score', () => {
    const { clock, simulator } = create();
    const [planned] = simulator.snapshot().games;
    const main = simulator.marketsOf(planned!.id).filter(({ isMain }) => isMain);
    const milli = (groupId: number, typeId: number) =>
      main.find((market) => market.groupId === groupId && market.typeId === typeId)?.milli;
    expect([O.home, O.draw, O.away].map((type) => milli(G.result, type))).toEqual([1620, 3940, 5100]);
    expect([milli(G.total, O.over), milli(G.total, O.under)]).toEqual([1810, 2020]);
    expect([milli(G.handicap, O.handicapHome), milli(G.handicap, O.handicapAway)]).toEqual([1830, 2050]);
    expect(main).toHaveLength(7);
    const home = main.find(({ typeId }) => typeId === O.home)!;
    clock.setNow(planned!.startAt * 1000 + 50 * 60_000);
    expect(simulator.match(planned!.id)?.score?.text).toBe('1:0');
    clock.setNow(planned!.startAt * 1000 + 3 * 3_600_000);
    expect(simulator.resultOf(home.id)).toBe(1);
  });
});

const real = join(import.meta.dirname, '../../../shared/data/football');
const isThere = existsSync(join(real, 'competitions.json'));
if (!isThere) process.stdout.write('The folder of real seasons is absent: its test is skipped.\n');

describe.skipIf(!isThere)('the real seasons', () => {
  test('are replayed with their real scores, and one week brings hundreds of matches', { timeout: 60_000 }, () => {
    const data = loadReplay(real);
    expect(data.matches.length).toBeGreaterThan(20_000);
    const wrong = data.matches.filter((record) => {
      const { ft, ht, goals: known, status } = record;
      if (status !== 'finished' || !ft || known?.some(({ minute }) => minute > 90)) return false;
      const { events, end } = replayTimeline(record, 1);
      const goals = events.filter(({ kind }) => kind === 'goal' || kind === 'penalty' || kind === 'own_goal');
      const first = goals.filter(({ half }) => half === 1);
      const isScore = ft[0] === goals.filter(({ side }) => side === 1).length && ft[0] + ft[1] === goals.length;
      // Where the minutes are known they are what is replayed, even where they contradict the half-time score.
      const isHalf = !ht || known !== undefined || first.length === ht[0] + ht[1];
      return !isScore || !isHalf || goals.some(({ at }) => at >= end);
    });
    expect(wrong).toEqual([]);
    const clock = createClock({ manual: true, now: Date.UTC(2026, 2, 14, 15, 30) });
    const simulator = createSimulator({ seed: 1, clock, replay: createReplay(data, { seed: 1 }) });
    const games = simulator.snapshot().games.filter(({ sportId }) => sportId === sportIds.football);
    expect(games.length).toBeGreaterThan(150);
    expect(games.filter(({ zone }) => zone === 'live').length).toBeGreaterThan(20);
  });
});
