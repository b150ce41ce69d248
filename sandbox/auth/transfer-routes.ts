import { randomBytes } from 'node:crypto';

import { type Context, Hono } from 'hono';

import { errorCodes, headerNames } from '../../contracts/common.ts';
import { captchaPicture } from '../../contracts/error-codes.ts';
import { TransferCheckCode, TransferSendCode, TransferUserData } from '../../contracts/transfer.ts';
import { type Commit, idempotent, type Outcome } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { cookieSession } from './cookies.ts';
import { newPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { closeSession, sessionsOf } from './sessions.ts';
import { stepUp } from './step-up.ts';
import { promiseCode, takeCode, wrongCode } from './steps.ts';
import { tellOwner } from './tell-owner.ts';
import { updateUser, type User, userById, userByPhone } from './users.ts';

const root = '/web-api/api/internal/v1/account/user-transfer';
/** A text message costs money: five an hour for one player. */
const maxMessages = 5;
/** So often a code may be sent again after its answer was lost. */
const maxRepeats = 5;
const hourSeconds = 3600;
const tokenMs = 10 * 60 * 1000;

/** `code`: what proved the number. */
type Move = { userId: number; phone: string; code: string; endsAt: number };
/** Confirmed numbers that wait for their move, only in memory. */
const moves = new WeakMap<World, Map<string, Move>>();

/**
 * Moves a player to an account of their own, where the site requires it (`transferRequest` of the client config). Here the account stays
 * in its place: it gets the number and a new password. Spec: coupon §4, §7, decision D-203.
 */
export function transferRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post(`${root}/send-code/:request`, async (c) => {
    const user = moving(c);
    stepUp(c, 'transfer');
    const { country_code, phone } = await readBody(c, TransferSendCode);
    const { limits, captcha } = c.get('world');
    if (!captcha.redeem(cookieSession(c)?.id ?? null, c.req.header(headerNames.captcha), captchaPicture))
      throw new ApiFailure(400, captchaPicture, 'Confirm that you are not a robot first.');
    limits.count(`transfer:${String(user.id)}`, maxMessages, hourSeconds);
    const to = country_code + phone;
    const [before] = waitingOf(c.get('world'), user.id) ?? [];
    if (before !== undefined) moves.get(c.get('world'))?.delete(before);
    const expiresAt = promiseCode(c, { kind: 'transfer', userId: user.id, phone: to, isSaved: true }, to);
    return c.json({ data: { expiresAt } });
  });

  routes.post(`${root}/check-code/:request`, async (c) => {
    const user = moving(c);
    const world = c.get('world');
    const { code } = await readBody(c, TransferCheckCode);
    const known = provenBefore(world, user.id, code);
    if (known !== null) return c.json({ data: { redirectToken: known } });
    const { phone } = takeCode(c, 'transfer', code, user.id);
    if (phone === undefined) throw wrongCode();
    const owner = userByPhone(world.db, phone);
    // Only who has the phone in their hand learns this.
    if (owner !== null && owner.id !== user.id)
      throw new ApiFailure(409, errorCodes.alreadyTaken, 'This phone number already has an account.');
    const token = randomBytes(24).toString('base64url');
    const all = moves.get(world) ?? new Map<string, Move>();
    moves.set(world, all.set(token, { userId: user.id, phone, code, endsAt: world.clock.now() + tokenMs }));
    return c.json({ data: { redirectToken: token } });
  });

  // The same call again, after a lost answer, is told the same: once for its key, and for ten minutes.
  routes.post(`${root}/user-data`, async (c) => {
    const { clock } = c.get('world');
    const user = userById(c.get('world').db, playerOf(c));
    const body = await readBody(c, TransferUserData);
    const isOver = user?.clientConfig.transferRequest === undefined;
    if (user === null || (isOver && (user.passwordChangedAt ?? 0) + tokenMs <= clock.now())) throw wrongCode();
    return idempotent(c, c.req.header(headerNames.idempotencyKey), body, (commit) =>
      moveOut(c, user, body.redirectToken, commit),
    );
  });

  return routes;
}

const waitingOf = (world: World, userId: number): [string, Move] | undefined =>
  [...(moves.get(world) ?? [])].find(([, move]) => move.userId === userId && move.endsAt > world.clock.now());

/** A code is taken once. A repeat after a lost answer gets the same answer while the move waits; further guesses are counted. */
function provenBefore(world: World, userId: number, code: string): string | null {
  const [token, move] = waitingOf(world, userId) ?? [];
  if (move === undefined) return null;
  world.limits.count(`transfer-again:${String(userId)}`, maxRepeats, hourSeconds);
  return token !== undefined && move.code === code ? token : null;
}

/** The player whom this request asks to move. */
function moving(c: Context<Env>): User {
  const user = userById(c.get('world').db, playerOf(c));
  const request = user?.clientConfig.transferRequest;
  if (user === null || request === undefined || request !== c.req.param('request')) throw notFound('This transfer');
  return user;
}

async function moveOut(c: Context<Env>, user: User, token: string, commit: Commit): Promise<Outcome> {
  const world = c.get('world');
  const move = moves.get(world)?.get(token);
  if (move?.userId !== user.id || move.endsAt <= world.clock.now()) throw wrongCode();
  const password = newPassword();
  const hash = await hashPassword(password);
  const { transferRequest: _, ...clientConfig } = user.clientConfig;
  const outcome = commit(() => {
    // Where they were reached before.
    tellOwner(c, user.id, 'password');
    updateUser(world.db, user.id, {
      ...{ password: hash, passwordChangedAt: world.clock.now(), phone: move.phone, clientConfig },
    });
    // As with any new password that the player did not choose themselves: all other sessions end.
    for (const { id } of sessionsOf(world.db, user.id, world.clock.now()))
      if (id !== callerOf(c).sessionId) closeSession(world, { id, userId: user.id });
    return { status: 200, body: { status: 'done', user: { id: user.id, password } } };
  });
  moves.get(world)?.delete(token);
  pushPlayer(world, user.id, 'config');
  return outcome;
}
