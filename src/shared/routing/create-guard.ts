import { attach, combine, type Effect, type Store } from 'effector';

import type { Known } from '@/shared/known';

import { type Navigation, pass, type RouteMeta, type Verdict } from './verdict';

/** How long a guard that asks the network may hold a page, and what its silence means. */
export type Patience = { ms: number; silence: () => Verdict };

export type Guard = {
  name: string;
  /** Can this guard keep somebody from a page? The lists of guards, for people and for tests, follow from it. */
  stops: (meta: RouteMeta) => boolean;
  checkFx: Effect<Navigation, Verdict>;
  /** The stores on which it decides. All of them are known when it is asked. */
  source: Readonly<Record<string, Store<unknown>>>;
  /**
   * The router asks this guard when the navigation starts and reads its answer when its turn comes. So the guard needs
   * nothing from earlier guards and changes nothing itself.
   */
  isEarly: boolean;
  patience: Patience | null;
};

type Answer<State, Result> = (state: State, navigation: Navigation) => Result | Promise<Result>;

type GuardDefinition<State> = {
  /** The specification's order of guards. Spec: shell §4. */
  name: string;
  source?: { readonly [Name in keyof State]: Known<State[Name]> };
  isEarly?: boolean;
  patience?: Patience | null;
} & (
  | {
      /** The pages that it can close. `check` is asked about these and no others. */
      stops: (meta: RouteMeta) => boolean;
      check: Answer<State, Verdict>;
      enter?: Answer<State, void>;
    }
  | {
      /** The steps of every navigation. It stops nobody. */
      enter: Answer<State, void>;
      stops?: never;
      check?: never;
    }
);

export const everyPage = (): boolean => true;
const noPage = (): boolean => false;

/**
 * A condition on a route: it reads the page's state and the target of the navigation, and returns a verdict. Only the
 * list of guards says when it runs. A guard that throws or takes more than 7 s ends the navigation with the 500 page,
 * unless its own `patience` says otherwise.
 */
export function createGuard<State extends object = object>({
  name,
  source,
  isEarly = false,
  patience = null,
  stops = noPage,
  check,
  enter,
}: GuardDefinition<State>): Guard {
  const shape = (source ?? {}) as Guard['source'];
  const checkFx = attach({
    source: combine(shape) as unknown as Store<State>,
    effect: async (state: State, navigation: Navigation): Promise<Verdict> => {
      const entered = enter?.(state, navigation);
      if (check !== undefined && stops(navigation.meta)) return check(state, navigation);
      await entered;
      return pass();
    },
  });
  return { name, stops, checkFx, source: shape, isEarly, patience };
}
