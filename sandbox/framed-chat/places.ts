import type { Context } from 'hono';

import { isOrigin } from '../../contracts/frame-origin.ts';
import type { Env } from '../http/context.ts';
import { isTls } from '../http/transport.ts';

/** `chatOrigin`, `siteOrigin`: as browsers reach them through a proxy; null: by the name that they call us, at our own ports. */
export type Ports = { site: number; chat: number; chatOrigin: string | null; siteOrigin: string | null };

/** The same machine under the name that the browser used, at another port. Null when the name is none. */
function atPort(c: Context<Env>, port: number): string | null {
  const name = /^(\[[\da-f:]+\]|[\da-z.-]+)(?::\d+)?$/i.exec(c.req.header('Host') ?? '')?.[1]?.toLowerCase();
  const origin = `http://${name ?? ''}:${String(port)}`;
  return isOrigin(origin) ? origin : null;
}

/** Where a browser that asks the site finds the chat. Null behind a proxy that speaks https, unless the environment says it. */
export const chatOrigin = (c: Context<Env>, { chat, chatOrigin: named }: Ports): string | null =>
  named ?? (isTls(c) ? null : atPort(c, chat));

/** Which pages may hold the chat. */
export const siteOrigin = (c: Context<Env>, { site, siteOrigin: named }: Ports): string | null =>
  named ?? atPort(c, site);
