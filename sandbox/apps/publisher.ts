import { createMiddleware } from 'hono/factory';

import { errorCodes } from '../../contracts/common.ts';
import { bearerOf, isToken } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';
import { notFound, refused, unauthorized } from '../http/failure.ts';
import { beginAct } from '../operator-acts/index.ts';

/** The publishers of remote apps. `apps`: the ids that their token opens; null: every one, for the house itself. */
export type Publisher = { name: string; token: string; apps: readonly string[] | null };

const maxOfAddress = 30;
const windowSeconds = 60;

/**
 * Lets only publishers on, and each only to their own apps, before their long bodies are read. A publisher's code runs
 * in every page, so publishers are trusted as the makers of the host are. Every attempt of theirs is a line that is
 * never deleted. Row PLUG-95.
 */
export const publisherOnly = (publishers: readonly Publisher[]) =>
  createMiddleware<Env>(async (c, next) => {
    if (publishers.length === 0) throw notFound();
    c.get('world').limits.count(`publisher:${clientAddress(c)}`, maxOfAddress, windowSeconds);
    const said = bearerOf(c);
    const publisher = publishers.find(({ token }) => isToken(said, token));
    if (publisher === undefined) throw unauthorized();
    const [, id = ''] = /\/apps\/([^/]{1,100})\//.exec(c.req.path) ?? [];
    const isTheirs = publisher.apps?.includes(id) !== false;
    const end = await beginAct(c, publisher.name);
    if (isTheirs) await next();
    end(isTheirs ? c.res.status : 403);
    if (!isTheirs) throw refused(errorCodes.forbidden, `The token of "${publisher.name}" does not publish "${id}".`);
  });
