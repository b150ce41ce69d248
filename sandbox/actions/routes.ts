import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { transaction } from '../db/index.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { claimAction, findAction, userOwner } from './store.ts';

/** Tells the result of a call whose answer never arrived. Spec: api §8, decision D-100. */
export function actionRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/actions/:key', (c) => {
    const { db, clock } = c.get('world');
    const found = findAction(db, { owner: userOwner(playerOf(c)), key: c.req.param('key') }, clock.now());
    if (found === null || found.state === 'closed') return c.json({ data: { state: 'unknown' } });
    if (found.state === 'under_way') return c.json({ data: { state: 'under_way' } });
    return c.json({ data: { state: 'done', httpStatus: found.status, answer: JSON.parse(found.answer) as unknown } });
  });

  // Closes the key. A late delivery is then refused, so the screen may say that nothing happened.
  routes.delete('/web-api/actions/:key', (c) => {
    const { db, clock } = c.get('world');
    const id = { owner: userOwner(playerOf(c)), key: c.req.param('key') };
    transaction(db, () => {
      const found = findAction(db, id, clock.now());
      if (found === null) claimAction(db, id, { state: 'closed', bodyHash: '', now: clock.now() });
      else if (found.state !== 'closed')
        throw new ApiFailure(409, errorCodes.conflict, 'This action has already been carried out.');
    });
    return c.body(null, 204);
  });

  return routes;
}
