import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import type { AccountRight } from '../../contracts/auth.ts';
import type { ClientConfig } from '../../contracts/client-config.ts';
import { sql } from '../db/index.ts';

/**
 * `clientConfig`: the fields that differ from a new player's. `createdAt`: ms. `passwordChangedAt`: ms, null while it is
 * the first password.
 */
export type User = {
  id: number;
  email: string | null;
  /** With its code: "+447700900000". */
  phone: string | null;
  /**
   * The contact that they typed at registration though it is another person's. It opens nothing, and they see it as
   * theirs. Decision D-611.
   */
  claimed: Readonly<Record<'email' | 'phone', string | null>>;
  password: string;
  passwordChangedAt: number | null;
  profile: string;
  clientConfig: Partial<ClientConfig>;
  countryId: number;
  language: string;
  activeAccount: number | null;
  mainAccount: number | null;
  isFrozen: boolean;
  isBlocked: boolean;
  hasTwoStep: boolean;
  hasFirstDepositBonus: boolean;
  convertStatus: 0 | 1 | 2;
  rights: readonly AccountRight[];
  createdAt: number;
};

export type NewUser = Pick<User, 'email' | 'password' | 'profile' | 'countryId' | 'language' | 'createdAt'> & {
  phone?: string | null;
  claimed?: User['claimed'];
  bonus?: 0 | 1 | 2;
  ref?: Record<string, string>;
};

type Row = Record<string, string | number | null>;

const textOrNull = (value: Row[string] | undefined): string | null => (value == null ? null : String(value));

const toUser = (row: Row): User => ({
  id: Number(row.id),
  email: textOrNull(row.email),
  phone: textOrNull(row.phone),
  claimed: { email: textOrNull(row.claimed_email), phone: textOrNull(row.claimed_phone) },
  password: String(row.password),
  passwordChangedAt: row.password_changed_at === null ? null : Number(row.password_changed_at),
  profile: String(row.profile),
  clientConfig: JSON.parse(String(row.client_config)) as Partial<ClientConfig>,
  countryId: Number(row.country_id),
  language: String(row.language),
  activeAccount: row.active_account === null ? null : Number(row.active_account),
  mainAccount: row.main_account === null ? null : Number(row.main_account),
  isFrozen: row.is_frozen === 1,
  isBlocked: row.is_blocked === 1,
  hasTwoStep: row.has_two_step === 1,
  hasFirstDepositBonus: row.has_first_deposit_bonus === 1,
  convertStatus: row.convert_status === 1 ? 1 : row.convert_status === 2 ? 2 : 0,
  rights: JSON.parse(String(row.rights)) as AccountRight[],
  createdAt: Number(row.created_at),
});

const one = (row: unknown): User | null => (row === undefined ? null : toUser(row as Row));

export const userById = (db: DatabaseSync, id: number): User | null =>
  one(sql(db, 'SELECT * FROM user WHERE id = ?').get(id));

/** Finds a player by e-mail (in any case) or by id, as typed. */
export const userByLogin = (db: DatabaseSync, login: string): User | null =>
  /^\d{3,12}$/.test(login)
    ? userById(db, Number(login))
    : one(sql(db, 'SELECT * FROM user WHERE email = ?').get(login.normalize('NFC')));

/** One name for all ways to type a login that `userByLogin` takes for the same, so that counters know it again. */
export const plainLogin = (login: string): string =>
  /^\d{3,12}$/.test(login) ? String(Number(login)) : login.normalize('NFC').toLowerCase();

/** The contacts that the player's own pages show. */
export const shownContacts = ({ email, phone, claimed }: User): User['claimed'] => ({
  email: email ?? claimed.email,
  phone: phone ?? claimed.phone,
});

/** `phone`: with its code. */
export const userByPhone = (db: DatabaseSync, phone: string): User | null =>
  one(sql(db, 'SELECT * FROM user WHERE phone = ?').get(phone));

/**
 * Draws nine digits at random, so that a number does not tell how many players there are. Throws when the e-mail is
 * taken.
 */
/** Has this player shown who they are? Payments and high limits ask. */
export const isIdentified = (db: DatabaseSync, id: number): boolean =>
  userById(db, id)?.clientConfig.isIdentificationDone === true;

export function createUser(db: DatabaseSync, user: NewUser): number {
  let id = randomInt(100_000_000, 1_000_000_000);
  while (userById(db, id) !== null) id = randomInt(100_000_000, 1_000_000_000);
  sql(
    db,
    `INSERT INTO user (id, email, phone, claimed_email, claimed_phone, password, profile, country_id, language, bonus, ref, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    user.email,
    user.phone ?? null,
    user.claimed?.email ?? null,
    user.claimed?.phone ?? null,
    user.password,
    user.profile,
    user.countryId,
    user.language,
    user.bonus ?? 0,
    JSON.stringify(user.ref ?? {}),
    user.createdAt,
  );
  return id;
}

/** Columns that may change, and how each value is written. */
const columns = {
  email: ['email', (value: unknown) => value as string | null],
  phone: ['phone', (value: unknown) => value as string | null],
  password: ['password', String],
  passwordChangedAt: ['password_changed_at', Number],
  language: ['language', String],
  clientConfig: ['client_config', (value: unknown) => JSON.stringify(value)],
  activeAccount: ['active_account', (value: unknown) => value as number | null],
  mainAccount: ['main_account', (value: unknown) => value as number | null],
  isFrozen: ['is_frozen', Number],
  isBlocked: ['is_blocked', Number],
  hasTwoStep: ['has_two_step', Number],
  hasFirstDepositBonus: ['has_first_deposit_bonus', Number],
  convertStatus: ['convert_status', Number],
  rights: ['rights', (value: unknown) => JSON.stringify(value)],
} as const;

export type UserPatch = Partial<Pick<User, keyof typeof columns>>;

export function updateUser(db: DatabaseSync, id: number, patch: UserPatch): void {
  for (const [name, [column, write]] of Object.entries(columns)) {
    const value = patch[name as keyof UserPatch];
    if (value !== undefined) sql(db, `UPDATE user SET ${column} = ? WHERE id = ?`).run(write(value), id);
  }
}
