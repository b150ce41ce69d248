import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { TotoMove } from '../../contracts/toto.ts';
import { sql, transaction } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { refused, wrongField } from '../http/failure.ts';
import { isDecided, takeResults, voidMatch } from './results.ts';
import { settleDraw } from './settle.ts';
import { drawOf, matchesOf } from './store.ts';

/** Moves a draw for a test. Exists only with SANDBOX_CONTROL=1. */
export function totoControlRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/sandbox-api/v1/toto/:id{\\d+}', async (c) => {
    const world = c.get('world');
    const { do: step, position } = await readBody(c, TotoMove);
    const draw = drawOf(world, Number(c.req.param('id')));
    if (draw.settled_at !== null) throw refused(errorCodes.conflict, 'The draw is settled.', 409);
    transaction(world.db, () => {
      if (step === 'void-match') {
        const match = matchesOf(world, draw.id).find((one) => one.position === position);
        if (match === undefined) throw wrongField('position', 'field_error_required');
        voidMatch(world, match);
        return;
      }
      sql(world.db, `UPDATE toto_draw SET state = 'closed', closes_at = MIN(closes_at, ?) WHERE id = ?`).run(
        world.clock.now(),
        draw.id,
      );
      if (step === 'close') return;
      takeResults(world, draw);
      for (const match of matchesOf(world, draw.id)) if (!isDecided(match)) voidMatch(world, match);
      settleDraw(world, draw.id);
    });
    return c.body(null, 204);
  });
  return routes;
}
