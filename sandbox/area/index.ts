import type { Hono } from 'hono';

import type { AreaSchema } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';
import type { World } from '../world/world.ts';

/** What calls of an area need of the server. `operatorToken`: OPERATOR_TOKEN; null: there are no calls of operators. */
type Served = { operatorToken: string | null; logger: Logger };

/** What an area gives to the server, which lists all of them in `worlds/areas.ts`. */
export type Area = {
  /** Its tables. */
  schemas?: readonly AreaSchema[];
  /** What goes on when a world opens: what comes in time, and what waited while the process was down. */
  goOn?: (world: World) => void;
  /** Its calls. */
  routes?: (served: Served) => readonly Hono<Env>[];
};
