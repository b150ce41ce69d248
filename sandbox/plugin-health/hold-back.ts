import { createMiddleware } from 'hono/factory';

import type { PluginHeld } from '../../contracts/plugin-held.ts';
import { z } from '../../contracts/zod.ts';
import type { Env } from '../http/context.ts';
import type { Logger } from '../http/logger.ts';
import { tell } from './tell.ts';

const Manifest = z.looseObject({ plugins: z.array(z.unknown()) });
const Named = z.looseObject({
  id: z.string(),
  version: z.optional(z.string()),
  steps: z.optional(z.array(z.looseObject({ version: z.string() }))),
  mounts: z.catch(z.array(z.looseObject({ slot: z.optional(z.string()) })), []),
});
/** Without them no page stands, and what visitors say can be made up: only an operator takes such an app away. Row PLUG-70. */
const shell = ['header', 'footer', 'registration', 'technical-pages', 'payment-consultant'];
export const isShell = ({ mounts }: Pick<z.infer<typeof Named>, 'mounts'>) =>
  mounts.some(({ slot = '' }) => shell.includes(slot));

/** Each version of an app with what is held of it; of the shell only those in steps, so that one stays. Rows PLUG-65, PLUG-108. */
function withHeld(entry: unknown, held: ReadonlyMap<string, PluginHeld>): unknown {
  const { data } = Named.safeParse(entry);
  const own = data === undefined ? undefined : held.get(data.id);
  if (data === undefined || own === undefined) return entry;
  const isKept = isShell(data) || (data.steps !== undefined && own.every(({ version }) => version !== data.version));
  return {
    ...data,
    ...(data.steps !== undefined && { steps: data.steps.map((step) => ({ ...step, held: own })) }),
    ...(!isKept && { held: own }),
  };
}

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
    // A version that one visitor tries is shown to them all the same.
    const tried = c.get('previewed')?.app ?? null;
    const plugins = data.plugins.map((entry) =>
      tried !== null && Named.safeParse(entry).data?.id === tried ? entry : withHeld(entry, held),
    );
    c.res = undefined;
    c.res = c.json({ ...data, plugins }, 200, { 'Cache-Control': 'no-cache' });
  });
