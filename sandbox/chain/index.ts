export { blockMs, cameTo, isPaid, payTo, reorganize } from './chain.ts';
export { type Came, cameOnEvm, type EvmChain, isOnEvm } from './evm.ts';
export { chainSchema } from './schema.ts';
