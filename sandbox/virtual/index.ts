import type { Area } from '../area/index.ts';
import { followPublicValues } from '../shared-rounds/follow.ts';
import type { World } from '../world/world.ts';
import { virtualRoutes } from './routes.ts';
import { virtualSchema } from './schema.ts';
import { virtualWaiting } from './waiting.ts';

export type { Chances } from './chain.ts';
export { chancesOf } from './chances.ts';
export { virtualChance } from './seeds.ts';

/** Brings the public values that chains of virtual matches have named. */
const goOnWithVirtual = (world: World): void => followPublicValues(world, virtualWaiting);

export const virtualArea: Area = {
  schemas: [virtualSchema],
  goOn: goOnWithVirtual,
  routes: () => [virtualRoutes()],
};
