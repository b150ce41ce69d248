import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { publishBounds } from '../../contracts/plugin-publish.ts';
import { accountRoutes } from '../account/index.ts';
import { actionRoutes } from '../actions/index.ts';
import { alarmRoutes } from '../alarms/index.ts';
import { analyticsRoutes } from '../analytics/index.ts';
import { createCurrent, pluginRoutes, type Published, type Publisher, publisherOnly } from '../apps/index.ts';
import { auditRoutes } from '../audit/index.ts';
import { authRoutes, rightRoutes } from '../auth/index.ts';
import { bonusGameRoutes } from '../bonus-games/index.ts';
import { bonusRoutes } from '../bonuses/index.ts';
import { captchaGate, captchaRoutes } from '../captcha-calls/index.ts';
import { cashbackRoutes } from '../cashback/index.ts';
import { bankRoutes, cashierRoutes, pspHookRoutes } from '../cashier/index.ts';
import { articleRoutes } from '../content/article-routes.ts';
import { blockRoutes } from '../content/block-routes.ts';
import { seoRoutes } from '../content/seo/routes.ts';
import { viewRoutes } from '../content/view-routes.ts';
import { controlRoutes, type PspBend } from '../control/index.ts';
import {
  builderRoutes,
  couponRoutes,
  editRoutes,
  extraRoutes,
  historyRoutes,
  saleRoutes,
  settlementRoutes,
  sharingRoutes,
} from '../coupon/index.ts';
import { DocumentAnswer, documentRoutes, takeDocumentAnswer } from '../documents/index.ts';
import { followedRoutes } from '../favourites/index.ts';
import { feedRoutes, resultsRoutes } from '../feed/index.ts';
import { fixtureRoutes } from '../fixtures/index.ts';
import type { Ports } from '../framed-chat/index.ts';
import { friendRoutes } from '../friends/index.ts';
import { gameRoutes } from '../games/index.ts';
import { addressMiddleware } from '../http/address-middleware.ts';
import { bodyOf } from '../http/body.ts';
import type { TrustProxy } from '../http/client-address.ts';
import { type Env, languageOf } from '../http/context.ts';
import { forgetCostly } from '../http/costly.ts';
import { ApiFailure, failureBody, notFound } from '../http/failure.ts';
import type { Logger } from '../http/logger.ts';
import { watchLoop } from '../http/loop.ts';
import { letterRoutes } from '../letters/index.ts';
import { lottoRoutes } from '../lotto/index.ts';
import { marketRulesRoutes } from '../market-rules/index.ts';
import { marketingRoutes } from '../marketing/index.ts';
import { messageRoutes } from '../messages/index.ts';
import { type CallFigures, healthRoutes, measureCalls } from '../monitor/index.ts';
import { officeSettingsRoutes } from '../office-settings/index.ts';
import { docsRoutes } from '../openapi/index.ts';
import { overviewRoutes } from '../overview/index.ts';
import { partnerRoutes } from '../partners/index.ts';
import { paymentRequestRoutes } from '../payment-requests/index.ts';
import { playSessionRoutes } from '../play-session/index.ts';
import { playedRoundRoutes } from '../played-rounds/index.ts';
import { holdBack, pluginHealthRoutes } from '../plugin-health/index.ts';
import { priceHistoryRoutes } from '../price-history/index.ts';
import { profileRoutes } from '../profile/index.ts';
import { protectionRoutes, recordRoutes } from '../protection/index.ts';
import { registrationRoutes } from '../registration/index.ts';
import { rewardRoutes } from '../rewards/index.ts';
import { failureOf, rgsRoutes } from '../rgs/index.ts';
import { securityRoutes } from '../security/index.ts';
import { sharedRoundRoutes } from '../shared-rounds/index.ts';
import { siteRoutes } from '../site/index.ts';
import { siteVersionRoutes } from '../site-versions/index.ts';
import { statementRoutes } from '../statement/index.ts';
import { frameOriginsOf } from '../static/frame-origins.ts';
import { staticRoutes } from '../static/routes.ts';
import { statisticsRoutes } from '../statistics/index.ts';
import { answerRoute } from '../subscriber/index.ts';
import { supportRoutes } from '../support/index.ts';
import { teamCashRoutes } from '../team-cash/index.ts';
import { totoRoutes } from '../toto/index.ts';
import { tournamentRoutes } from '../tournaments/index.ts';
import { trackerRoutes } from '../tracker/index.ts';
import { virtualRoutes } from '../virtual/index.ts';
import { walletRoutes } from '../wallets/index.ts';
import { PayoutAnswer, takePayout, takePayoutAnswer, withdrawalRoutes } from '../withdrawals/index.ts';
import type { Worlds } from '../worlds/index.ts';
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
  published: Published;
  publishers: readonly Publisher[];
  /** Where the framed chat is; absent: nowhere. */
  chatPorts?: () => Ports;
  /** Bends what the reference payment provider does, for tests. */
  bendPsp?: PspBend | null;
  /** Counts calls, where somebody reads the figures. */
  calls?: CallFigures | null;
};

const maxBodyBytes = 256 * 1024;
const usualBody = bodyOf(maxBodyBytes);
const pluginBody = bodyOf(publishBounds.body);

/**
 * Compresses long answers that are the same for everybody. Answers about a player stay as they are: where a secret
 * stands beside text that a stranger chose, the compressed length would tell the secret.
 */
