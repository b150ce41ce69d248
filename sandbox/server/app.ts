import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { publishBounds } from '../../contracts/plugin-publish.ts';
import { createCurrent, pluginRoutes, type Published, type Publisher, publisherOnly } from '../apps/index.ts';
import { captchaGate } from '../captcha-calls/index.ts';
import { pspHookRoutes } from '../cashier/index.ts';
import { controlRoutes, type PspBend } from '../control/index.ts';
import type { Ports } from '../framed-chat/index.ts';
import { addressMiddleware } from '../http/address-middleware.ts';
import { bodyOf } from '../http/body.ts';
import type { TrustProxy } from '../http/client-address.ts';
import { type Env, languageOf } from '../http/context.ts';
import { forgetCostly } from '../http/costly.ts';
import { ApiFailure, failureBody, notFound } from '../http/failure.ts';
import type { Logger } from '../http/logger.ts';
import { watchLoop } from '../http/loop.ts';
import { makerWalletRoutes } from '../makers/index.ts';
import { type CallFigures, healthRoutes, measureCalls } from '../monitor/index.ts';
import { holdBack } from '../plugin-health/index.ts';
import { withPreview } from '../previews/index.ts';
import { failureOf } from '../rgs/index.ts';
import { frameOriginsOf } from '../static/frame-origins.ts';
import { staticRoutes } from '../static/routes.ts';
import { noTelemetry, type Telemetry, traceCalls } from '../telemetry/index.ts';
import { takePayout } from '../withdrawals/index.ts';
import { areas, type Worlds } from '../worlds/index.ts';
import { answerCheck } from './answer-check.ts';
import { faultMiddleware } from './fault-middleware.ts';
import { ownAddress } from './own-address.ts';
import { requestLog } from './request-log.ts';
import { sameSite } from './same-site.ts';
import { sourceMaps } from './source-maps.ts';
import { textBounds } from './text-bounds.ts';
import { answerHeaders, sessionMiddleware, worldMiddleware } from './world-middleware.ts';

export type AppOptions = {
  worlds: Worlds;
  dist: string;
  logger: Logger;
  isControlOpen: boolean;
  trustProxy: TrustProxy;
  siteOrigin?: string | null;
  /** Maps of the sources answer. */
  areMapsShown?: boolean;
  operatorToken: string | null;
  /** Values of the site wait for a second operator. */
  needsApproval?: boolean;
  published: Published;
  publishers: readonly Publisher[];
  /** Where the framed chat is; absent: nowhere. */
  chatPorts?: () => Ports;
  /** Bends what the reference payment provider does, for tests. */
  bendPsp?: PspBend | null;
  /** Counts calls, where somebody reads the figures. */
  calls?: CallFigures | null;
  /** Who is told of calls and pages; absent: nobody. */
  telemetry?: Telemetry;
};

const maxBodyBytes = 256 * 1024;
const usualBody = bodyOf(maxBodyBytes);
const pluginBody = bodyOf(publishBounds.body);

/**
 * Compresses long answers that are the same for everybody. Answers about a player are not compressed: where a secret is
 * next to text of a stranger, the compressed length would reveal the secret.
 */
const compressed = ['/bff-api/*', '/content-api/*'];

/** Only these take long bodies and the token of publishers: the beacon of pages is beside them. */
const publishing = '/plugins-api/v1/apps/';

/** Makes the whole server as one function of requests: API, feed, control and the built page. */
export function createApp(options: AppOptions): Hono<Env> {
  const { worlds, dist, logger, isControlOpen, trustProxy, operatorToken, published, publishers, chatPorts } = options;
  const { telemetry = noTelemetry } = options;
  const app = new Hono<Env>();
  const current = createCurrent({ dist, published, logger, chatPorts });

  app.onError((error, c) => {
    if (error instanceof ApiFailure) {
      if (error.details.retryAfter !== undefined) c.header('Retry-After', String(error.details.retryAfter));
      // The rest of a body that was too long must not be read as the next request.
      if (error.status === 413) c.header('Connection', 'close');
      const { status, body } = failureOf(c, error);
      return c.json(body, status);
    }
    // There is no client left to tell, and a client that hangs up is no fault of this server.
    if (c.env.incoming.errored !== null) return c.body(null, 400);
    const { world, requestId, trace } = c.var;
    logger.error({ requestId, traceId: trace?.id, path: c.req.path, stack: error.stack });
    world.log.add({ kind: 'errors', at: world.clock.now(), requestId, path: c.req.path, message: error.message });
    const { status, body } = failureOf(c, new ApiFailure(500, 500, 'Something went wrong on our side.'));
    return c.json(body, status);
  });
  app.notFound((c) => c.json(failureBody(notFound(), c.get('requestId'), languageOf(c)), 404));

  app.use(
    answerHeaders,
    addressMiddleware(trustProxy, logger, options.siteOrigin ?? null),
    traceCalls(telemetry),
    requestLog(logger, isControlOpen),
    worldMiddleware(worlds, isControlOpen),
  );
  if (options.calls) app.use(measureCalls(options.calls));
  app.use(ownAddress, textBounds, sourceMaps(options.areMapsShown === true));
  for (const path of compressed) app.use(path, compress());
  app.use(faultMiddleware(() => app));
  if (isControlOpen) app.use(answerCheck(logger));
  app.use(withPreview(current.findVersion));
  app.use(`${publishing}*`, publisherOnly(publishers));
  app.use(
    (c, next) => (c.req.path.startsWith(publishing) ? pluginBody : usualBody)(c, next),
    sameSite,
    sessionMiddleware,
    captchaGate,
  );

  app.route('/', healthRoutes(worlds.main));
  if (isControlOpen) {
    app.use('/sandbox-api/*', async (c, next) => {
      await next();
      forgetCostly(c.get('world'));
    });
    app.route('/', controlRoutes(worlds, options.bendPsp ?? null));
  } else watchLoop(worlds.main);
  // What needs every world, the built page or a place of its own in the order is named here; the rest is a list.
  const { readManifest, findVersion } = current;
  const served = {
    operatorToken,
    logger,
    telemetry,
    needsApproval: options.needsApproval ?? false,
    readManifest,
    findVersion,
  };
  for (const { routes } of areas) for (const calls of routes?.(served) ?? []) app.route('/', calls);
  app.route('/', pspHookRoutes(worlds, takePayout));
  app.route('/', makerWalletRoutes(worlds));
  app.use('/plugins/manifest.json', holdBack(logger));
  app.route('/', pluginRoutes({ dist, published, logger, chatPorts }, current));
  app.route(
    '/',
    staticRoutes(dist, readManifest, (c) => frameOriginsOf(current, c)),
  );
  return app;
}
