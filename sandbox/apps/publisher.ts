import { createHash, timingSafeEqual } from 'node:crypto';

import { createMiddleware } from 'hono/factory';

import { errorCodes } from '../../contracts/common.ts';
import type { Env } from '../http/context.ts';
import { notFound, refused, unauthorized } from '../http/failure.ts';
import { noteAct } from '../operator-acts/index.ts';
import { clientAddress } from '../server/client-address.ts';
import type { Publisher } from '../server/publishers.ts';

const maxOfAddress = 30;
const windowSeconds = 60;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets only publishers on, and each only to their own apps, before their long bodies are read. What a publisher sends runs in every page,
 * so they are trusted as the makers of the host are. Every try of theirs is a line that nobody deletes. Row PLUG-95.
 */
export const publisherOnly = (publishers: readonly Publisher[]) =>
  createMiddleware<Env>(async (c, next) => {
    if (publishers.length === 0) throw notFound();
    c.get('world').limits.count(`publisher:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const said = digest(/^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '');
    const publisher = publishers.find(({ token }) => timingSafeEqual(said, digest(token)));
    if (publisher === undefined) throw unauthorized();
    const [, id = ''] = /\/apps\/([^/]{1,100})\//.exec(c.req.path) ?? [];
    const isTheirs = publisher.apps?.includes(id) !== false;
    if (isTheirs) await next();
    await noteAct(c, publisher.name, isTheirs ? c.res.status : 403);
    if (!isTheirs) throw refused(errorCodes.forbidden, `The token of "${publisher.name}" does not publish "${id}".`);
  });
