import { randomInt } from 'node:crypto';
import { Hono, type Context } from 'hono';

import { ACCOUNT_TYPE } from '../../contracts/account.ts';
import { RegistrationRequest } from '../../contracts/auth.ts';
import { ERROR_CODE, HEADER } from '../../contracts/common.ts';
import { currencyFacts, isCurrency } from '../../contracts/currencies.ts';
import { z } from '../../contracts/zod.ts';
import { openPlayer } from '../account/players.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../server/body.ts';
import { clientAddress } from '../server/client-address.ts';
import type { Env } from '../server/context.ts';
import { ApiFailure, notFound, wrongField } from '../server/failure.ts';
import { countryIso, siteConfig } from '../site/index.ts';
import { signIn } from './current.ts';
import { hashPassword } from './password.ts';

/** Play money of a new player, in first stakes of the currency: there is no other way to get any before payments exist. */
const welcomeStakes = 100;
const maxOfAddress = 30;
const windowSeconds = 3600;

/** Without signs that look alike. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Twelve signs, with a letter and a digit as every password must have (decision D-85). */
const newPassword = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('') +
  `${String(signs[randomInt(48)])}${String(randomInt(2, 10))}`;

const Registered = z.object({ userId: z.int(), login: z.string(), password: z.string() });

/** One-click registration: login and password are made here and shown once. Spec: coupon §7, api §4. */
export function registrationRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/web-api/registration/:type', async (c) => {
    const world = c.get('world');
    if (!siteConfig(world, 'en').registrationTypes.includes(c.req.param('type')))
      throw notFound('This kind of registration');
    const body = await readBody(c, RegistrationRequest);
    if (countryIso(body.countryId) === '') throw wrongField('countryId', 'field_error_required');
    if (!isCurrency(body.currencyIso)) throw wrongField('currencyIso', 'field_error_required');

    const answer = await idempotent(
      c,
      c.req.header(HEADER.idempotencyKey),
      body,
      (commit) => register(c, body, commit),
      'visitor',
    );
    if (answer.status !== 201) return answer;
    // Each delivery gets a session of its own: the cookies of a lost answer were lost with it.
    const account = Registered.parse(await answer.json());
    return c.json({ data: { ...account, token: await signIn(c, account.userId, true) } }, 201);
  });

  return routes;
}

async function register(
  c: Context<Env>,
  body: RegistrationRequest,
  commit: Parameters<Parameters<typeof idempotent>[3]>[0],
) {
  const world = c.get('world');
  const config = siteConfig(world, 'en');
  if (!config.isRegistrationAllowed || config.isVipDomain)
    throw new ApiFailure(403, ERROR_CODE.registrationRefused, 'Registration is closed.');
  world.limits.count(`registration-from:${clientAddress(c)}`, maxOfAddress, windowSeconds);
  const password = newPassword();
  const hash = await hashPassword(password);
  return commit(() => {
    const userId = openPlayer(world, {
      email: null,
      password: hash,
      profile: 'new',
      countryId: body.countryId,
      language: body.language,
      bonus: body.bonus,
      ref: body.ref,
      accounts: [
        {
          iso: body.currencyIso,
          minor: welcomeStakes * currencyFacts(body.currencyIso).first,
          type: ACCOUNT_TYPE.main,
        },
      ],
    });
    return { status: 201, body: { userId, login: String(userId), password } };
  });
}
