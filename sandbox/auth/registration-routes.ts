import { randomInt } from 'node:crypto';

import { type Context, Hono } from 'hono';

import { accountTypes } from '../../contracts/account.ts';
import { RegistrationRequest } from '../../contracts/auth.ts';
import { errorCodes, headerNames } from '../../contracts/common.ts';
import { currencyFacts, isCurrency } from '../../contracts/currencies.ts';
import { z } from '../../contracts/zod.ts';
import { openPlayer } from '../account/players.ts';
import { idempotent } from '../actions/index.ts';
import { readBody } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import { clientAddress } from '../server/client-address.ts';
import { countryIso, siteConfig } from '../site/index.ts';
import { signIn } from './current.ts';
import { hashPassword } from './password.ts';

/** Play money for a new player, in first stakes of the currency: without payments they cannot get any otherwise. */
const welcomeStakes = 100;
const maxOfAddress = 30;
const windowSeconds = 3600;

/** Leaves out signs that look alike. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Twelve signs. Like every password it needs a letter and a digit (decision D-85). */
const newPassword = (): string =>
  Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('') +
  `${String(signs[randomInt(48)])}${String(randomInt(2, 10))}`;

const Registered = z.object({ userId: z.int(), login: z.string(), password: z.string() });

/** One-click registration: makes login and password here and shows them once. Spec: coupon §7, api §4. */
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
      c.req.header(headerNames.idempotencyKey),
      body,
      (commit) => register(c, body, commit),
      'visitor',
    );
    if (answer.status !== 201) return answer;
    // Each delivery gets its own session: the cookies of a lost answer are lost too.
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
    throw new ApiFailure(403, errorCodes.registrationRefused, 'Registration is closed.');
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
          type: accountTypes.main,
        },
      ],
    });
    return { status: 201, body: { userId, login: String(userId), password } };
  });
}
