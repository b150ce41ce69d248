import type { Context } from 'hono';

import { cookieSession } from './cookies.ts';
import { deviceOf } from './device.ts';
import { clientAddress } from '../server/client-address.ts';
import type { Env } from '../server/context.ts';
import { ApiFailure } from '../server/failure.ts';
import { tooMany } from '../server/rate-limits.ts';
import { HEADER } from '../../contracts/common.ts';

const windowSeconds = 600;
/** Wrong passwords for one login, from one address and device, before it has to wait. */
const maxWrong = 10;
/** From so many wrong ones on, a captcha is wanted with the next: of this login, address and device; of this login from anywhere; of this address. */
const captchaAfter = { caller: 3, login: 20, address: 101 };
/** A text in a picture; each kind of captcha has a way to the others. Decision D-03. */
const captchaCode = 100;

/** What came of one try. */
export type Attempt = { succeeded: () => void };

/**
 * Counts a try to sign in and says no before a password is looked at: with a captcha first, with a pause only to this address and device. So a
 * stranger makes it dear for themselves, and nobody's player waits for it; a device that the player signed in with is counted apart from all
 * others. `userId` null: nobody has this login; it is counted all the same. Decision D-120, SESS-31.
 */
export function countAttempt(c: Context<Env>, login: string, userId: number | null): Attempt {
  const { limits, captcha } = c.get('world');
  const name = userId === null ? `name:${login}` : `user:${String(userId)}`;
  const device = deviceOf(c, userId);
  const caller = `sign-in:${name}:${clientAddress(c)}:${device}`;
  const all = { caller, login: `sign-in:${name}`, address: `sign-in-from:${clientAddress(c)}` };
  const isDear = (key: keyof typeof all) => limits.made(all[key]) >= captchaAfter[key];
  const counted: (keyof typeof all)[] = device === 'new' ? ['caller', 'login', 'address'] : ['caller'];
  if (limits.made(caller) >= maxWrong) throw tooMany(limits.secondsLeft(caller));
  if (counted.some(isDear) && !captcha.redeem(cookieSession(c)?.id ?? null, c.req.header(HEADER.captcha)))
    throw new ApiFailure(400, captchaCode, 'Show first that you are not a program.');
  // Counted before the answer is known: tries at the same moment are as many.
  for (const key of counted) limits.add(all[key], windowSeconds);
  return {
    succeeded: () => {
      limits.forget(caller);
      for (const key of counted) if (key !== 'caller') limits.giveBack(all[key]);
    },
  };
}
