import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import { sharedGameOf, type SharedKind } from '@contracts/shared-games';
import {
  type SharedBet,
  type SharedChain,
  SharedRound,
  type SharedSeat,
  type SharedTable,
} from '@contracts/shared-rounds';

import type { FeedChange } from '@/shared/feed';

export type Round = SharedRound;

/** Sums: minor units of `iso`. `left`: hundredths of the stake. */
export type Bet = Omit<SharedBet, 'currency' | 'stake' | 'payout'> & { iso: string; stake: number; payout: number };

/** The player at this game. `points`: what the demo has left; null for money. `stop`: why they may not bet now. */
export type Seat = {
  kind: SharedKind;
  isDemo: boolean;
  points: number | null;
  iso: string;
  min: number;
  max: number;
  staked: number;
  won: number;
  waitMs: number;
  stop: SharedSeat['stop'];
  bets: readonly Bet[];
};

/** What everybody sees: the round of now and the last ones, the newest first, with their chains and the promised `next` one. */
export type Table = {
  round: Round;
  last: readonly Round[];
  chains: readonly SharedChain[];
  next: SharedChain | null;
};

export function toBet({ currency, stake, payout, ...bet }: SharedBet): Bet {
  const { digits } = currencyFacts(currency);
  return { ...bet, iso: currency, stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
}

export function toSeat({ kind, isDemo, balance, currency, waitMs, stop, bets, ...sums }: SharedSeat): Seat {
  const { digits } = currencyFacts(currency);
  return {
    ...{ kind, isDemo, iso: currency, waitMs, stop },
    points: balance === null ? null : toMinor(balance, digits),
    min: toMinor(sums.minStake, digits),
    max: toMinor(sums.maxStake, digits),
    staked: toMinor(sums.staked, digits),
    won: toMinor(sums.won, digits),
    bets: bets.map(toBet),
  };
}

export const toTable = ({ round, last, chains, nextChain }: SharedTable): Table => ({
  ...{ round, last, chains, next: nextChain ?? null },
});

const phases = ['open', 'running', 'ended'];
const most = 100;

/** Takes in a round that the feed told: never an older state than the page has. One of another kind changes nothing. */
export function hear(table: Table, heard: Round): Table {
  const { round, last } = table;
  const isOlder =
    heard.id < round.id || (heard.id === round.id && phases.indexOf(heard.phase) < phases.indexOf(round.phase));
  if (heard.kind !== round.kind || isOlder) return table;
  const isNew = heard.phase === 'ended' && last.every(({ id }) => id !== heard.id);
  return { ...table, round: heard, last: isNew ? [heard, ...last].slice(0, most) : last };
}

/** The bet of the player on a round. */
export const betOn = (seat: Seat | null, roundId: number): Bet | null =>
  seat?.bets.find((bet) => bet.roundId === roundId) ?? null;

/** The rounds that the feed told on a topic; what has a wrong shape is left out. */
export const roundsOf = (topic: string, changes: readonly FeedChange[]): Round[] =>
  changes
    .flatMap((change) => (change.kind === 'ops' && change.topic === topic ? change.ops : []))
    .flatMap((op) => (op.op === 'put' && op.kind === 'shared' ? (SharedRound.safeParse(op.value).data ?? []) : []));

/** What a bet on a flight pays when its player leaves at `worth` (hundredths), minor units. */
export const worthOf = ({ stake, choice }: Bet, worth: number): number =>
  sharedGameOf('crash').payoutOf({ draws: [worth], choice, left: worth }, stake);
