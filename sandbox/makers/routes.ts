import { Hono } from 'hono';

import { MakerLaunchRequest, makerWalletPath } from '../../contracts/makers/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { calledOrigin } from '../http/transport.ts';
import { whileOpen } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { launchMaker } from './launch.ts';
import { offeredIn } from './off.ts';
import { answerMaker } from './wallet.ts';

const base = '/games-api/v1/makers';

/** Games of others, for pages of this site. */
export function makerRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(`${base}/games`, (c) => {
    const world = c.get('world');
    const data = offeredIn(world, world.geo.country).map(({ maker, game: { id, title, rtp, hasDemo } }) => ({
      ...{ id, title, rtp, hasDemo: hasDemo === true },
      ...{ maker: maker.id, makerName: maker.name },
    }));
    return c.json({ data });
  });
  routes.post(`${base}/launch`, whileOpen, async (c) => {
    const caller = callerOf(c);
    const asked = await readBody(c, MakerLaunchRequest);
    return c.json({ data: launchMaker(c.get('world'), caller, asked, calledOrigin(c)) });
  });
  return routes;
}

/** The wallet that servers of makers call. It needs every world, because their sessions name one. */
export function makerWalletRoutes(worlds: { main: World; get: (id: string) => World | null }): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post(`${makerWalletPath}/:maker`, async (c) => {
    const said = (name: string) => c.req.header(name) ?? '';
    const { status, body } = answerMaker(worlds, {
      ...{ maker: c.req.param('maker'), body: await c.req.text() },
      ...{ id: said('webhook-id'), at: said('webhook-timestamp'), signatures: said('webhook-signature') },
    });
    return c.json(body, status);
  });
  return routes;
}
