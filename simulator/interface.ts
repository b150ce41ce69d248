import type { SimulatorRequest } from '../contracts/control.ts';
import type { BetStatusId } from '../contracts/coupon.ts';
import type { MarginTable } from '../contracts/margins.ts';
import type { ZoneEvent } from '../contracts/zone.ts';
import type { Almanac } from './almanac.ts';
import type { CatalogueSport } from './catalogue/competition.ts';
import type { Change } from './changes.ts';
import type { Cancel, Clock } from './clock.ts';
import type { CommandResult } from './command.ts';
import type { Fair } from './fair.ts';
import type { Finished } from './finished.ts';
import type { FixtureChamp } from './fixture.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { Joint } from './joints.ts';
import type { Leads } from './leads.ts';
import type { Mark } from './marks.ts';
import type { JointGrid, Pair, Scope } from './match.ts';
import type { Anchor } from './match-time.ts';
import type { PricePoints } from './past-prices.ts';
import type { Racing } from './racing/racing.ts';
import type { Stand } from './stand.ts';
import type { DomainOp, Settled, SimEntities, SimMarket, SimMatch, Text } from './types.ts';
import type { VirtualChance } from './virtual/match.ts';

/** The inputs of the simulator, and the questions that the rest of the sandbox may ask it. */
export type SimulatorOptions = {
  seed: number;
  /** The seed of the course of a match, from a secret; from `seed` when absent. */
  courseOf?: ((gameId: number) => number) | undefined;
  clock: Clock;
  /** Play seconds per second of the world: SANDBOX_SPEED. */
  speed?: number;
  /**
   * Moment at which the world began. A restart with the same seed and `epochStart` continues where the world would be
   * by now.
   */
  epochStart?: number;
  /**
   * The present time of play, when the speed has not been the same since `epochStart`; from `anchor()` of the run
   * before.
   */
  anchor?: Anchor;
  /** Competitions of the world; all that the simulator knows when absent. */
  catalogue?: readonly CatalogueSport[];
  /** The outcomes of a joined bet; null for one that was never made. */
  partsOf?: (marketId: number) => readonly number[] | null;
  /** True: the site has a source of video, so matches name theirs. */
  isFilmed?: () => boolean;
  /**
   * The lead at which a football team has won for bets placed before the match; 0 without the rule, and when absent.
   */
  earlyLead?: () => number;
  /** The world has this share of the race courses; none when absent. */
  racing?: number;
  /** The numbers of virtual matches; none when absent. */
  virtual?: VirtualChance;
  /**
   * Numbers of the outcomes whose results bets on the match wait for; joined bets have theirs. Null: no one waits for
   * the match either, so it need not be played. Nobody waits for anything when absent.
   */
  awaited?: (gameId: number) => readonly number[] | null;
  /** The result by which bets on the outcome were settled, also before a restart; null: no bet was. */
  booked?: (marketId: number) => BetStatusId | null;
  /** Matches whose start was changed, before this start too; none when absent. */
  changes?: () => ReadonlyMap<number, Change>;
  /** Matches besides the simulator's own, instead of its football. */
  replay?: (epochStart: number) => FixtureSource;
};

/** What happened in a picture until now. `count` is cheap: the feed asks for it at every beat. */
export type ZoneView = { sportId: number; count: number; events: (from: number) => ZoneEvent[] };
/** `score`: without overtime where bets are about regular time. */
export type MatchEnd = { state: 'open' } | { state: 'void' } | { state: 'over'; score: Pair };

