import { Hono } from 'hono';

import { FramedChatRequest, type FramedChatTalk } from '../../contracts/framed-chat.ts';
import type { z } from '../../contracts/zod.ts';
import { addressMiddleware } from '../http/address-middleware.ts';
import { bodyOf, readBody } from '../http/body.ts';
import { clientAddress, type TrustProxy } from '../http/client-address.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure, failureBody, notFound } from '../http/failure.ts';
import type { Logger } from '../http/logger.ts';
import { brandHosts } from '../site/index.ts';
import { createFiles } from '../static/files.ts';
import { send } from '../static/send.ts';
import type { World } from '../world/world.ts';
import { everyHeader, page, pageHeaders } from './page.ts';
import { chatOrigin, type Ports, siteOrigins } from './places.ts';
import { createTalks } from './talks.ts';
import { answerTo, pageTexts } from './texts.ts';

type Options = {
  dist: string;
  world: Pick<World, 'clock' | 'limits' | 'config'>;
  trustProxy: TrustProxy;
  logger: Logger;
  ports: () => Ports;
};

const tooMany = () => new ApiFailure(429, 429, 'This chat is full.');
/** Of one address in a minute: a house behind it may have many visitors, a flood is cut off and costs nobody else their talk. */
const perMinute = { talks: 30, messages: 120 };

/** The support chat as a site of its own, on an origin of its own: its page, and what the page asks. */
export function framedChatRoutes({ dist, world, trustProxy, logger, ports }: Options): Hono<Env> {
  const routes = new Hono<Env>();
  const files = createFiles(`${dist}/frames/support-chat`);
  const talks = createTalks(world.clock.now);

  routes.onError((error, c) => {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(500, 500, 'Something went wrong on our side.');
    return c.json(failureBody(failure, '', languageOf(c)), failure.status, everyHeader);
  });
  routes.notFound((c) => c.json(failureBody(notFound(), '', languageOf(c)), 404));
  routes.use(addressMiddleware(trustProxy, logger));
  routes.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everyHeader)) c.res.headers.set(name, value);
  });
  routes.options('*', (c) => c.body(null, 204));
  routes.use(bodyOf(16 * 1024));

  routes.get('/', (c) => {
    const [own, host] = [chatOrigin(c, ports()), siteOrigins(c, ports(), brandHosts(world.config))];
    if (own === null || host === null) throw notFound();
    return c.html(page, 200, pageHeaders(own, host));
  });
  for (const name of ['/index.js', '/index.css'])
    routes.get(name, async (c) => {
      const file = await files(name);
      if (file === null) throw notFound('This file');
      return send(c, file, { 'Cache-Control': 'no-cache' });
    });
  routes.get('/texts/:language', (c) => c.json(pageTexts(c.req.param('language'))));

  const talkOf = (id: string): z.infer<typeof FramedChatTalk> => {
    const messages = talks.read(id);
    if (messages === undefined) throw notFound('This talk');
    return { messages: [...messages] };
  };
  routes.post('/talks', (c) => {
    world.limits.count(`framed-chat talks ${clientAddress(c)}`, perMinute.talks, 60);
    return c.json({ id: talks.begin() }, 201);
  });
  routes.get('/talks/:id', (c) => c.json(talkOf(c.req.param('id'))));
  routes.post('/talks/:id/messages', async (c) => {
    const { text, lng } = await readBody(c, FramedChatRequest);
    const id = c.req.param('id');
    talkOf(id);
    world.limits.count(`framed-chat messages ${clientAddress(c)}`, perMinute.messages, 60);
    if (talks.isFull(id)) throw tooMany();
    talks.add(id, 'visitor', text);
    talks.add(id, 'consultant', answerTo(text, lng));
    return c.json(talkOf(id), 201);
  });
  return routes;
}
