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

/** Which pages may hold the chat: those of the site, under the hosts of its brands (`hosts`) too. */
export function siteOrigins(
  c: Context<Env>,
  { site, siteOrigin: named }: Ports,
  hosts: readonly string[],
): string | null {
  if (named === null) return atPort(c, site);
  const { hostname, origin } = new URL(named);
  return [named, ...hosts.map((host) => origin.replace(hostname, () => host))].join(' ');
}
