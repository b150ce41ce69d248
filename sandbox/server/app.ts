import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';

import { accountRoutes } from '../account/index.ts';
import { actionRoutes } from '../actions/index.ts';
import { analyticsRoutes } from '../analytics/index.ts';
import { auditRoutes } from '../audit/index.ts';
import { authRoutes } from '../auth/index.ts';
import { captchaGate, captchaRoutes } from '../captcha/index.ts';
import { articleRoutes } from '../content/article-routes.ts';
import { blockRoutes } from '../content/block-routes.ts';
import { seoRoutes } from '../content/seo-routes.ts';
import { controlRoutes } from '../control/index.ts';
import { couponRoutes, extraRoutes, historyRoutes, saleRoutes, sharingRoutes } from '../coupon/index.ts';
import { isWritable } from '../db/index.ts';
import { feedRoutes, resultsRoutes } from '../feed/index.ts';
import { docsRoutes } from '../openapi/index.ts';
import { siteRoutes } from '../site/index.ts';
import { supportRoutes } from '../support/index.ts';
import { teamCashRoutes } from '../team-cash/index.ts';
import type { Worlds } from '../world/index.ts';
import { answerCheck } from './answer-check.ts';
import { addressMiddleware } from './address-middleware.ts';
import type { TrustProxy } from './client-address.ts';
import type { Env } from './context.ts';
import { ApiFailure, failureBody, notFound } from './failure.ts';
import { faultMiddleware } from './fault-middleware.ts';
import type { Logger } from './logger.ts';
import { ownAddress } from './own-address.ts';
import { requestLog } from './request-log.ts';
import { sameSite } from './same-site.ts';
import { staticRoutes } from './static/routes.ts';
import { textBounds } from './text-bounds.ts';
import { answerHeaders, sessionMiddleware, worldMiddleware } from './world-middleware.ts';

export type AppOptions = {
  worlds: Worlds;
  dist: string;
  logger: Logger;
  isControlOpen: boolean;
  trustProxy: TrustProxy;
  operatorToken: string | null;
};

const maxBodyBytes = 256 * 1024;

/** Long answers that are the same for everybody. Those about a player stay as they are: their length would tell of secrets that stand beside what a stranger can put in. */
const compressed = ['/bff-api/*', '/feed-api/v1/snapshot', '/content-api/*'];

/** The whole server as one function of requests: API, feed, control and the built page. */
export function createApp({ worlds, dist, logger, isControlOpen, trustProxy, operatorToken }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (error instanceof ApiFailure) {
      if (error.details.retryAfter !== undefined) c.header('Retry-After', String(error.details.retryAfter));
      // What is left of a body that was too long must not be read as the next request.
      if (error.status === 413) c.header('Connection', 'close');
      return c.json(failureBody(error, requestId), error.status);
    }
    const { world } = c.var;
    logger.error({ requestId, path: c.req.path, stack: error.stack });
    world.log.add({ kind: 'errors', at: world.clock.now(), requestId, path: c.req.path, message: error.message });
    return c.json(failureBody(new ApiFailure(500, 500, 'Something went wrong on our side.'), requestId), 500);
  });
  app.notFound((c) => c.json(failureBody(notFound(), c.get('requestId')), 404));

  app.use(
    answerHeaders,
    addressMiddleware(trustProxy, logger),
    requestLog(logger, isControlOpen),
    worldMiddleware(worlds, isControlOpen),
  );
  app.use(ownAddress, textBounds);
  for (const path of compressed) app.use(path, compress());
  app.use(faultMiddleware(() => app));
  if (isControlOpen) app.use(answerCheck(logger));
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new ApiFailure(413, 413, 'The request is too large.');
      },
    }),
    sameSite,
    sessionMiddleware,
    captchaGate,
  );

  app.get('/health', (c) => {
    const isUp = isWritable(worlds.main.db);
    return c.json({ status: isUp ? 'ok' : 'database' }, isUp ? 200 : 503);
  });
  if (isControlOpen) app.route('/', controlRoutes(worlds));
  app.route('/', siteRoutes());
  app.route('/', authRoutes());
  app.route('/', captchaRoutes());
  app.route('/', accountRoutes());
  app.route('/', actionRoutes());
  app.route('/', couponRoutes());
  app.route('/', extraRoutes());
  app.route('/', historyRoutes());
  app.route('/', saleRoutes());
  app.route('/', sharingRoutes());
  app.route('/', feedRoutes());
  app.route('/', resultsRoutes());
  app.route('/', supportRoutes());
  app.route('/', teamCashRoutes());
  app.route('/', seoRoutes());
  app.route('/', blockRoutes());
  app.route('/', articleRoutes());
  app.route('/', analyticsRoutes());
  app.route('/', auditRoutes(operatorToken));
  app.route('/', docsRoutes());
  app.route('/', staticRoutes(dist));
  return app;
}
