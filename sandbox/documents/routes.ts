import { type Context, Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { DocumentRequest } from '../../contracts/documents.ts';
import { readBody, readFields } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { handIn } from './hand-in.ts';
import { keepPart } from './parts.ts';
import { moveDocument } from './review.ts';
import { documentById, verificationOf } from './store.ts';

const base = '/office-api/v1/verification';

/** Documents of a player, in parts. Spec: api §9, rows VERIF. We chose the paths below the first. */
export function documentRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const shown = (c: Context<Env>, status: 200 | 201 = 200) =>
    c.json({ data: verificationOf(c.get('world'), playerOf(c)) }, status);

  routes.get(base, (c) => shown(c));
  routes.post(`${base}/parts`, async (c) => {
    const userId = playerOf(c);
    return c.json({ data: { have: await keepPart(c.get('world'), userId, await readFields(c)) } });
  });
  routes.post(base, async (c) => {
    const userId = playerOf(c);
    handIn(c.get('world'), userId, await readBody(c, DocumentRequest));
    return shown(c, 201);
  });
  routes.post(`${base}/:id{\\d+}/check`, (c) => {
    const world = c.get('world');
    const document = documentById(world, Number(c.req.param('id')));
    if (document?.user_id !== playerOf(c)) throw notFound('This document');
    if (document.state !== 'waiting_for_you')
      throw new ApiFailure(409, errorCodes.conflict, 'No documents are needed now.');
    moveDocument(world, document, { to: 'new' });
    return shown(c);
  });

  return routes;
}
