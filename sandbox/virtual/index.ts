import { followPublicValues } from '../shared-rounds/follow.ts';
import type { World } from '../world/world.ts';
import { virtualWaiting } from './waiting.ts';

export type { Chances } from './chain.ts';
export { chancesOf } from './chances.ts';
export { virtualRoutes } from './routes.ts';
export { virtualSchema } from './schema.ts';
export { virtualChance } from './seeds.ts';

/** Brings the public values that chains of virtual matches have named. */
export const goOnWithVirtual = (world: World): void => followPublicValues(world, virtualWaiting);
