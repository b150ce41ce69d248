import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { SecondCodeRequest } from '../../contracts/security.ts';
import {
  authenticatorOf,
  beginAuthenticator,
  confirmAuthenticator,
  dropAuthenticator,
  takeSecondCode,
} from '../auth/authenticator.ts';
import { stepUp } from '../auth/step-up.ts';
import { tellOwner } from '../auth/tell-owner.ts';
import { uriOf } from '../auth/totp.ts';
import { userById } from '../auth/users.ts';
import { countWrongCode, refuseGuesses } from '../auth/wrong-codes.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { houseName } from '../site/index.ts';

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);
const wrong = () =>
  new ApiFailure(400, errorCodes.wrongCode, 'The code is wrong or has expired.', {
    errors: [{ field: 'code', detail: 'office.wrong.code', priority: 1 }],
  });

/** Counts wrong codes together with those of a log-in. */
async function codeOf(c: Context<Env>): Promise<string> {
  const { code } = await readBody(c, SecondCodeRequest);
  refuseGuesses(c, { userId: playerOf(c) });
  return code.replaceAll(/\s/g, '');
}

const refuse = (c: Context<Env>): never => {
  countWrongCode(c, { userId: playerOf(c) });
  throw wrong();
};

/** A key for the app, and what its QR code says. */
export function startAuthenticator(c: Context<Env>): { key: string; uri: string } {
  const [world, userId] = [c.get('world'), playerOf(c)];
  if (authenticatorOf(world, userId)?.isOn === true) throw conflict('An authenticator app is already set up.');
  stepUp(c, 'factor');
  const key = beginAuthenticator(world, userId);
  return { key, uri: uriOf(key, userById(world.db, userId)?.email ?? String(userId), houseName(world)) };
}

export async function turnOnAuthenticator(c: Context<Env>): Promise<string[]> {
  const [world, userId] = [c.get('world'), playerOf(c)];
  const code = await codeOf(c);
  const known = authenticatorOf(world, userId);
  if (known === null || known.isOn) throw conflict('Start setting up the authenticator app first.');
  const codes = confirmAuthenticator(world, userId, code) ?? refuse(c);
  tellOwner(c, userId, 'factor', 'TOTP +');
  return codes;
}

export async function turnOffAuthenticator(c: Context<Env>): Promise<void> {
  const [world, userId] = [c.get('world'), playerOf(c)];
  const code = await codeOf(c);
  if (authenticatorOf(world, userId)?.isOn !== true) throw conflict('No authenticator app is set up.');
  if (!takeSecondCode(world, userId, code)) refuse(c);
  dropAuthenticator(world, userId);
  tellOwner(c, userId, 'factor', 'TOTP −');
}
