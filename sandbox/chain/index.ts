import type { Area } from '../area/index.ts';
import { chainSchema } from './schema.ts';

export { blockMs, cameTo, isPaid, payTo, reorganize } from './chain.ts';
export { type Came, cameOnEvm, type EvmChain, isOnEvm } from './evm.ts';

export const chainArea: Area = {
  schemas: [chainSchema],
};
