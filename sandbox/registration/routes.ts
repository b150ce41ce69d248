import { type Context, Hono } from 'hono';

import { accountTypes } from '../../contracts/account.ts';
import { errorCodes, headerNames } from '../../contracts/common.ts';
import { currencyFacts, isCurrency } from '../../contracts/currencies.ts';
import { RegistrationRequest, SaveCredentialsRequest } from '../../contracts/registration.ts';
import { type RegistrationName, registrationNames } from '../../contracts/registration-names.ts';
import { z } from '../../contracts/zod.ts';
import { openPlayer } from '../account/players.ts';
import { idempotent } from '../actions/index.ts';
import { registeredProfile } from '../auth/confirmed.ts';
import { deviceMark } from '../auth/device.ts';
import { passDoor } from '../auth/doors.ts';
import { freshOf, keepFresh } from '../auth/fresh-credentials.ts';
import { send } from '../auth/mail.ts';
import { hashPassword } from '../auth/password.ts';
import { sendLink } from '../auth/send-link.ts';
import { stepUp } from '../auth/step-up.ts';
import { updateUser, type User, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { readBody } from '../http/body.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import { changeProfile } from '../profile/store.ts';
import { excludedPerson, isExcludedDevice } from '../profile/twin.ts';
import { countryIso, siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { type Entry, entryOf, holdersOf } from './entry.ts';

/** Play money for a new player of the demo, in first stakes of the currency. */
const welcomeStakes = 100;
const maxOfAddress = 30;
const windowSeconds = 3600;
const maxMails = 3;
/** Days in which an account by e-mail wants its link followed. */
const daysToActivate = 3;

const Registered = z.object({
  userId: z.int(),
  login: z.string(),
  password: z.optional(z.string()),
  next: z.optional(z.string()),
});
type Commit = Parameters<Parameters<typeof idempotent>[3]>[0];

/** The five ways to become a player. Spec: shell §1, coupon §7, api §4. */
export function registrationRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/registration/save-credentials', async (c) => {
    const userId = playerOf(c);
    const { email } = await readBody(c, SaveCredentialsRequest);
    const world = c.get('world');
    const fresh = freshOf(world, userId);
    if (fresh === null) throw notFound('A password that was just made');
    stepUp(c, 'data');
    world.limits.count(`credentials:${String(userId)}`, maxMails, windowSeconds);
    const value = [fresh.login, fresh.password].filter((one) => one !== null).join(' / ');
    send(world, { to: email, text: 'credentials', language: languageOf(c), value });
    return c.body(null, 204);
  });

  routes.post('/web-api/registration/:type', async (c) => {
    const world = c.get('world');
    const type = registrationNames.find((name) => name === c.req.param('type'));
    if (type === undefined || !siteConfig(world, 'en').registrationTypes.includes(type))
      throw notFound('This kind of registration');
    const body = await readBody(c, RegistrationRequest);
    if (countryIso(body.countryId) === '') throw wrongField('countryId', 'field_error_required');
    if (!isCurrency(body.currencyIso)) throw wrongField('currencyIso', 'field_error_required');

    const answer = await idempotent(
      c,
      c.req.header(headerNames.idempotencyKey),
      // What is kept of the call tells nothing of the password.
      { ...body, password: undefined, type },
      (commit) => register(c, type, body, commit),
      'visitor',
    );
    if (answer.status !== 201) return answer;
    // Each delivery gets its own session: the cookies of a lost answer are lost too.
    const account = Registered.parse(await answer.json());
    keepFresh(world, account.userId, { login: account.login, password: account.password ?? null });
    const user = userById(world.db, account.userId);
    if (user === null) throw notFound('This player');
    return c.json({ data: { ...account, ...(await passDoor(c, user, { isSaved: true, shown: 'new' })) } }, 201);
  });

  return routes;
}

async function register(c: Context<Env>, type: RegistrationName, body: RegistrationRequest, commit: Commit) {
  const world = c.get('world');
  const config = siteConfig(world, 'en');
  if (!config.isRegistrationAllowed || config.isVipDomain)
    throw new ApiFailure(403, errorCodes.registrationRefused, 'Registration is closed.');
  world.limits.count(`registration-from:${clientAddress(c)}`, maxOfAddress, windowSeconds);
  const entry = entryOf(c, type, body);
  const hash = await hashPassword(entry.password);
  return commit(() => {
    refuseExcluded(c, body);
    const userId = open(world, entry, hash, body);
    const next = entry.email !== null ? 'activate_email' : entry.phone !== null ? 'activate_phone' : undefined;
    const password = entry.made ? { password: entry.password } : {};
    return { status: 201, body: { userId, login: String(userId), ...password, ...(next && { next }) } };
  });
}

/** An excluded person cannot open a second account. Row LIM-81. */
function refuseExcluded(c: Context<Env>, { name = '', surname = '', birthday = '' }: RegistrationRequest): void {
  const world = c.get('world');
  const mark = deviceMark(c);
  const isKnown = excludedPerson(world, { surname, names: name, birthDate: birthday }) !== null;
  if (isKnown || (mark !== null && isExcludedDevice(world, mark)))
    throw new ApiFailure(403, errorCodes.registrationRefused, 'You have an account that you excluded yourself from.');
}

function open(world: World, entry: Entry, password: string, body: RegistrationRequest): number {
  const { countryId, currencyIso: iso, language, bonus, ref, name, surname, birthday } = body;
  const { social } = entry;
  const holders = holdersOf(world, entry);
  const free = (kind: 'email' | 'phone') => (holders[kind] === null ? entry[kind] : null);
  const taken = (kind: 'email' | 'phone') => (holders[kind] === null ? null : entry[kind]);
  const claimed = { email: taken('email'), phone: taken('phone') };
  const minor = world.isReal ? 0 : welcomeStakes * currencyFacts(iso).first;
  const userId = openPlayer(world, {
    ...{
      email: free('email'),
      phone: free('phone'),
      claimed,
      password,
      profile: registeredProfile,
      countryId,
      language,
      bonus,
      ref,
    },
    accounts: [{ iso, minor, type: accountTypes.main }],
  });
  if (social !== null)
    sql(world.db, 'INSERT OR REPLACE INTO social_account VALUES (?, ?, ?)').run(
      social.provider,
      social.subject,
      userId,
    );
  const told = { name, surname, date_birthday: birthday };
  const values = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  const user = userById(world.db, userId);
  if (user !== null && Object.keys(values).length > 0) changeProfile(world, user, values);
  if (entry.email !== null) askToActivate(world, userId, language, claimed.email === null);
  for (const kind of ['email', 'phone'] as const) tellHolder(world, holders[kind], claimed[kind], language);
  return userId;
}

function askToActivate(world: World, userId: number, language: string, isTheirs: boolean): void {
  const user = userById(world.db, userId);
  if (user === null) return;
  const clientConfig = { ...user.clientConfig, remaining_days_to_activate: daysToActivate };
  updateUser(world.db, userId, { clientConfig });
  if (isTheirs) sendLink(world, 'activate', user, language);
}

/** The owner of a contact reads that somebody typed it, three times a day at most; whoever typed it is told nothing. */
function tellHolder(world: World, holder: User | null, to: string | null, language: string): void {
  if (holder === null || to === null) return;
  const name = `taken:${String(holder.id)}`;
  if (world.limits.made(name) >= maxMails) return;
  world.limits.add(name, 24 * windowSeconds);
  send(world, { to, text: 'taken', language, value: String(holder.id) });
}
