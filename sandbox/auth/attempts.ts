import type { Context } from 'hono';

import { headerNames } from '../../contracts/common.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { tooMany } from '../http/rate-limits.ts';
import { cookieSession } from './cookies.ts';
import { deviceOf } from './device.ts';

const windowSeconds = 600;
/** One address and device may try this many wrong passwords for a login before it must wait. */
const maxWrong = 10;
/**
 * After this many wrong tries the next one needs a captcha: for one login, address and device; for one login from
 * anywhere; from one address.
 */
const captchaAfter = { caller: 3, login: 20, address: 101 };
/** A text in a picture. From each kind of captcha the player can switch to the others. Decision D-03. */
const captchaCode = 100;

export type Attempt = { succeeded: () => void };

/**
 * Counts a try to sign in, and may refuse it before it looks at the password. The first answer is a captcha; only this
 * one address and device must wait. So guessing gets expensive for a stranger, and the player never waits for them. A
 * device that the player signed in with has its own count. `login`: as `plainLogin` writes it. Attempts are counted by
 * this name, not by its player: else a captcha would tell that an e-mail, a phone and a number belong to one account.
 * `userId` null: no account has this login, but it counts anyway. Decisions D-120, D-710, SESS-31, SESS-52.
 */
export function countAttempt(c: Context<Env>, login: string, userId: number | null): Attempt {
  const { limits, captcha } = c.get('world');
  const device = deviceOf(c, userId);
  const caller = `sign-in:${login}:${clientAddress(c)}:${device}`;
  const all = { caller, login: `sign-in:${login}`, address: `sign-in-from:${clientAddress(c)}` };
  const isDear = (key: keyof typeof all) => limits.made(all[key]) >= captchaAfter[key];
  const counted: (keyof typeof all)[] = device === 'new' ? ['caller', 'login', 'address'] : ['caller'];
  if (limits.made(caller) >= maxWrong) throw tooMany(limits.secondsLeft(caller));
  if (
    counted.some(isDear) &&
    !captcha.redeem(cookieSession(c)?.id ?? null, c.req.header(headerNames.captcha), captchaCode)
  )
    throw new ApiFailure(400, captchaCode, 'Confirm that you are not a robot first.');
  // Counts before it knows the answer, so that tries at the same moment all count.
  for (const key of counted) limits.add(all[key], windowSeconds);
  return {
    succeeded: () => {
      limits.forget(caller);
      for (const key of counted) if (key !== 'caller') limits.giveBack(all[key]);
    },
  };
}
