export { createWorld } from './create.ts';
export { createWorlds, type Worlds } from './registry.ts';
