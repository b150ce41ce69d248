import type { ComponentType } from 'react';

import type { Family, SlugIn } from '@contracts/games/facts';
import type { Choice, GameMaths, Step } from '@contracts/games/game';

import type { Translate } from '@/shared/i18n';

import type { Round } from './room';

export type ChoiceProps = { choice: Choice; change: (choice: Choice) => void };
export type StepProps = { round: Round; isBusy: boolean; step: (step: Step) => void };

/**
 * The parts of a room that depend on the game, besides its picture. `Steps`: the controls of an open round. `take`: the
 * label of the button that ends it; null where a step ends it. `outcome`: the result of a round, as text, for
 * everybody.
 */
export type GamePart = {
  maths: GameMaths;
  Controls: ComponentType<ChoiceProps> | null;
  /** The controls are a cloth: they are under the picture and have all the room. */
  isWide?: boolean;
  /** Its stake is the sum on its cloth, minor units. Then it begins with an empty one. */
  stakeOf?: (choice: Choice) => number;
  /** Fields of the picture that are pressed where they are seen: they lie over it while a round is open. */
  Board?: ComponentType<StepProps>;
  /** Fields of the picture that choose, where they are seen: they lie over it while no round is open. */
  Field?: ComponentType<ChoiceProps>;
  /** A layer over a result until the player removes it. */
  Cover?: ComponentType<{ uncover: () => void }>;
  Steps?: ComponentType<StepProps>;
  take?: 'worth' | 'stand' | null;
  outcome: (t: Translate, round: Round, locale: string) => string;
  /** The part of the rules that is about this game only. `pool`: tickets of each prize that are left. */
  Rules: ComponentType<{ choice: Choice; pool: readonly number[] | null }>;
};
/** A row for each game of one file. */
export type GameParts<Own extends Family> = Readonly<Record<SlugIn<Own>, GamePart>>;
