export { virtualRoutes } from './routes.ts';
export { virtualChance } from './seeds.ts';
