export type { Chances } from './chain.ts';
export { chancesOf } from './chances.ts';
export { virtualRoutes } from './routes.ts';
export { virtualChance } from './seeds.ts';
