import { Hono } from 'hono';

import { feedLanguage, tellSnapshot } from '../feed/index.ts';
import { addressOf, networkOf, type TrustProxy } from '../http/client-address.ts';
import type { KeptText } from '../http/context.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure, failureBody, notFound } from '../http/failure.ts';
import { keptText } from '../http/kept-text.ts';
import type { Edge } from './edge.ts';

/** Texts of snapshots that are kept: of the last that were asked for. */
const keptMax = 300;

/** GET snapshot and health of an edge. Spec: api §7.2. */
export function edgeApp({ feed, isFed, settled, figures }: Edge, trustProxy: TrustProxy): Hono<Env> {
  const app = new Hono<Env>();
  const kept = new Map<string, { version: string; text: KeptText }>();
  const textOf = (topic: string, lng: string, version: string): KeptText => {
    const key = `${lng} ${topic}`;
    const known = kept.get(key);
    kept.delete(key);
    const text = known?.version === version ? known.text : keptText(JSON.stringify(feed.snapshot(topic, lng)));
    kept.set(key, { version, text });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return text;
  };

  app.onError((error, c) => {
    const failure = error instanceof ApiFailure ? error : new ApiFailure(500, 500, 'Something went wrong on our side.');
    if (failure.details.retryAfter !== undefined) c.header('Retry-After', String(failure.details.retryAfter));
    c.header('Cache-Control', 'no-store');
    return c.json(failureBody(failure, '', languageOf(c)), failure.status);
  });
  app.notFound((c) => c.json(failureBody(notFound(), '', languageOf(c)), 404));

  app.get('/health/live', (c) => c.json({ status: 'ok' }));
  app.get('/health/ready', (c) => c.json({ ...figures(), connections: feed.connections() }, isFed() ? 200 : 503));
  app.get('/feed-api/v1/snapshot', async (c) => {
    const topic = (c.req.query('topic') ?? '').slice(0, 2000);
    const late = new ApiFailure(503, 503, 'This edge does not know what happens now.', { retryAfter: 2 });
    if (!isFed()) throw late;
    const opened = await feed.opened(topic, null, networkOf(addressOf(c.env.incoming, trustProxy)));
    if (!opened) throw new ApiFailure(429, 429, 'Too many topics of yours are being opened.', { retryAfter: 5 });
    await settled();
    // Old prices must not go out with a new moment.
    if (!isFed()) throw late;
    const version = feed.version(topic, null);
    if (version === null) throw notFound('This topic');
    const lng = feedLanguage(languageOf(c));
    return tellSnapshot(c, { version, lng }, () => textOf(topic, lng, version));
  });
  return app;
}
