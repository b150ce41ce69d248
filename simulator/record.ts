import type { BetStatusId } from '../contracts/coupon.ts';
import type { LockReason } from '../contracts/lock-reasons.ts';
import type { Fixture } from './fixture.ts';
import type { Margins } from './margins.ts';
import { type Facts, type Match, type Quote, type Scope, scopes } from './match.ts';
import type { SimMarket, SimMatch } from './types.ts';

/** What a state followed from when it was published. */
export type Marks = readonly number[];
export const isSame = (before: Marks | null, now: Marks) =>
  before !== null && now.every((mark, index) => mark === before[index]);

/**
 * What was on offer when `priced` was written, and the fair chances and margins that made it. Empty until somebody
 * asks.
 */
export type Offer = {
  markets: Map<number, SimMarket>;
  quotes: readonly Quote[];
  margins: Margins | null;
  priced: Marks | null;
};

export const emptyOffer = (): Offer => ({ markets: new Map(), quotes: [], margins: null, priced: null });

/** Prices were never asked for, or the known ones are out of date. */
export function forgetPrices({ offers }: Pick<MatchRecord, 'offers'>): void {
  for (const scope of scopes) offers[scope].priced = null;
}

/** A match on offer, with its last told state and the changes forced by tests. */
export type MatchRecord = {
  readonly fixture: Fixture;
  match: Match;
  /** Play time of the start; a forced start moves it. */
  startAt: number;
  /** The published start: of a postponed match the old one. */
  toldStart: number;
  /** Play time up to which results have been told, and what was known then. */
  settledTo: number;
  facts: Facts;
  told: SimMatch;
  /** What each kind of list shows of the offer, and all of it. */
  offers: Readonly<Record<Scope, Offer>>;
  /** Joined bets whose prices a page follows, with the outcomes that they join. Each new price of the match is work for all of them. */
  combined: Map<number, readonly number[]>;
  /**
   * Each tick makes the prices of a watched match and tells them, as far as somebody watches. Other prices are made when
   * somebody asks.
   */
  watched: Scope | null;
  /**
   * What the published state followed from. A tick that finds the same marks has nothing to do; null makes it publish
   * in any case.
   */
  shown: Marks | null;
  /** A number of its own keeps the match from getting its prices together with all others. */
  mix: number;
  isPublished: boolean;
  /** It stands on the top page. */
  isTop: boolean;
  isForced: boolean;
  /** Why all of its markets are suspended. */
  forcedLock: LockReason | null;
  /** The same of single outcomes. */
  forcedBlocks: Map<number, LockReason>;
  forcedMilli: Map<number, number>;
  forcedResults: Map<number, BetStatusId>;
};

export const secondOf = ({ startAt }: MatchRecord, matchNow: number): number => (matchNow - startAt) / 1000;

export const isStarted = (record: MatchRecord, matchNow: number) => matchNow >= record.startAt;
