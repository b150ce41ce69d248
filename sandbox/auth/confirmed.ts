import type { DatabaseSync } from 'node:sqlite';

import { activatedBy } from '../../contracts/activation.ts';
import { type User, userByLogin, userByPhone } from './users.ts';

/** Accounts that people opened themselves. Players of the demo and of tests have confirmed contacts from the start. */
export const registeredProfile = 'new';

/**
 * A phone or an e-mail opens an account only after its own code or link was used: until then the person who typed it
 * may not own it. Row REG-20, decision D-542.
 */
function isConfirmed(user: User, contact: 'email' | 'phone'): boolean {
  return user.profile !== registeredProfile || activatedBy(user.clientConfig.activation_type ?? 0)[contact];
}

const confirmed = (user: User | null, contact: 'email' | 'phone'): User | null =>
  user !== null && isConfirmed(user, contact) ? user : null;

/** The player who may sign in by this phone, with its code. */
export const ownerOfPhone = (db: DatabaseSync, phone: string): User | null =>
  confirmed(userByPhone(db, phone), 'phone');

/** The player who may sign in by this e-mail or by this number of their account. */
export function ownerOfLogin(db: DatabaseSync, login: string): User | null {
  const user = userByLogin(db, login);
  return login.includes('@') ? confirmed(user, 'email') : user;
}
