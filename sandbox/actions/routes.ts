import { Hono } from 'hono';

import { ERROR_CODE } from '../../contracts/common.ts';
import { transaction } from '../db/index.ts';
import { playerOf, type Env } from '../server/context.ts';
import { ApiFailure } from '../server/failure.ts';
import { claimAction, findAction, userOwner } from './store.ts';

/** What became of a call whose answer never came. Spec: api §8, decision D-100. */
export function actionRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/web-api/actions/:key', (c) => {
    const { db, clock } = c.get('world');
    const found = findAction(db, { owner: userOwner(playerOf(c)), key: c.req.param('key') }, clock.now());
    if (found === null || found.state === 'closed') return c.json({ data: { state: 'unknown' } });
    if (found.state === 'under_way') return c.json({ data: { state: 'under_way' } });
    return c.json({ data: { state: 'done', httpStatus: found.status, answer: JSON.parse(found.answer) as unknown } });
  });

  // Closes the key: only then may the screen say that nothing happened, for a late delivery is refused.
  routes.delete('/web-api/actions/:key', (c) => {
    const { db, clock } = c.get('world');
    const id = { owner: userOwner(playerOf(c)), key: c.req.param('key') };
    transaction(db, () => {
      const found = findAction(db, id, clock.now());
      if (found === null) claimAction(db, id, { state: 'closed', bodyHash: '', now: clock.now() });
      else if (found.state !== 'closed')
        throw new ApiFailure(409, ERROR_CODE.conflict, 'The action was taken. Ask for it again.');
    });
    return c.body(null, 204);
  });

  return routes;
}
