import { expect, test } from 'vitest';

import { dataOf } from '../../contracts/common.ts';
import { sportIds } from '../../contracts/markets.ts';
import { ChampStatistics, GameStatistics, TeamStatistics } from '../../contracts/statistics.ts';
import { createSimulator, fullCatalogue, type Simulator } from '../../simulator/index.ts';
import { type CatalogueSport, createSources } from '../../simulator/testing.ts';
import { dayMs } from '../world/clock.ts';
import { createClock } from '../world/clock.ts';
import { champStatistics } from './champ.ts';
import { matchStatistics } from './match.ts';
import { teamStatistics } from './team.ts';
import { teamOf } from './teams.ts';

const seed = 7;
/** A Saturday in the afternoon, in the last third of the season. */
const saturday = Date.UTC(2026, 2, 14, 15, 40);
const premierLeague = 100;

const only = (sportId: number, isWanted: (id: number) => boolean): readonly CatalogueSport[] =>
  fullCatalogue
    .filter((sport) => sport.sportId === sportId)
    .map((sport) => ({
      ...sport,
      leagues: sport.leagues.filter(({ id }) => isWanted(id)),
      endless: sport.endless.filter(({ id }) => isWanted(id)),
    }));
const england = only(sportIds.football, (id) => id === premierLeague);

function open(now: number, catalogue: readonly CatalogueSport[] = england) {
  const clock = createClock({ now, manual: true });
  const simulator = createSimulator({ seed, clock, catalogue });
  return { clock, simulator, writer: { simulator, lng: 'en' } };
}

type Row = { id: number; at: number; home: number; away: number; score: [number, number] };

/** The matches that are over, as the page of results has them; newest first by start. */
const playedIn = (simulator: Simulator, from: number, to: number): Row[] =>
  simulator
    .finished(from, to, () => true)
    .map(({ match: { id, startAt, opp1, opp2, score } }) => ({
      ...{ id, at: startAt, home: opp1.id, away: opp2.id },
      score: [Number(score?.full[0]), Number(score?.full[1])] as [number, number],
    }))
    .sort((a, b) => b.at - a.at);

const begin = Date.UTC(2025, 7, 1);
const sideOf = ({ home, score }: Row, team: number) => (home === team ? score : [score[1], score[0]]);
const hundredths = (numbers: readonly number[]) =>
  Math.round((numbers.reduce((sum, each) => sum + each, 0) * 100) / numbers.length);

