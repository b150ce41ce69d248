import type { DomainOp, Scope, SimEntities, SimMarket } from '../../simulator/index.ts';

/** Subjects of NATS. Whoever may speak on them is the feed: docs/operations.md. */
export const subjects = {
  ops: 'openbook.ops',
  beat: 'openbook.beat',
  ask: 'openbook.ask',
  edge: (edge: string): string => `openbook.edge.${edge}`,
};

/** `core`: the fencing number. `n`: of the last operations that are in this. `at`: ms of the world. */
export type Stamp = { core: number; n: number; at: number };

export type Beat = Stamp & { t: 'beat' };
export type Ops = Stamp & { t: 'ops'; ops: DomainOp[] };
/** Everything on offer but prices, and the sports and competitions that have lists. */
export type All = Stamp & { t: 'all'; entities: SimEntities; lists: [sportId: number, champId: number][] };
/** What is on offer of these matches: all of it, at least in the scope that was asked for. */
export type Markets = Stamp & { t: 'markets'; games: { id: number; markets: SimMarket[] }[] };
/** Core does not know this edge any more: it has made no prices for it. */
export type Again = Stamp & { t: 'again' };
export type Said = Beat | Ops | All | Markets | Again;

/** What an edge shows: matches with the scope of their prices, and joined bets. */
export type Wants = { games: [gameId: number, scope: Scope][]; joined: number[] };
export type Asked = { edge: string } & (
  | { t: 'all' }
  | { t: 'since'; core: number; n: number }
  /** `isAll`: these joined bets and no others. */
  | ({ t: 'want'; isAll: boolean } & Wants)
  | { t: 'leave'; games: number[] }
  | { t: 'alive' }
);

export const beatMs = 500;
/** Core is gone: the edge says nothing more, so pages find after ten seconds that the feed is old. */
export const goneMs = 3 * beatMs;
/** An edge that core has not heard for so long shows nothing: its prices are not made any more. */
export const edgeGoneMs = 30_000;
/** How long operations are kept for edges that missed some. */
export const keptMs = 60_000;
