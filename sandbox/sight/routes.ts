import { Hono } from 'hono';

import { type SightReport, SightReports } from '../../contracts/sight.ts';
import { bodyOf, readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { limitAddress } from '../http/limit-address.ts';
import type { Logger } from '../http/logger.ts';
import { sightShare } from '../site/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import type { World } from '../world/world.ts';
import { countReport } from './figures.ts';
import { happeningOf } from './forward.ts';

const maxBytes = 16 * 1024;
/** Of one address in a minute: an office behind it may have many pages, a flood is cut off. */
const [maxOfAddress, windowSeconds] = [60, 60];
/** Lines of a minute. A fault that everybody meets must not fill the log, and nobody may use up the lines of all others. */
const [maxLines, maxLinesOfAddress] = [30, 5];

/** What broke in a page is a line of the log: without a collector nobody else would hear of it. */
function note({ limits }: World, logger: Logger, { report, address }: { report: SightReport; address: string }): void {
  if (report.kind !== 'error' && report.kind !== 'part') return;
  const own = `sight-lines-from:${address}`;
  if (limits.made('sight-lines') >= maxLines || limits.made(own) >= maxLinesOfAddress) return;
  for (const counter of ['sight-lines', own]) limits.add(counter, windowSeconds);
  const { trace: traceId, ...page } = report;
  logger.warn({ page, traceId, message: 'A page reports a fault of its own.' });
}

/** Takes what pages say of their speed and their faults, where the site asks for it. Rows SIGHT-01 to SIGHT-03. */
export function sightRoutes({ logger, telemetry }: { logger: Logger; telemetry: Telemetry }): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/sight-api/v1/reports', bodyOf(maxBytes), async (c) => {
    const world = c.get('world');
    limitAddress(c, 'sight', maxOfAddress, windowSeconds);
    if (sightShare(world) === 0) throw notFound();
    const { reports } = await readBody(c, SightReports);
    const now = Date.now();
    for (const report of reports) {
      countReport(world, report);
      note(world, logger, { report, address: c.get('address') });
      telemetry.happening(happeningOf(report, now));
    }
    return c.body(null, 204);
  });
  return routes;
}
