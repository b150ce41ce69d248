import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { calledOrigin } from '../http/transport.ts';
import { issueToken } from './tokens.ts';

type Launched = { game: string; id: string; lng: string; device: string };

/** Where a client of the game begins. The session in it is a secret: nothing keeps it longer than the launch. */
export function launchUrl(c: Context<Env>, { game, id, lng, device }: Launched): string {
  const origin = calledOrigin(c);
  const query = new URLSearchParams({
    sessionID: issueToken(c.get('world'), id),
    lang: lng,
    device,
    rgs_url: new URL(origin).host,
  });
  return `${origin}/games/${game}/?${query.toString()}`;
}
