import { Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { MarksRequest } from '../../contracts/tracker.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { askedOf } from './ask.ts';
import { trackedBets } from './bets.ts';
import { figuresOf } from './figures.ts';
import { isOwnBet, keepMarks, marksOf } from './marks.ts';

const root = '/office-api/v1/tracker';

/** What a player's bets came to, and what they wrote beside them. Rows TRACK-01 to TRACK-03. */
export function trackerRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(root, (c) => c.json({ data: figuresOf(c.get('world'), askedOf(c), languageOf(c)) }));

  routes.get(`${root}/bets`, (c) => {
    const page = pageOf(c);
    const { list, total } = trackedBets(c.get('world'), askedOf(c), { ...page, language: languageOf(c) });
    return c.json({ data: list, total_count: total, ...page });
  });

  routes.put(`${root}/bets/:id/marks`, async (c) => {
    const { db } = c.get('world');
    const said = await readBody(c, MarksRequest);
    const id = Number(c.req.param('id'));
    if (!Number.isSafeInteger(id) || !isOwnBet(db, playerOf(c), id)) throw notFound('This bet');
    if (!keepMarks(db, id, said))
      throw new ApiFailure(409, errorCodes.conflict, 'This was changed on another device.', { data: marksOf(db, id) });
    return c.json({ data: marksOf(db, id) });
  });

  return routes;
}
