import type { Context } from 'hono';

import { activatedBy, activationTypeOf } from '../../contracts/activation.ts';
import { errorCodes } from '../../contracts/common.ts';
import { Email } from '../../contracts/email.ts';
import { ContactRequest, SecondCodeRequest } from '../../contracts/security.ts';
import { send } from '../auth/mail.ts';
import { promiseCode, takeCode } from '../auth/steps.ts';
import { updateUser, type User, userById, userByLogin, userByPhone } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { ApiFailure, unauthorized, wrongField } from '../http/failure.ts';
import { keepMessage } from '../messages/index.ts';
import { phoneCountry } from '../site/index.ts';
import { provenPlayer } from './proof.ts';

export type ContactKind = 'phone' | 'email';

/** A message costs money: one a minute, five an hour. */
const [resendSeconds, maxMessages, hourSeconds] = [60, 5, 3600];

const asPhone = (text: string) => text.replaceAll(/[\s().-]/g, '');
const isPhone = (text: string) => /^\+\d{7,15}$/.test(text) && phoneCountry(text) !== null;

function checkedContact(kind: ContactKind, sent: string): string {
  const contact = kind === 'phone' ? asPhone(sent) : sent.trim().normalize('NFC');
  const isGood = kind === 'phone' ? isPhone(contact) : Email.safeParse(contact).success;
  if (!isGood) throw wrongField('contact', `office.wrong.${kind}`);
  return contact;
}

const ownerOf = (c: Context<Env>, kind: ContactKind, contact: string): User | null =>
  kind === 'phone' ? userByPhone(c.get('world').db, contact) : userByLogin(c.get('world').db, contact);

/** Sends a code to the new phone or e-mail of a player who has shown that it is them. Gives Unix seconds. */
export async function askContact(c: Context<Env>, kind: ContactKind): Promise<{ expiresAt: number; resendAt: number }> {
  const world = c.get('world');
  const { contact: sent, ...proof } = await readBody(c, ContactRequest);
  const contact = checkedContact(kind, sent);
  const user = await provenPlayer(c, proof);
  world.limits.count(`contact-again:${String(user.id)}:${contact}`, 1, resendSeconds);
  world.limits.count(`contact:${String(user.id)}`, maxMessages, hourSeconds);
  const expiresAt = promiseCode(c, { kind, userId: user.id, contact, isSaved: true }, contact);
  return { expiresAt, resendAt: Math.floor(world.clock.now() / 1000) + resendSeconds };
}

/** The code that came there makes it the player's own, and raises their protection. Rows PROT-02, VERIF-02. */
export async function confirmContact(c: Context<Env>, kind: ContactKind): Promise<void> {
  const world = c.get('world');
  const { code } = await readBody(c, SecondCodeRequest);
  const { contact } = takeCode(c, kind, code.replaceAll(/\s/g, ''), playerOf(c));
  const user = userById(world.db, playerOf(c));
  if (user === null || contact === undefined) throw unauthorized();
  const owner = ownerOf(c, kind, contact);
  // Only who reads its messages learns this.
  if (owner !== null && owner.id !== user.id)
    throw new ApiFailure(409, errorCodes.alreadyTaken, 'This phone or e-mail already has an account.');
  const before = user[kind];
  const activated = { ...activatedBy(user.clientConfig.activation_type ?? 0), [kind]: true };
  const activation_type = activationTypeOf(activated);
  // An account that came by e-mail waits for that e-mail.
  const isActivated = kind === 'email' || user.email === null;
  const clientConfig = {
    ...{ ...user.clientConfig, activation_type },
    ...(isActivated ? { remaining_days_to_activate: null } : {}),
  };
  updateUser(world.db, user.id, { [kind]: contact, clientConfig });
  keepMessage(world.db, user.id, { kind: 'contact', what: kind }, Math.floor(world.clock.now() / 1000));
  if (before !== null && before !== contact)
    send(world, { to: before, text: 'contact', language: languageOf(c), value: contact });
}
