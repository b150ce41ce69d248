import { createMiddleware } from 'hono/factory';

import type { PluginHeld } from '../../contracts/plugin-held.ts';
import { z } from '../../contracts/zod.ts';
import type { Env } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';
import { tell } from './tell.ts';

const Manifest = z.looseObject({ plugins: z.array(z.unknown()) });
const Named = z.looseObject({
  id: z.string(),
  mounts: z.catch(z.array(z.looseObject({ slot: z.optional(z.string()) })), []),
});
/** Without them no page stands, and what visitors say can be made up: only an operator takes such an app away. Row PLUG-70. */
const shell = ['header', 'footer', 'registration', 'technical-pages', 'payment-consultant'];
const isShell = ({ mounts }: z.infer<typeof Named>) => mounts.some(({ slot = '' }) => shell.includes(slot));

const withHeld = (entry: unknown, held: ReadonlyMap<string, PluginHeld>): unknown => {
  const { data } = Named.safeParse(entry);
  const own = data === undefined ? undefined : held.get(data.id);
  return data === undefined || own === undefined || isShell(data) ? entry : { ...data, held: own };
};

/**
 * Adds to the manifest which versions of which apps are held back, wherever the manifest comes from. While nothing is held, it
 * goes through as it is.
 */
export const holdBack = (logger: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    const { held, turns } = c.get('world').pluginHealth.held();
    tell(logger, turns);
    if (held.size === 0) {
      await next();
      return;
    }
    // The kept answer of a browser may not say it, and a compressed one cannot be read here.
    for (const name of ['If-None-Match', 'If-Modified-Since', 'Accept-Encoding']) c.req.raw.headers.delete(name);
    await next();
    if (c.res.status !== 200) return;
    const { data } = Manifest.safeParse(
      await c.res
        .clone()
        .json()
        .catch(() => null),
    );
    if (data === undefined) return;
    const plugins = data.plugins.map((entry) => withHeld(entry, held));
    c.res = undefined;
    c.res = c.json({ ...data, plugins }, 200, { 'Cache-Control': 'no-cache' });
  });
