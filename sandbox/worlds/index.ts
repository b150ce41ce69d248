export { areas } from './areas.ts';
export { createWorld } from './create.ts';
export { createWorlds, type Worlds } from './registry.ts';
