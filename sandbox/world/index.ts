export { createWorld } from './create.ts';
export { createWorlds, type Worlds } from './registry.ts';
export type { World } from './world.ts';
