import type { BetStatusId } from '../../contracts/coupon.ts';
import type { Fixture } from './fixture.ts';
import type { Facts, Match } from './match.ts';
import type { SimGame, SimMarket } from './types.ts';

/** What a published state followed from. */
export type Marks = readonly [number, number, number];
export const isSame = (marks: Marks | null, [first, second, third]: Marks) =>
  marks !== null && marks[0] === first && marks[1] === second && marks[2] === third;

/** A game on offer: what was published last, and what tests have forced on it. */
export type GameRecord = {
  readonly fixture: Fixture;
  match: Match;
  /** Play time of the start; a forced start moves it. */
  startAt: number;
  /** Play time up to which results have been told, and what was known then. */
  settledTo: number;
  facts: Facts;
  game: SimGame;
  markets: Map<number, SimMarket>;
  /** What the published state followed from, null to publish in any case; a tick with the same marks has nothing to do. */
  shown: Marks | null;
  priced: Marks | null;
  /** A number of the game's own, by which games are not all priced at the same moment. */
  mix: number;
  isPublished: boolean;
  isForced: boolean;
  isForcedSuspended: boolean;
  forcedBlocks: Set<number>;
  forcedMilli: Map<number, number>;
  forcedResults: Map<number, BetStatusId>;
};

export const secondOf = ({ startAt }: GameRecord, matchNow: number): number => (matchNow - startAt) / 1000;

export const isStarted = (record: GameRecord, matchNow: number) => matchNow >= record.startAt;
