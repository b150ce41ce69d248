import { Hono } from 'hono';

import { errorCodes, headerNames } from '../../contracts/common.ts';
import {
  BlockUserRequest,
  LimitActionRequest,
  SetLimitsRequest,
  TestAnswersRequest,
  TimeOutRequest,
} from '../../contracts/limits.ts';
import { selfExclusion, timeOut } from '../../contracts/protection/index.ts';
import { idempotent } from '../actions/index.ts';
import { afterCommit, transaction } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import { askToReturn, takeBreak } from './breaks.ts';
import { answerLimit, setLimits } from './change.ts';
import { exclude } from './exclude.ts';
import { answerTest, openTest } from './limit-test.ts';
import { questionsIn } from './questions.ts';
import { reasonsIn } from './reasons.ts';
import { protectionIn } from './values.ts';
import { availableLimits, limitViews } from './view.ts';

const base = '/limit-service-api/api/external/web/v3';
const clientBase = '/limit-service-api/limit/external/web/api/v1';

/** Limits and breaks that players set themselves. Spec: coupon §4, api §6. */
export function protectionRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${base}/availablelimits`, (c) => {
    playerOf(c);
    return c.json({ data: availableLimits(c.get('world')) });
  });
  routes.get(`${base}/limits`, (c) => c.json(limitViews(c.get('world'), playerOf(c))));
  routes.post(`${base}/limits`, async (c) => {
    const userId = playerOf(c);
    const { limits } = await readBody(c, SetLimitsRequest);
    const world = c.get('world');
    const later = setLimits(world, userId, limits);
    pushPlayer(world, userId, 'ownLimits');
    const limitsData = limitViews(world, userId);
    if (later.length === 0) return c.json({ status: 'ok', limitsData });
    const tokenGuid = openTest(world, userId, later);
    return c.json({ status: 'questions', limitsData, questions: questionsIn(languageOf(c)), tokenGuid });
  });
  routes.post(`${base}/testanswers`, async (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const result = answerTest(world, userId, await readBody(c, TestAnswersRequest));
    if (result.success) pushPlayer(world, userId, 'ownLimits');
    return c.json({ ...result, limitsData: limitViews(world, userId) });
  });
  routes.post(`${base}/limitaction`, async (c) => {
    const userId = playerOf(c);
    const { limitType, action } = await readBody(c, LimitActionRequest);
    answerLimit(c.get('world'), userId, limitType, action);
    pushPlayer(c.get('world'), userId, 'ownLimits');
    return c.json({ status: 'ok' });
  });
  routes.delete(`${base}/limit`, (c) => {
    const userId = playerOf(c);
    const limitType = Number(c.req.query('limitType'));
    if (limitType === selfExclusion || limitType === timeOut)
      throw new ApiFailure(409, errorCodes.conflict, 'A break cannot be ended early.');
    if (setLimits(c.get('world'), userId, [{ limitType, limitValue: null }]).length > 0)
      throw new ApiFailure(409, errorCodes.conflict, 'Answer the questions before this change.');
    pushPlayer(c.get('world'), userId, 'ownLimits');
    return c.json({ status: 'ok' });
  });
  routes.get(`${base}/reasons/selfexclude`, (c) => {
    playerOf(c);
    c.header('Cache-Control', 'private, max-age=900');
    return c.json({ data: reasonsIn(languageOf(c)) });
  });

  routes.post(`${base}/timeout`, async (c) => {
    const userId = playerOf(c);
    const body = await readBody(c, TimeOutRequest);
    // The stop of one press is there whatever the operator offers beside it.
    const days = 'hours' in body ? body.hours / 24 : body.days;
    if (!('hours' in body) && !protectionIn(c.get('world')).timeOutDays.includes(days))
      throw wrongField('days', 'field_error_required');
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => {
        const world = c.get('world');
        const endsAt = takeBreak(world, userId, {
          type: timeOut,
          days,
          scope: ('scope' in body ? body.scope : undefined) ?? 'play',
        });
        afterCommit(world.db, () => pushPlayer(world, userId, 'ownLimits'));
        return { status: 200, body: { data: { endsAt } } };
      }),
    );
  });
  routes.post(`${base}/return`, (c) => {
    const userId = playerOf(c);
    const world = c.get('world');
    const opensAt = transaction(world.db, () => askToReturn(world, userId));
    if (opensAt === null) throw new ApiFailure(409, errorCodes.conflict, 'You cannot ask to return now.');
    pushPlayer(world, userId, 'ownLimits');
    return c.json({ data: { opensAt } });
  });
  routes.post(`${clientBase}/BlockUser`, async (c) => {
    const userId = playerOf(c);
    const body = await readBody(c, BlockUserRequest);
    if (!protectionIn(c.get('world')).exclusionDays.includes(body.days))
      throw wrongField('days', 'field_error_required');
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      commit(() => ({
        status: 200,
        body: { data: { endsAt: exclude(c.get('world'), userId, body.days, body.brands ?? 'this') } },
      })),
    );
  });
  return routes;
}
