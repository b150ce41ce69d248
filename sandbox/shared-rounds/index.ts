export { noBeacon, openBeacon } from './beacon.ts';
export {
  chainAfter,
  chainOf,
  type ChainStore,
  hashOf,
  type Place,
  placeAfter,
  sha256,
  type StoredChain,
  toldChain,
} from './chain.ts';
export { goOnWithSharedRounds } from './engine.ts';
export { playedShared } from './played.ts';
export type { PublicValues } from './public-values.ts';
export { sharedRoundRoutes } from './routes.ts';
export { sharedRoundsSchema } from './schema.ts';
