import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import type { StepUpNeed, StepUpReason } from '../../contracts/step-up.ts';
import { callerOf, type Env } from '../http/context.ts';
import { ApiFailure, unauthorized } from '../http/failure.ts';
import { provenAt, setProven } from './sessions.ts';
import { waysToProve } from './shown.ts';
import { userById } from './users.ts';

/** For this long one proof opens calls that a session does not open. */
const freshMs = 5 * 60_000;

/**
 * Refuses what a thief with an open session would do first, unless the player has shown within five minutes that it is
 * them: at a door, or by password, app or passkey. Decision D-551.
 */
export function stepUp(c: Context<Env>, reason: StepUpReason): void {
  const { db, clock } = c.get('world');
  const { sessionId, userId } = callerOf(c);
  const at = provenAt(db, sessionId);
  if (at !== null && clock.now() - at < freshMs) return;
  const user = userById(db, userId);
  if (user === null) throw unauthorized();
  const data: StepUpNeed = { reason, ways: waysToProve(c.get('world'), user) };
  throw new ApiFailure(400, errorCodes.proofNeeded, 'Confirm that it is you first.', { data });
}

/** The caller has just shown their password. Where they have an app, that does not say it is them. */
export function noteShownPassword(c: Context<Env>): void {
  const world = c.get('world');
  const { sessionId, userId } = callerOf(c);
  const user = userById(world.db, userId);
  if (user !== null && waysToProve(world, user).includes('password')) setProven(world.db, sessionId, world.clock.now());
}
