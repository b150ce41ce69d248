import type { Shape } from './fair.ts';

export type Risk = 'low' | 'medium' | 'high';
export type Call = 'up' | 'down';
export type Move = 'hit' | 'double' | 'split';

/**
 * What the player chooses: before a round, and in games of steps also during it. Each game takes its own fields alone.
 * `below`: the number of dice that must not be reached. `spots`: places on the cloth. `risk`, `rows`: of wheel and peg
 * drop. `mines`: how many there are; `cells`: those opened so far, 0 to 24. `calls`: said so far of the next card.
 * `picks`: numbers of keno, or of a card of bingo. `hold`: the cards of poker that stay, a bit for each. `hits`: cards of
 * blackjack taken so far; `second`: what the stake was paid once more for. `left`: tickets of each prize in the pool; the server alone writes it.
 */
export type Choice = {
  below?: number | undefined;
  spots?: string[] | undefined;
  risk?: Risk | undefined;
  rows?: number | undefined;
  mines?: number | undefined;
  cells?: number[] | undefined;
  calls?: Call[] | undefined;
  picks?: number[] | undefined;
  hold?: number | undefined;
  hits?: number | undefined;
  second?: 'double' | 'split' | undefined;
  left?: number[] | undefined;
};
export type Step = {
  cell?: number | undefined;
  call?: Call | undefined;
  hold?: number | undefined;
  move?: Move | undefined;
};

/** How a round goes on after its stake. Pure, like all of a game. */
export type Steps = {
  /** The choice with this step; null where it cannot be taken. `draws`: those that the player sees are enough. */
  after: (choice: Choice, step: Step, draws: readonly number[]) => Choice | null;
  /** The round ends by itself: it is lost, or nothing is left to do. */
  isOver: (draws: readonly number[], choice: Choice) => boolean;
  /** The player may take what the round is worth now. */
  canTake: (choice: Choice) => boolean;
  /** The step takes the stake once more; then the round has twice as much in it. */
  stakesAgain?: (step: Step) => boolean;
  /** The draws that the player may see while the round goes on. */
  shown: (draws: readonly number[], choice: Choice) => number[];
};

/**
 * The mathematics of one game: pure, and the same for the server, for the page and for whoever checks a round. Sums are
 * whole minor units; a payout is rounded down.
 * `first`: the choice that a page begins with; a game of steps adds to it. Before its first step a round is worth its stake.
 */
export type GameMaths<Slug extends string = string> = {
  slug: Slug;
  first: Choice;
  shapeOf: (choice: Choice) => Shape;
  isChoice: (choice: Choice) => boolean;
  payoutOf: (draws: readonly number[], choice: Choice, minor: number) => number;
  /** The exact share of all stakes that comes back, and the share of rounds that pay anything. */
  returnOf: (choice: Choice) => number;
  hitRateOf: (choice: Choice) => number;
  steps?: Steps;
};

/** A choice of these fields and no other. */
export const hasOnly = (choice: Choice, fields: readonly (keyof Choice)[]): boolean =>
  Object.entries(choice).every(([name, value]) => value === undefined || fields.includes(name as keyof Choice));

/** `minor` × times ÷ per, rounded down, however large. */
export const partOf = (minor: number, times: number, per: number): number =>
  Number((BigInt(minor) * BigInt(times)) / BigInt(per));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
