import type { SharedChain } from './shared-rounds.ts';

/** The public value that draws of a chain use; null: the house has none. Row FAIR-16. */
export const publicValueOf = (chain: SharedChain | undefined): string | null =>
  chain?.publicValue == null ? null : chain.salt;
