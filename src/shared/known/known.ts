import type { Store } from 'effector';

declare const mark: unique symbol;
/** Has a name of its own so that the types of such stores can be written down. */
export type Marked = { readonly [mark]: true };

/** A store whose value is true whenever the router asks a guard. */
export type Known<State> = Store<State> & Marked;

/**
 * Marks a store on which guards may decide. There are two kinds: stores that the start fills before it asks the first
 * guard, and stores that this page keeps by itself, whose first value is true too. A guard asks for anything later in
 * its `check`, by an effect that answers. If it read such a value from a store, it would let everybody pass at a page
 * load. The router's `known.test.ts` checks every guard.
 */
export const known = <Unit extends Store<never> | Store<unknown>>($store: Unit) => $store as Unit & Marked;
