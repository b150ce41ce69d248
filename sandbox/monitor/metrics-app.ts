import { Hono } from 'hono';

import type { Env } from '../http/context.ts';
import type { Telemetry } from '../telemetry/index.ts';
import type { World } from '../world/world.ts';
import type { CallFigures } from './calls.ts';
import { measure } from './measures.ts';
import type { watchProcess } from './process.ts';
import { telemetryMeasures } from './telemetry-measures.ts';
import { metricText } from './text.ts';

type Options = {
  world: World;
  database: string;
  calls: CallFigures;
  telemetry: Telemetry;
  ownProcess: ReturnType<typeof watchProcess>;
};

/** `GET /metrics`, on a port of its own that no proxy leads to. */
export function metricsApp({ world, database, calls, telemetry, ownProcess }: Options): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/metrics', (c) => {
    const metrics = [
      ...measure(world, database),
      calls.refused(),
      ...telemetryMeasures(telemetry),
      ...ownProcess.read(),
    ];
    const lines = [...metrics.flatMap(metricText), ...calls.text()];
    return c.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return app;
}
