import { type Context, Hono } from 'hono';

import { ForgotPasswordRequest, LoginText, ResetPasswordRequest } from '../../contracts/auth.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { afterAnswer } from './after-answer.ts';
import { ownerOfPhone } from './confirmed.ts';
import { decoded } from './encoded.ts';
import { linkOwner, takeLink } from './links.ts';
import { hashPassword } from './password.ts';
import { passwordFault, passwordTexts } from './password-rule.ts';
import { countAddress } from './prove.ts';
import { sendLink } from './send-link.ts';
import { closeSessionsOf } from './sessions.ts';
import { promiseCode, promiseSecondCode, takeCode, wrongCode } from './steps.ts';
import { tellOwner } from './tell-owner.ts';
import { plainLogin, updateUser, userById, userByLogin } from './users.ts';

const maxAsked = 3;
const windowSeconds = 600;
const linkSeconds = 3600;

/** `p***@example.com`, `+44 ***00`: enough for the owner to recognise it. */
const masked = (text: string): string =>
  text.includes('@')
    ? `${text.slice(0, 1)}***${text.slice(text.indexOf('@'))}`
    : `${text.slice(0, 3)}***${text.slice(-2)}`;

/** A new password for players who forgot theirs. Spec: api §4, SESS-30. */
export function passwordRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  // An account that does not exist gets the same answer, made from the typed text.
  routes.post('/web-api/auth/password/forgot', async (c) => {
    const { login, phone, country_code } = await readBody(c, ForgotPasswordRequest);
    countAddress(c);
    if (phone !== undefined && country_code !== undefined)
      return c.json({ data: codeByPhone(c, country_code + phone) });
    const name = decoded('login', login ?? '').trim();
    if (!LoginText.safeParse(name).success) throw wrongField('login', 'field_error_login');
    return c.json({ data: linkByMail(c, name) });
  });

  routes.post('/web-api/auth/password/reset', async (c) => {
    const { token, code, second, password } = await readBody(c, ResetPasswordRequest);
    const world = c.get('world');
    countAddress(c);
    const next = decoded('password', password);
    const refuseWeak = (known: { email: string | null; userId?: number }) => {
      const fault = passwordFault(next, known);
      if (fault !== null) throw wrongField('password', passwordTexts[fault]);
    };
    refuseWeak({ email: null });
    const refuse = (userId: number) => {
      refuseWeak({ email: userById(world.db, userId)?.email ?? null, userId });
    };
    const owner = token === undefined ? null : linkOwner(world, 'passwordreset', token);
    // An invalid password must not use the link up.
    if (owner !== null) refuse(owner);
    const proven = provenForReset(c, { token, code, second });
    if ('step' in proven) return c.json({ data: proven }, 202);
    const { userId } = proven;
    const hash = await hashPassword(next);
    if (token !== undefined && takeLink(world, 'passwordreset', token) !== userId) throw wrongCode();
    updateUser(world.db, userId, { password: hash, passwordChangedAt: world.clock.now() });
    closeSessionsOf(world, userId);
    tellOwner(c, userId, 'password');
    return c.body(null, 204);
  });

  return routes;
}

type ResetProof = { token: string | undefined; code: string | undefined; second: string | undefined };

/**
 * Whose password this call may set. The link or the code of the message comes first; a player with a second factor shows
 * that too, in the session where the first was shown. Decision D-550.
 */
function provenForReset(c: Context<Env>, { token, code, second }: ResetProof) {
  const world = c.get('world');
  const owner = token === undefined ? null : linkOwner(world, 'passwordreset', token);
  if (token !== undefined && owner === null) throw wrongCode();
  if (second !== undefined) {
    const { userId } = takeCode(c, 'reset_two_step', second.replaceAll(/\s/g, ''));
    if (owner !== null && owner !== userId) throw wrongCode();
    return { userId };
  }
  const userId = owner ?? takeCode(c, 'reset', code ?? '').userId;
  const user = userById(world.db, userId);
  if (user?.hasTwoStep !== true) return { userId };
  const shown = owner === null ? 'phone' : 'mail';
  const kind = 'reset_two_step' as const;
  return { step: kind, expiresAt: promiseSecondCode(c, user, { kind, isSaved: false, shown }) };
}

function codeByPhone(c: Context<Env>, phone: string) {
  const world = c.get('world');
  world.limits.count(`forgot:${phone}`, maxAsked, windowSeconds);
  const user = ownerOfPhone(world.db, phone);
  const step = { kind: 'reset' as const, userId: user?.id ?? null, phone, isSaved: false };
  const expiresAt = promiseCode(c, step, user === null ? null : phone);
  return { sentTo: masked(phone), expiresAt };
}

function linkByMail(c: Context<Env>, login: string) {
  const world = c.get('world');
  world.limits.count(`forgot:${plainLogin(login)}`, maxAsked, windowSeconds);
  const user = userByLogin(world.db, login);
  const language = languageOf(c);
  afterAnswer(world, user?.email == null ? null : () => void sendLink(world, 'passwordreset', user, language));
  return { sentTo: masked(login), expiresAt: Math.floor(world.clock.now() / 1000) + linkSeconds };
}
