import { createHash, timingSafeEqual } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import type { Env } from '../http/context.ts';
import { notFound, unauthorized } from '../http/failure.ts';
import { noteAct } from '../operator-acts/index.ts';
import { clientAddress } from '../server/client-address.ts';

const maxOfAddress = 30;
const windowSeconds = 60;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets only publishers on, before their long bodies are read. `token`: PLUGIN_TOKEN; without it nobody publishes here.
 * What a publisher sends runs in every page, so they are trusted as the makers of the host are.
 */
export const publisherOnly = (token: string | null) =>
  createMiddleware<Env>(async (c, next) => {
    if (token === null) throw notFound();
    c.get('world').limits.count(`publisher:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const said = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (said === undefined || !timingSafeEqual(digest(said), digest(token))) throw unauthorized();
    await next();
    await noteAct(c, 'publisher');
  });
