import type { Context, Hono } from 'hono';

import type { PluginEntry, PluginManifest } from '../../contracts/plugin.ts';
import type { AreaSchema } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';
import type { Telemetry } from '../telemetry/index.ts';
import type { World } from '../world/world.ts';

export type FindVersion = (world: World, id: string, version: string) => Promise<PluginEntry | undefined>;

/**
 * The parts of the server that calls of an area need. `telemetry`: hears of calls and pages. `operatorToken`:
 * OPERATOR_TOKEN; null: there are no calls of operators. `needsApproval`: SITE_APPROVAL; values of the site wait for a
 * second operator. `readManifest`: the remote apps of this moment, null while a build is under way. `findVersion`: a
 * version of an app that fits this host.
 */
type Served = {
  operatorToken: string | null;
  logger: Logger;
  telemetry: Telemetry;
  needsApproval: boolean;
  readManifest: (c: Context<Env>) => Promise<PluginManifest | null>;
  findVersion: FindVersion;
};

/** An area's contribution to the server, which lists all of them in `worlds/areas.ts`. */
export type Area = {
  /** Its tables. */
  schemas?: readonly AreaSchema[];
  /** Work that continues when a world opens: timed work, and work that waited while the process was down. */
  goOn?: (world: World) => void;
  /** Its calls. */
  routes?: (served: Served) => readonly Hono<Env>[];
};