const compressed = ['/bff-api/*', '/content-api/*'];

/** Only these take long bodies and the token of publishers: the beacon of pages is beside them. */
const publishing = '/plugins-api/v1/apps/';

/** Makes the whole server as one function of requests: API, feed, control and the built page. */
export function createApp(options: AppOptions): Hono<Env> {
  const { worlds, dist, logger, isControlOpen, trustProxy, operatorToken, published, publishers, chatPorts } = options;
  const app = new Hono<Env>();

  app.onError((error, c) => {
    if (error instanceof ApiFailure) {
      if (error.details.retryAfter !== undefined) c.header('Retry-After', String(error.details.retryAfter));
      // The rest of a body that was too long must not be read as the next request.
      if (error.status === 413) c.header('Connection', 'close');
      const { status, body } = failureOf(c, error);
      return c.json(body, status);
    }
    // Nobody is there any more who could be told, and whoever hangs up is no fault of this server.
    if (c.env.incoming.errored !== null) return c.body(null, 400);
    const { world, requestId } = c.var;
    logger.error({ requestId, path: c.req.path, stack: error.stack });
    world.log.add({ kind: 'errors', at: world.clock.now(), requestId, path: c.req.path, message: error.message });
    const { status, body } = failureOf(c, new ApiFailure(500, 500, 'Something went wrong on our side.'));
    return c.json(body, status);
  });
  app.notFound((c) => c.json(failureBody(notFound(), c.get('requestId'), languageOf(c)), 404));

  app.use(
    answerHeaders,
    addressMiddleware(trustProxy, logger, options.siteOrigin ?? null),
    requestLog(logger, isControlOpen),
    worldMiddleware(worlds, isControlOpen),
  );
  if (options.calls) app.use(measureCalls(options.calls));
  app.use(ownAddress, textBounds, sourceMaps(options.areMapsShown === true));
  for (const path of compressed) app.use(path, compress());
  app.use(faultMiddleware(() => app));
  if (isControlOpen) app.use(answerCheck(logger));
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
  app.route('/', siteRoutes());
  app.route('/', authRoutes());
  app.route('/', registrationRoutes());
  app.route('/', captchaRoutes());
  app.route('/', accountRoutes());
  app.route('/', protectionRoutes());
  app.route('/', cashierRoutes());
  app.route('/', bankRoutes());
  app.route('/', pspHookRoutes(worlds, takePayout));
  app.route('/', answerRoute('payouts', PayoutAnswer, takePayoutAnswer));
  app.route('/', answerRoute('documents', DocumentAnswer, takeDocumentAnswer));
  app.route('/', withdrawalRoutes());
  app.route('/', statementRoutes());
  app.route('/', trackerRoutes());
  app.route('/', walletRoutes());
  app.route('/', gameRoutes());
  app.route('/', sharedRoundRoutes());
  app.route('/', playedRoundRoutes());
  app.route('/', virtualRoutes());
  app.route('/', tournamentRoutes());
  app.route('/', rgsRoutes());
  app.route('/', totoRoutes());
  app.route('/', bonusGameRoutes());
  app.route('/', lottoRoutes());
  app.route('/', recordRoutes());
  app.route('/', messageRoutes());
  app.route('/', overviewRoutes());
  app.route('/', profileRoutes());
  app.route('/', securityRoutes());
  app.route('/', documentRoutes());
  app.route('/', paymentRequestRoutes());
  app.route('/', marketingRoutes());
  app.route('/', officeSettingsRoutes());
  app.route('/', bonusRoutes());
  app.route('/', cashbackRoutes());
  app.route('/', rewardRoutes());
  app.route('/', friendRoutes());
  app.route('/', partnerRoutes());
  app.route('/', letterRoutes());
  app.route('/', playSessionRoutes());
  app.route('/', actionRoutes());
  app.route('/', couponRoutes());
  app.route('/', builderRoutes());
  app.route('/', extraRoutes());
  app.route('/', historyRoutes());
  app.route('/', saleRoutes());
  app.route('/', editRoutes());
  app.route('/', sharingRoutes());
  app.route('/', feedRoutes());
  app.route('/', followedRoutes());
  app.route('/', resultsRoutes());
  app.route('/', statisticsRoutes());
  app.route('/', priceHistoryRoutes());
  app.route('/', marketRulesRoutes());
  app.route('/', supportRoutes());
  app.route('/', teamCashRoutes());
  app.route('/', seoRoutes());
  app.route('/', blockRoutes());
  app.route('/', articleRoutes());
  app.route('/', viewRoutes());
  app.route('/', analyticsRoutes());
  app.route('/', auditRoutes(operatorToken));
  app.route('/', alarmRoutes(operatorToken));
  app.route('/', rightRoutes(operatorToken));
  app.route('/', siteVersionRoutes(operatorToken));
  app.route('/', settlementRoutes(operatorToken));
  app.route('/', fixtureRoutes(operatorToken));
  app.route('/', pluginHealthRoutes({ operatorToken, logger }));
  app.route('/', docsRoutes());
  app.use('/plugins/manifest.json', holdBack(logger));
  const current = createCurrent({ dist, published, logger, chatPorts });
  app.route('/', pluginRoutes({ dist, published, logger, chatPorts }, current));
  app.route(
    '/',
    staticRoutes(dist, current.readManifest, (c) => frameOriginsOf(current, c)),
  );
  return app;
}
