import { attach, createStore, type Effect, type Store } from 'effector';

import type { Navigation, Verdict } from './verdict';

/** How long a guard that asks the network may keep a page waiting, and what its silence means. */
export type Patience = { ms: number; silence: () => Verdict };

export type Guard = {
  name: string;
  checkFx: Effect<Navigation, Verdict, unknown>;
  /** Asked when the navigation starts, heard when its turn comes: it needs nothing of those before it and has no effect of its own. */
  isEarly: boolean;
  patience: Patience | null;
};

export type GuardDefinition<State> = {
  /** As in the specification's order of guards. Spec: shell §4. */
  name: string;
  source?: Store<State>;
  isEarly?: boolean;
  patience?: Patience | null;
  check: (state: State, navigation: Navigation) => Verdict | Promise<Verdict>;
};

/**
 * A condition on a route: what is known and where somebody wants to go in, a verdict out. The list of guards, and nothing else, says when it
 * runs; whoever throws or takes more than 7 s ends the navigation with the 500 page, but one with its own `patience` has its own word for that.
 */
export function createGuard<State = null>({
  name,
  source,
  isEarly = false,
  patience = null,
  check,
}: GuardDefinition<State>): Guard {
  const $source = source ?? (createStore(null) as unknown as Store<State>);
  const checkFx = attach({
    source: $source,
    effect: (state: State, navigation: Navigation) => check(state, navigation),
  });
  return { name, checkFx, isEarly, patience };
}
