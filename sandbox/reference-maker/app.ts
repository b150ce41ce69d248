import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { text } from '../../contracts/bounded.ts';
import { z } from '../../contracts/zod.ts';
import { games, lamps, playRound } from './game.ts';
import { pageOf, script, style } from './page.ts';
import { createWallet, type Fault, faults } from './wallet.ts';

type MakerEnv = { Bindings: HttpBindings };
const Play = z.object({
  token: text(120),
  stake: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  lamp: z.int().check(z.minimum(0), z.maximum(lamps - 1)),
  currency: text(8),
});
const Bend = z.object({ action: text(20), fault: z.enum(faults) });

/** `wallet`: the address that takes signed calls. `secret`: what signs them. */
type Options = { wallet: string; secret: string };

/** A maker of games as the site knows them from outside: a server of its own, a page for the frame, and one game. Row AGG-06. */
export function createReferenceMaker({ wallet, secret }: Options) {
  const bent = new Map<string, Fault>();
  const client = createWallet(wallet, secret, (action) => {
    const fault = bent.get(action) ?? 'none';
    bent.delete(action);
    return fault;
  });
  const app = new Hono<MakerEnv>();
  app.use(bodyLimit({ maxSize: 4096 }));
  app.get('/games', (c) => c.json({ games }));
  app.get('/play', (c) => {
    const { token = '', lang = 'en', site = '' } = c.req.query();
    const ancestors = /^https?:\/\/[\w.:[\]-]+$/.test(site) ? site : "'none'";
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors ${ancestors}; base-uri 'none'; form-action 'none'`,
    );
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    return c.html(pageOf({ token, lang, site }));
  });
  app.get('/six-lamps.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/six-lamps.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.post('/enter', async (c) => {
    const { data } = z.object({ token: text(120) }).safeParse(await c.req.json().catch(() => null));
    if (data === undefined) return c.json({ error: 'BAD_REQUEST' }, 400);
    const { status, body } = await client.once({ action: 'authenticate', token: data.token });
    return status === 200 ? c.json(body) : c.json({ error: body.error ?? '' }, 409);
  });
  app.post('/rounds', async (c) => {
    const { data } = Play.safeParse(await c.req.json().catch(() => null));
    if (data === undefined) return c.json({ error: 'BAD_REQUEST' }, 400);
    return c.json(await playRound(client, data));
  });
  // For tests: what happens to the next call of an action.
  app.post('/faults', async (c) => {
    const { data } = Bend.safeParse(await c.req.json().catch(() => null));
    if (data === undefined) return c.json({ error: 'BAD_REQUEST' }, 400);
    bent.set(data.action, data.fault);
    return c.json({ ok: true });
  });
  return { app, games, stop: () => bent.clear() };
}
