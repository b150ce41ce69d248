import type { HttpBindings } from '@hono/node-server';

export type PspEnv = { Bindings: HttpBindings };
