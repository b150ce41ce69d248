import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

import { StreamTopics } from '../../contracts/client-frames.ts';
import { errorCodes } from '../../contracts/common.ts';
import { Zone } from '../../contracts/feed.ts';
import { playerSession, type Session } from '../auth/index.ts';
import { readBody } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Env, languageOf } from '../http/context.ts';
import { costly } from '../http/costly.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { keptText } from '../http/kept-text.ts';
import { userTopic } from './config.ts';
import { eventStream } from './event-stream.ts';
import { feedLanguage } from './language.ts';
import { tellSnapshot } from './tell-snapshot.ts';
import { topicsOf } from './topics-query.ts';

/** Reads the session from the cookie, because a stream carries no token. */
function sessionOfCookie(c: Context<Env>): Session | null {
  const { db, clock } = c.get('world');
  return playerSession(db, Object.entries(getCookie(c)), clock.now());
}
const playerOfCookie = (c: Context<Env>): number | null => sessionOfCookie(c)?.userId ?? null;

const refusals = {
  busy: new ApiFailure(503, errorCodes.tooMany, 'Too many streams are open.', { retryAfter: 5 }),
  many: new ApiFailure(429, errorCodes.tooMany, 'Too many connections of yours are open.', { retryAfter: 5 }),
};

/** GET snapshot, search and stream; POST topics of a stream. Spec: api §7.2. */
export function feedRoutes(): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/feed-api/v1/snapshot', async (c) => {
    const { feed } = c.get('world');
    const [topic, userId] = [c.req.query('topic') ?? '', playerOfCookie(c)];
    if (!(await feed.opened(topic, userId, clientAddress(c)))) throw refusals.many;
    const lng = feedLanguage(languageOf(c));
    const read = () => feed.snapshot(topic, lng, userId);
    const version = topic === userTopic ? null : feed.version(topic, userId);
    if (version === null) c.header('Cache-Control', 'no-store');
    if (topic === userTopic) return c.json(read());
    if (version === null) throw notFound('This topic');
    const name = `snapshot ${JSON.stringify([topic, lng, version])}`;
    return tellSnapshot(c, { version, lng }, () =>
      costly(c, name, () => keptText(JSON.stringify(read())), { isVital: true }),
    );
  });

  app.get('/feed-api/v1/search', (c) => {
    const zone = Zone.safeParse(c.req.query('zone')).data;
    const query = { q: (c.req.query('q') ?? '').slice(0, 100), lng: feedLanguage(languageOf(c)), zone };
    const found = costly(c, `search ${JSON.stringify(query)}`, () => c.get('world').feed.search(query));
    return c.json({ data: found });
  });

  app.get('/feed-api/v1/stream', (c) => {
    const { feed } = c.get('world');
    const session = sessionOfCookie(c);
    const holder = { address: clientAddress(c), sessionId: session?.id ?? null };
    const refusal = feed.refusal(holder);
    if (refusal !== null) throw refusals[refusal];
    const request = {
      lng: feedLanguage(languageOf(c)),
      userId: session?.userId ?? null,
      holder,
      topics: topicsOf(c.req.query('topics')),
      epoch: c.req.query('epoch'),
    };
    return new Response(eventStream(feed, request), {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    });
  });

  app.post('/feed-api/v1/stream/:streamId/topics', async (c) => {
    const stream = c.get('world').feed.stream(c.req.param('streamId'));
    if (!stream) throw notFound('This stream');
    const { add, remove } = await readBody(c, StreamTopics);
    stream.unsubscribe(remove);
    stream.subscribe(add);
    return c.body(null, 204);
  });

  return app;
}
