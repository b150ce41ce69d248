import { currencyFacts } from '@contracts/currencies';
import type { Choice, Slug } from '@contracts/games';
import { toMinor } from '@contracts/maths';
import type { GameRound, GameSeed, GameSession } from '@contracts/rounds';

/** Sums: minor units of `iso`. `at`: epoch ms. `serverSeed`: null while it is closed. */
export type Round = {
  id: string;
  game: Slug;
  at: number;
  iso: string;
  stake: number;
  payout: number;
  choice: Choice;
  draws: readonly number[];
  commitment: string;
  clientSeed: string;
  nonce: number;
  serverSeed: string | null;
};

/** The player at a game. `waitMs`: until the server takes the next round, as of its answer. */
export type Room = {
  id: string;
  game: Slug;
  iso: string;
  min: number;
  max: number;
  cycleMs: number;
  waitMs: number;
  staked: number;
  won: number;
  seed: GameSeed;
  rounds: readonly Round[];
};

export function toRound({ currency, stake, payout, ...round }: GameRound): Round {
  const { digits } = currencyFacts(currency);
  return { ...round, iso: currency, stake: toMinor(stake, digits), payout: toMinor(payout, digits) };
}

export function toRoom({ id, game, currency, cycleMs, waitMs, seed, rounds, ...sums }: GameSession): Room {
  const { digits } = currencyFacts(currency);
  return {
    ...{ id, game, iso: currency, cycleMs, waitMs, seed },
    min: toMinor(sums.minStake, digits),
    max: toMinor(sums.maxStake, digits),
    staked: toMinor(sums.staked, digits),
    won: toMinor(sums.won, digits),
    rounds: rounds.map(toRound),
  };
}
