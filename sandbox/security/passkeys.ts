import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { AddPasskeyRequest, RenamePasskeyRequest } from '../../contracts/passkeys.ts';
import { plainText } from '../../contracts/plain-text.ts';
import { creationOptions, dropPasskey, keepPasskey, namePasskey } from '../auth/passkeys.ts';
import { stepUp } from '../auth/step-up.ts';
import { tellOwner } from '../auth/tell-owner.ts';
import { userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';

export function optionsFor(c: Context<Env>) {
  stepUp(c, 'passkey');
  return creationOptions(c, playerOf(c), userById(c.get('world').db, playerOf(c))?.email ?? String(playerOf(c)));
}

export async function addPasskey(c: Context<Env>): Promise<void> {
  const userId = playerOf(c);
  const { name: typed, response } = await readBody(c, AddPasskeyRequest);
  const name = plainText(typed).trim();
  if (name === '') throw wrongField('name', 'office.wrong.empty');
  if (!(await keepPasskey(c, userId, { name, response })))
    throw new ApiFailure(400, errorCodes.wrongCode, 'This passkey is not valid.');
  tellOwner(c, userId, 'factor', `${name.trim()} +`);
}

export function removePasskey(c: Context<Env>): void {
  stepUp(c, 'passkey');
  if (!dropPasskey(c, playerOf(c), c.req.param('id') ?? '')) throw notFound('This passkey');
  tellOwner(c, playerOf(c), 'factor', 'passkey −');
}

export async function renamePasskey(c: Context<Env>): Promise<void> {
  const name = plainText((await readBody(c, RenamePasskeyRequest)).name).trim();
  if (name === '') throw wrongField('name', 'office.wrong.empty');
  if (!namePasskey(c, playerOf(c), { id: c.req.param('id') ?? '', name })) throw notFound('This passkey');
}
