import type { DatabaseSync } from 'node:sqlite';

import { activatedBy } from '../../contracts/activation.ts';
import { type User, userByLogin, userByPhone } from './users.ts';

/** Accounts that people opened themselves. Those of the demo and of tests own their contacts from the start. */
export const registeredProfile = 'new';

/**
 * A phone or an e-mail opens an account once its own code or link came back: until then whoever typed it may not have it. Row
 * REG-20, decision D-542.
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
