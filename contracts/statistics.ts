import { dataOf, Id, Seconds } from './common.ts';
import { Champ, Opponent } from './feed.ts';
import { z } from './zod.ts';

/** Two numbers, of the home side and the away side. */
const Pair = z.tuple([z.int(), z.int()]);

/**
 * A match in a list of results or of fixtures. A side is null while it is not known. `score`: at the end; absent
 * before. `isOnOffer`: it can be bet on now, so that it has a page of its own.
 */
export const StatLine = z.object({
  id: Id,
  champId: Id,
  startAt: Seconds,
  home: z.nullable(Opponent),
  away: z.nullable(Opponent),
  state: z.enum(['planned', 'live', 'over']),
  isOnOffer: z.boolean(),
  score: z.optional(Pair),
  periods: z.optional(z.array(Pair)),
});
export type StatLine = z.infer<typeof StatLine>;

/** `form`: how the last five ended, oldest first. */
export const Outcome = z.enum(['win', 'draw', 'loss']);
export type Outcome = z.infer<typeof Outcome>;

export const Standing = z.object({
  place: z.int(),
  team: Opponent,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
  form: z.array(Outcome),
});
export type Standing = z.infer<typeof Standing>;

/** `season`: its name. `hasDraws`: matches can end level. `isOver`: the last match has been played. */
export const Table = z.object({
  champId: Id,
  season: z.string(),
  hasDraws: z.boolean(),
  isOver: z.boolean(),
  rows: z.array(Standing),
});
export type Table = z.infer<typeof Table>;

/**
 * Means of a team's last matches, in hundredths, and shares in percent. `both`: both sides scored. `corners` and `cards`: football only;
 * of the team itself.
 */
export const Averages = z.object({
  matches: z.int(),
  scored: z.int(),
  conceded: z.int(),
  won: z.int(),
  both: z.optional(z.int()),
  overTwo: z.optional(z.int()),
  corners: z.optional(z.int()),
  cards: z.optional(z.int()),
});
export type Averages = z.infer<typeof Averages>;

/** Players are invented. */
export const Player = z.object({
  number: z.int(),
  name: z.string(),
  position: z.enum([
    'keeper',
    'defender',
    'midfielder',
    'forward',
    'guard',
    'centre',
    'wing',
    'setter',
    'libero',
    'player',
  ]),
});
export type Player = z.infer<typeof Player>;
export const Lineup = z.object({
  formation: z.optional(z.string()),
  start: z.array(Player),
  bench: z.array(Player),
});
export type Lineup = z.infer<typeof Lineup>;

/** `place` in the table; null without one. `results`: newest first. */
export const TeamForm = z.object({
  team: Opponent,
  place: z.nullable(z.int()),
  results: z.array(StatLine),
  averages: z.nullable(Averages),
});
export type TeamForm = z.infer<typeof TeamForm>;

/** `meetings`: newest first. `balance`: wins of the home side of this match, draws, wins of its away side. */
export const GameStatistics = z.object({
  line: StatLine,
  sportId: Id,
  champ: Champ,
  teams: z.tuple([TeamForm, TeamForm]),
  meetings: z.array(StatLine),
  balance: z.tuple([z.int(), z.int(), z.int()]),
  table: z.nullable(Table),
  lineups: z.nullable(z.tuple([Lineup, Lineup])),
});
export type GameStatistics = z.infer<typeof GameStatistics>;
export const GameStatisticsAnswer = dataOf(GameStatistics);

/** `form`: points of all matches count, or winners go on to the final. */
const CompetitionForm = z.enum(['table', 'draw']);

/** A round of a draw from the top of the draw to its foot; `left`: how many players are in it. */
export const Round = z.object({ left: z.int(), lines: z.array(StatLine) });
export type Round = z.infer<typeof Round>;

/** `champion`: null until the season is over. `results`: newest first; `coming`: soonest first. */
export const ChampStatistics = z.object({
  champ: Champ,
  sportName: z.string(),
  season: z.string(),
  form: CompetitionForm,
  isOver: z.boolean(),
  champion: z.nullable(Opponent),
  table: z.nullable(Table),
  rounds: z.nullable(z.array(Round)),
  results: z.array(StatLine),
  coming: z.array(StatLine),
});
export type ChampStatistics = z.infer<typeof ChampStatistics>;
export const ChampStatisticsAnswer = dataOf(ChampStatistics);

export const CompetitionsAnswer = dataOf(
  z.object({
    sports: z.array(z.object({ id: Id, name: z.string() })),
    champs: z.array(z.object({ champ: Champ, season: z.string(), form: CompetitionForm })),
  }),
);
export type Competitions = z.infer<typeof CompetitionsAnswer>['data'];

/** `places`: in each competition of the team. `squad`: null where a single player is the team. */
export const TeamStatistics = z.object({
  team: Opponent,
  sportId: Id,
  sportName: z.string(),
  places: z.array(z.object({ champ: Champ, season: z.string(), place: z.nullable(z.int()), teams: z.int() })),
  results: z.array(StatLine),
  coming: z.array(StatLine),
  averages: z.nullable(Averages),
  squad: z.nullable(z.array(Player)),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;
export const TeamStatisticsAnswer = dataOf(TeamStatistics);
