import type { Shape } from '../games/fair.ts';
import { type Choice, hasOnly, sum } from '../games/game.ts';
import type { BonusGame } from './names.ts';

/**
 * One result of a game. `pay`: units of the ticket, 0 for no prize; `ways`: how many of all ways lead to it, whatever the player chose.
 * Results that pay nothing are one row.
 */
export type Prize = { pay: number; ways: number };

/**
 * A game that is played with a ticket: pure, and the same for server, page and a checker of rounds. `table`: its
 * prizes, the highest first; a table that changes gets the next `version`. `prizeAt`: the row of the table that a round
 * came to.
 */
export type BonusMaths = {
  name: BonusGame;
  version: number;
  shape: Shape;
  table: readonly Prize[];
  isChoice: (choice: Choice) => boolean;
  prizeAt: (draws: readonly number[], picks: readonly number[]) => number;
};

/** How many equally likely ways a round can go. */
export const waysOf = ({ table }: Pick<BonusMaths, 'table'>): number => sum(table.map(({ ways }) => ways));

/** What a ticket is worth on average, in units. */
export const meanOf = ({ table }: Pick<BonusMaths, 'table'>): number =>
  sum(table.map(({ pay, ways }) => pay * ways)) / waysOf({ table });

/** The most that one ticket can bring, in units. */
export const mostOf = ({ table }: Pick<BonusMaths, 'table'>): number => Math.max(...table.map(({ pay }) => pay));

/** The payout of a round. `unit`: of the ticket, in minor units of its currency. */
export const prizeOf = (game: BonusMaths, draws: readonly number[], { picks = [] }: Choice, unit: number): number =>
  unit * (game.table[game.prizeAt(draws, picks)]?.pay ?? 0);

/** The player picks `count` different places of `of`. */
export const picksOf =
  (count: number, of: number) =>
  (choice: Choice): boolean => {
    const { picks = [] } = choice;
    return (
      hasOnly(choice, ['picks']) &&
      picks.length === count &&
      new Set(picks).size === count &&
      picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < of)
    );
  };