export type Simulator = {
  /** Everything on offer now, without prices: they are made for the matches that somebody asks for. */
  snapshot: () => SimEntities;
  match: (gameId: number) => SimMatch | undefined;
  /** An outcome on offer; undefined when it has been withdrawn or never was. */
  market: (marketId: number) => SimMarket | undefined;
  /** What an outcome on offer is worth by the model, without margin; null when it is not on offer. Never tell it: prices follow from it. */
  fairOf: (marketId: number) => Fair | null;
  /**
   * Which of these outcomes of a match cannot be parts of one bet, and the fair chance that all of them win, 0 when one
   * is unfit. Null: nothing of the match is on offer.
   */
  jointOf: (gameId: number, marketIds: readonly number[]) => Joint | null;
  /** The final scores behind a joint chance; null: the sport has none, or none of these is about them. */
  gridOf: (gameId: number, marketIds: readonly number[]) => JointGrid | null;
  marketsOf: (gameId: number) => SimMarket[];
  /** What is on offer of a match; of another scope than `whole` what lists show. From now on the operations of every tick tell how it changes. */
  watch: (gameId: number, scope?: Scope) => SimMarket[];
  unwatch: (gameId: number) => void;
  /** A page follows these joined bets: they stay on offer. */
  followJoined: (marketIds: Iterable<number>) => void;
  /** No page follows others than these. */
  keepJoined: (followed: ReadonlySet<number>) => void;
  /** The picture of a match in play, as of the last tick: whoever watches it knows no more than the prices. Null: there is none, or not now. */
  zone: (gameId: number) => ZoneView | null;
  /** Hears of every tick: its feed operations in the order in which they must be applied, if there are any. */
  onOps: (listener: (ops: DomainOp[]) => void) => Cancel;
  /** Awaited results as they become known, and that a match somebody waits for has gone on, after the operations of the same tick. Results that fell into a time without process: `resultOf`. */
  onSettled: (listener: (settled: Settled) => void) => Cancel;
  /** The result of an outcome, null while it is open or when there is no such match. Works long after the match has left the screen. */
  resultOf: (marketId: number) => BetStatusId | null;
  /** What an open outcome of a match in play would come to if the match ended now, by the rules that settle it; null: nothing yet. */
  standOf: (marketId: number) => Stand | null;
  /** How the model expects a match on offer to end, as before its start; null where no model plays it. Never tell it. */
  expectedOf: (gameId: number) => Leads | null;
  /** The largest lead of each side so far, in goals; only sports with a known order of scores have leads. */
  leadsOf: (gameId: number) => Pair;
  /**
   * The score of a match that decides bets on its result; null for an unknown match. Works long after the match, too.
   */
  scoreOf: (gameId: number) => MatchEnd | null;
  /** What an outcome is called, on offer or long gone. */
  namesOf: (marketId: number) => { name: Text; groupName: Text };
  /** True for a match on offer and for every one that has begun, long after it has left the screen too. */
  hasMatch: (gameId: number) => boolean;
  /** True for a sport, and a competition of it, that has matches at some time of the year. */
  hasList: (sportId: number, champId: number | null) => boolean;
  /** True for a page type that has matches of some competition: `epl`. */
  hasPage: (word: string) => boolean;
  /** Matches that ended from one moment of the world (ms) up to another and not after now, newest first. */
  finished: (from: number, to: number, isWanted: (champ: FixtureChamp) => boolean) => Finished[];
  /**
   * Prices that a match on offer had between two moments of the world (ms), whether or not somebody watched. `from`: they are known from
   * then on. `work`: makes them step by step (`allAtOnce`, or in turns with other calls). Null where a test has forced the match, or margins and pace were others.
   */
  pastPrices: (
    gameId: number,
    scope: Scope,
    from: number,
    to: number,
  ) => { from: number; work: Generator<void, ReadonlyMap<number, PricePoints>> } | null;
  /** When the score of a match on offer changed, oldest first. */
  marksOf: (gameId: number) => Mark[];
  /** Every match of every season, as far as it has been played. */
  almanac: Almanac;
  racing: Racing;
  command: (step: SimulatorRequest) => CommandResult;
  margins: () => MarginTable;
  /** Every price follows it at once. */
  setMargins: (table: MarginTable) => void;
  /** Money was taken on an outcome: `risk` in first stakes (pressure.ts), `at` a moment of the world. */
  press: (marketId: number, taken: { risk: number; at: number }) => void;
  setSpeed: (speed: number) => void;
  anchor: () => Anchor;
  start: () => void;
  stop: () => void;
};

declare module '../sandbox/world/world.ts' {
  interface World {
    simulator: Simulator;
  }
}
