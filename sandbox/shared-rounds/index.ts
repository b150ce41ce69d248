import type { Area } from '../area/index.ts';
import { goOnWithSharedRounds } from './engine.ts';
import { sharedRoundRoutes } from './routes.ts';
import { sharedRoundsSchema } from './schema.ts';

export { noBeacon, openBeacon } from './beacon.ts';
export { chainAfter, chainOf, type ChainStore, type Place, placeAfter, type StoredChain, toldChain } from './chain.ts';
export { hashOf, sha256 } from './hash-chain.ts';
export { playedShared } from './played.ts';
export type { PublicValues } from './public-values.ts';
export { sharedRoundsSchema } from './schema.ts';

export const sharedRoundsArea: Area = {
  schemas: [sharedRoundsSchema],
  goOn: goOnWithSharedRounds,
  routes: () => [sharedRoundRoutes()],
};
