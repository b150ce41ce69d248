import { accountTypes } from '../../contracts/account.ts';
import { type ClientConfig } from '../../contracts/client-config.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { agree } from '../account/agreement.ts';
import { type FirstAccount, openPlayer } from '../account/players.ts';
import { hashKnownPassword } from '../auth/password.ts';
import { updateUser, type UserPatch } from '../auth/users.ts';
import { startBonus } from '../bonuses/start.ts';
import { accountsOf } from '../ledger/index.ts';
import { setExcluded } from '../protection/breaks.ts';
import { setPaidPayments } from '../team-cash/index.ts';
import type { World } from '../world/world.ts';

/** `accounts`: currency, whole units, type. */
type Profile = {
  accounts: [iso: string, units: number, type: number][];
  clientConfig?: Partial<ClientConfig>;
  user?: UserPatch;
};

const { main, bonus, currency } = accountTypes;
const usd: Profile['accounts'] = [['USD', 1000, main]];
const verified: Partial<ClientConfig> = { verification_status: 1, isIdentificationDone: true, has_deposit: true };

/** What the demo player told of themselves. */
const demoData: ClientConfig['user_data'] = {
  ...{ name: 'Alma', surname: 'Kuznetsova', date_birthday: '1991-08-14', inn: '' },
  ...{ document_type_id: 1, passport: '40094471', passport_date: '2015-03-02', passport_end_date: null },
  registration_address: 'Almaty, 27 Abay avenue, flat 14',
};

/** Players in the states that matter to a page. Spec: api §11. */
const profiles: Record<string, Profile> = {
  demo: {
    accounts: [
      ['RUB', 100_000, main],
      ['USD', 1000, currency],
      ['RUB', 5000, bonus],
    ],
    clientConfig: { ...verified, user_name: 'alma_k', user_data: demoData },
    user: { convertStatus: 2 },
  },
  new: { accounts: [['USD', 0, main]], user: { hasFirstDepositBonus: true } },
  player: { accounts: usd, clientConfig: verified },
  rich: {
    accounts: [
      ['USD', 1_000_000, main],
      ['EUR', 1_000_000, currency],
      ['RUB', 100_000_000, currency],
    ],
    clientConfig: verified,
    user: { convertStatus: 2 },
  },
  bonus: {
    accounts: [
      ['USD', 1000, main],
      ['USD', 100, bonus],
    ],
    clientConfig: verified,
  },
  'two-step': { accounts: usd, clientConfig: verified, user: { hasTwoStep: true } },
  'banned-53-1': { accounts: usd, clientConfig: { ...verified, ban_level: 53, ban_version: 1 } },
  'banned-45-2': { accounts: usd, clientConfig: { ...verified, ban_level: 45, ban_version: 2 } },
  'banned-10': { accounts: usd, clientConfig: { ...verified, ban_level: 10, ban_version: 1 } },
  excluded: { accounts: usd, clientConfig: verified },
  limited: { accounts: usd, clientConfig: { ...verified, session_limit_remaining_hours: 1 } },
  unverified: { accounts: usd, clientConfig: { is_need_identification: true, has_deposit: true } },
  transfer: { accounts: usd, clientConfig: { ...verified, transferRequest: 'transfer-1' } },
  'team-cash-3': { accounts: usd, clientConfig: verified },
  'team-cash-4': { accounts: usd, clientConfig: verified },
  observer: { accounts: usd, clientConfig: verified, user: { rights: ['plugins.read'] } },
  frozen: { accounts: usd, clientConfig: verified, user: { isFrozen: true } },
};

export type Credentials = { userId: number; login: string; password: string };
export type ProfileExtras = {
  email?: string;
  phone?: string;
  clientConfig?: Partial<ClientConfig>;
  accounts?: FirstAccount[];
};

/**
 * Opens a player of a profile. A profile without states of its own gives a plain player. The password is
 * `<profile>-password`.
 */
export async function openProfile(world: World, name: string, extras: ProfileExtras = {}): Promise<Credentials> {
  const profile: Profile = profiles[name] ?? { accounts: usd, clientConfig: verified };
  const password = `${name}-password`;
  const hash = await hashKnownPassword(password);
  const accounts = profile.accounts.map(([iso, units, type]) => ({
    iso,
    minor: units * 10 ** currencyFacts(iso).digits,
    type,
  }));
  const userId = openPlayer(world, {
    email: extras.email ?? null,
    phone: extras.phone ?? null,
    password: hash,
    profile: name,
    countryId: 0,
    language: 'en',
    accounts: extras.accounts ?? accounts,
  });
  updateUser(world.db, userId, { ...profile.user, clientConfig: { ...profile.clientConfig, ...extras.clientConfig } });
  const teamCash = /^team-cash-(\d)$/.exec(name);
  if (teamCash !== null) setPaidPayments(world, userId, Number(teamCash[1]));
  if (name === 'excluded') setExcluded(world, userId, true);
  startBonuses(world, userId);
  if (name === 'bonus') activateBonus(world, userId);
  // They agreed to the terms before the first change.
  if (name === 'terms-old') agree(world, userId, 0);
  return { userId, login: extras.email ?? String(userId), password };
}

/** Money on a bonus account is a bonus that is being wagered. */
function startBonuses(world: World, userId: number): void {
  for (const { id, type, minor } of accountsOf(world.db, userId))
    if (type === bonus && minor > 0) startBonus(world, id, minor, 'sport');
}

function activateBonus(world: World, userId: number): void {
  const account = accountsOf(world.db, userId).find(({ type }) => type === bonus);
  if (account !== undefined) updateUser(world.db, userId, { activeAccount: account.id });
}

/** Every new database has these players. Nobody else gets numbers of their range. */
export const demoUser = { email: 'demo@example.com', password: 'demo-password', phone: '+447700900000' };
/** The demo player who needs a code after their password. */
export const demoTwoStepUser = { email: 'two-step@example.com', phone: '+447700900001' };