/** The table as a newspaper counts it. */
function newspaper(rows: readonly Row[]) {
  const table = new Map<
    number,
    { played: number; won: number; drawn: number; lost: number; scored: number; conceded: number; points: number }
  >();
  for (const row of rows) {
    for (const team of [row.home, row.away]) {
      const [own = 0, other = 0] = sideOf(row, team);
      const known = table.get(team) ?? { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
      table.set(team, {
        played: known.played + 1,
        won: known.won + Number(own > other),
        drawn: known.drawn + Number(own === other),
        lost: known.lost + Number(own < other),
        scored: known.scored + own,
        conceded: known.conceded + other,
        points: known.points + (own > other ? 3 : own === other ? 1 : 0),
      });
    }
  }
  return table;
}

test('[MEDIA-12] the table is that of the matches that are over, and its order that of points, difference and goals', () => {
  const { simulator, writer } = open(saturday);
  const champ = champStatistics(seed, simulator.almanac.champ(premierLeague)!, 'present', writer)!;
  const rows = champ.table!.rows;
  const counted = newspaper(playedIn(simulator, begin, saturday));
  expect(rows.length).toBe(20);
  expect(
    Object.fromEntries(rows.map(({ team, place: _, form: __, team: ___, ...numbers }) => [team.id, numbers])),
  ).toEqual(Object.fromEntries(counted));
  const worth = rows.map(({ points, scored, conceded }) => points * 1e6 + (scored - conceded) * 1e3 + scored);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
  expect(champ).toMatchObject({ season: '2025/26', isOver: false, champion: null, rounds: null });
  expect(dataOf(ChampStatistics).safeParse({ data: champ }).success).toBe(true);
});

test('[MEDIA-12] form, averages and meetings of a match are those of the matches before it', () => {
  const { simulator, writer } = open(saturday);
  const played = playedIn(simulator, begin, saturday);
  const shown = simulator
    .snapshot()
    .games.find(({ status, outcomesCount }) => status === 2 && outcomesCount === undefined)!;
  const found = matchStatistics(seed, simulator.almanac.match(shown.id)!, writer);
  expect(found.line).toMatchObject({ id: shown.id, state: 'live', isOnOffer: true });
  expect(found.line).not.toHaveProperty('score');
  for (const [side, { team, results, averages, place }] of found.teams.entries()) {
    const own = played
      .filter(({ home, away, at }) => [home, away].includes(team.id) && at < shown.startAt)
      .slice(0, 10);
    expect(team.id).toBe(side === 0 ? shown.opp1.id : shown.opp2.id);
    expect(results.map(({ id, score }) => [id, score])).toEqual(own.map(({ id, score }) => [id, score]));
    const sides = own.map((row) => sideOf(row, team.id));
    expect(averages).toMatchObject({
      matches: 10,
      scored: hundredths(sides.map(([mine]) => mine!)),
      conceded: hundredths(sides.map(([, theirs]) => theirs!)),
      won: sides.filter(([mine, theirs]) => mine! > theirs!).length * 10,
      both: sides.filter(([mine, theirs]) => mine! > 0 && theirs! > 0).length * 10,
      overTwo: sides.filter(([mine, theirs]) => mine! + theirs! > 2).length * 10,
    });
    expect(place).toBe(found.table!.rows.find((row) => row.team.id === team.id)!.place);
  }
  const years = playedIn(simulator, Date.UTC(2024, 0, 1), saturday);
  const met = years.filter(
    ({ home, away, at }) =>
      [home, away].includes(shown.opp1.id) && [home, away].includes(shown.opp2.id) && at < shown.startAt,
  );
  expect(met.length).toBeGreaterThan(2);
  expect(found.meetings.map(({ id, score }) => [id, score])).toEqual(
    met.slice(0, 10).map(({ id, score }) => [id, score]),
  );
  const outcomes = met
    .slice(0, 10)
    .map((row) => Math.sign(sideOf(row, shown.opp1.id)[0]! - sideOf(row, shown.opp1.id)[1]!));
  expect(found.balance).toEqual([1, 0, -1].map((sign) => outcomes.filter((each) => each === sign).length));
  expect(dataOf(GameStatistics).safeParse({ data: found }).success).toBe(true);
});

test('[MEDIA-12] a match that ended another way than it would have counts as it ended', () => {
  const { simulator, writer } = open(saturday);
  const shown = simulator
    .snapshot()
    .games.find(({ status, outcomesCount }) => status === 2 && outcomesCount === undefined)!;
  const rowOf = () =>
    champStatistics(seed, simulator.almanac.champ(premierLeague)!, 'present', writer)!.table!.rows.find(
      ({ team }) => team.id === shown.opp2.id,
    )!;
  const before = rowOf();
  expect(simulator.command({ gameId: shown.id, do: 'finish', score: [0, 9] }).ok).toBe(true);
  expect(rowOf()).toMatchObject({ points: before.points + 3, scored: before.scored + 9, played: before.played + 1 });
});

test('[MEDIA-12] before the first match of a season the last one stands, with its champion', () => {
  const { simulator, writer } = open(Date.UTC(2026, 6, 5, 12));
  const champ = simulator.almanac.champ(premierLeague)!;
  const last = champStatistics(seed, champ, 'present', writer)!;
  expect(last).toMatchObject({ season: '2025/26', isOver: true, coming: [] });
  expect(last.champion).toEqual(last.table!.rows[0]!.team);
  expect(last.table!.rows.every(({ played }) => played === last.table!.rows[0]!.played)).toBe(true);
});

test('[MEDIA-12] a draw goes from its first round to its final, winners against winners', () => {
  const sunday = Date.UTC(2026, 4, 8, 12);
  const { clock, simulator, writer } = open(
    sunday,
    only(sportIds.tennis, () => true),
  );
  const rome = simulator.almanac.champs.find(({ name }) => name.en.startsWith('ATP Rome'))!;
  const half = champStatistics(seed, rome, 'present', writer)!;
  expect(half.rounds!.map(({ left, lines }) => [left, lines.length])).toEqual([
    [32, 16],
    [16, 8],
    [8, 4],
    [4, 2],
    [2, 1],
  ]);
  expect(half.rounds![4]!.lines[0]).toMatchObject({ home: null, away: null, isOnOffer: false });
  expect(half.champion).toBeNull();
  clock.advance(4 * 24 * 3600);
  const whole = champStatistics(seed, rome, 'finished', writer)!;
  for (const [index, { lines }] of whole.rounds!.slice(0, -1).entries()) {
    const winners = lines.map(({ home, away, score }) => (score![0] >= score![1] ? home : away));
    const next = whole.rounds![index + 1]!.lines.flatMap(({ home, away }) => [home, away]);
    expect(next).toEqual(winners);
  }
  const final = whole.rounds!.at(-1)!.lines[0]!;
  expect(whole).toMatchObject({
    isOver: true,
    table: null,
    champion: final.score![0] >= final.score![1] ? final.home : final.away,
  });
  const results = playedIn(simulator, sunday - 10 * dayMs, clock.now());
  for (const { id, score } of whole.rounds!.flatMap(({ lines }) => lines))
    expect(results.find((row) => row.id === id)?.score).toEqual(score);
});

test('[MEDIA-12] a team has its last and next matches, its places and players who stay the same', () => {
  const { simulator, writer } = open(saturday);
  const [row] = champStatistics(seed, simulator.almanac.champ(premierLeague)!, 'present', writer)!.table!.rows;
  const team = teamStatistics(seed, teamOf(simulator.almanac, row!.team.id)!, writer);
  const own = playedIn(simulator, begin, saturday).filter(({ home, away }) => [home, away].includes(row!.team.id));
  expect(team.results.map(({ id }) => id)).toEqual(own.slice(0, 20).map(({ id }) => id));
  expect(team.coming.length).toBeGreaterThan(3);
  for (const { startAt, state } of team.coming) expect([startAt * 1000 > saturday, state]).toEqual([true, 'planned']);
  expect(team.places).toMatchObject([{ place: 1, teams: 20, season: '2025/26' }]);
  expect(team.squad!.length).toBe(24);
  expect(new Set(team.squad!.map(({ number }) => number)).size).toBe(24);
  expect(new Set(team.squad!.map(({ name }) => name)).size).toBe(24);
  const later = open(saturday + 400 * 3_600_000);
  expect(teamStatistics(seed, teamOf(later.simulator.almanac, row!.team.id)!, later.writer).squad).toEqual(team.squad);
  expect(dataOf(TeamStatistics).safeParse({ data: team }).success).toBe(true);
});

test('[MEDIA-12] line-ups are of the squads, eleven with one keeper, and the same whenever they are asked for', () => {
  const { simulator, writer } = open(saturday);
  const shown = simulator
    .snapshot()
    .games.find(({ status, outcomesCount }) => status === 2 && outcomesCount === undefined)!;
  const match = simulator.almanac.match(shown.id)!;
  const [home, away] = matchStatistics(seed, match, writer).lineups!;
  for (const { start, bench } of [home, away]) {
    expect([start.length, bench.length]).toEqual([11, 7]);
    expect(start.filter(({ position }) => position === 'keeper').length).toBe(1);
    expect(new Set([...start, ...bench].map(({ number }) => number)).size).toBe(18);
  }
  expect(matchStatistics(seed, match, writer).lineups).toEqual([home, away]);
});

test('[MEDIA-12] where nobody names seasons, one goes from break to break', () => {
  const clock = createClock({ now: saturday, manual: true });
  const [source] = createSources({ seed }, saturday, england);
  const { contests: _, ...nameless } = source!;
  const simulator = createSimulator({ seed, clock, catalogue: [], replay: () => nameless });
  const champ = champStatistics(seed, simulator.almanac.champ(premierLeague)!, 'present', { simulator, lng: 'en' })!;
  expect(champ.season).toBe('2025/26');
  const named = open(saturday);
  const usual = champStatistics(seed, named.simulator.almanac.champ(premierLeague)!, 'present', named.writer)!;
  const points = ({ table }: typeof champ) => table!.rows.map((row) => [row.team.id, row.points, row.played]);
  expect(points(champ)).toEqual(points(usual));
});
