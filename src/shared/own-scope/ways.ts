import { createWatch, type Scope, scopeBind } from 'effector';

import { $language } from '@/shared/lib/language';
import { addressAsked, navigatorOf } from '@/shared/routing';

/** How links in a remote app work that it draws with the host's components. */
export type Way = {
  language: () => string;
  subscribe: (changed: () => void) => () => void;
  navigator: ReturnType<typeof navigatorOf>;
};

export const wayOf = (scope: Scope): Way => ({
  language: () => scope.getState($language),
  subscribe: (changed) => createWatch({ unit: $language, scope, fn: () => changed() }),
  navigator: navigatorOf(scopeBind(addressAsked, { scope })),
});

/** By the scope of an app, which knows no addresses itself. */
export const ways = new WeakMap<Scope, Way>();

/**
 * The host's scope, by the scope of an app: for parts that the host itself draws in the place of an app. No app
 * receives this.
 */
export const hosts = new WeakMap<Scope, Scope>();
