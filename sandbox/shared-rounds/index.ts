export { noBeacon, openBeacon } from './beacon.ts';
export { chainAfter, chainOf, type ChainStore, type Place, placeAfter, type StoredChain, toldChain } from './chain.ts';
export { goOnWithSharedRounds } from './engine.ts';
export { hashOf, sha256 } from './hash-chain.ts';
export { playedShared } from './played.ts';
export type { PublicValues } from './public-values.ts';
export { sharedRoundRoutes } from './routes.ts';
export { sharedRoundsSchema } from './schema.ts';
