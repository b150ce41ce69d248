import { currencyFacts } from '@contracts/currencies';
import type { Slug } from '@contracts/games/facts';
import type { Choice, GameMaths } from '@contracts/games/game';
import { toMinor } from '@contracts/maths';
import type { GameRound, GameSeed, GameSession } from '@contracts/rounds';

/** Sums: minor units of `iso`. `at`: epoch ms. `serverSeed`: null while it is closed. `isOpen`: it waits for a step, until `endsAt` at the latest. */
export type Round = {
  id: string;
  game: Slug;
  at: number;
  iso: string;
  stake: number;
  payout: number;
  isOpen: boolean;
  endsAt: number | null;
  choice: Choice;
  draws: readonly number[];
  commitment: string;
  clientSeed: string;
  isDrawnByUs: boolean;
  nonce: number;
  serverSeed: string | null;
  maths: string | null;
};

/**
 * The player at a game. `waitMs`: the time until the server accepts the next round, counted from its answer. `points`:
 * what the demo has left; null for money. `pool`: tickets of each prize that are left; null without one.
 */
export type Room = {
  id: string;
  game: Slug;
  isDemo: boolean;
  points: number | null;
  iso: string;
  min: number;
  max: number;
  cycleMs: number;
  waitMs: number;
  staked: number;
  won: number;
  seed: GameSeed;
  pool: readonly number[] | null;
  /** Rounds may follow by themselves here. */
  mayAutoPlay: boolean;
  rounds: readonly Round[];
};

export function toRound({ currency, stake, payout, ...round }: GameRound): Round {
  const { digits } = currencyFacts(currency);
  return { ...round, iso: currency, stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
}

export function toRoom({
  id,
  game,
  isDemo,
  balance,
  currency,
  cycleMs,
  waitMs,
  seed,
  pool,
  mayAutoPlay,
  rounds,
  ...sums
}: GameSession): Room {
  const { digits } = currencyFacts(currency);
  return {
    ...{ id, game, isDemo, iso: currency, cycleMs, waitMs, seed, pool, mayAutoPlay },
    points: balance === null ? null : toMinor(balance, digits),
    min: toMinor(sums.minStake, digits),
    max: toMinor(sums.maxStake, digits),
    staked: toMinor(sums.staked, digits),
    won: toMinor(sums.won, digits),
    rounds: rounds.map(toRound),
  };
}

/** The round that waits for a step of the player. */
export const openRoundOf = ({ rounds }: Room): Round | null => rounds.find(({ isOpen }) => isOpen) ?? null;

/** The payout of an open round when the player takes it now, minor units. */
export const worthOf = ({ draws, choice, stake }: Round, { payoutOf }: GameMaths): number =>
  payoutOf(draws, choice, stake);
