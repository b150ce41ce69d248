export type { Clock } from './clock.ts';
export { createWorld, type WorldOptions } from './create.ts';
export { createWorlds, type Worlds } from './registry.ts';
export type { SentMessage, World } from './world.ts';
