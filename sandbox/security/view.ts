import type { Context } from 'hono';

import type { Security } from '../../contracts/security.ts';
import { clientConfig } from '../account/client-config.ts';
import { namesOfAgent } from '../auth/agent.ts';
import { authenticatorOf, backupCodesLeft } from '../auth/authenticator.ts';
import { loginsOf } from '../auth/login-events.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import { sessionsOf } from '../auth/sessions.ts';
import { hasPassword } from '../auth/shown.ts';
import { shownContacts, userById } from '../auth/users.ts';
import { callerOf, type Env } from '../http/context.ts';
import { answerOf } from './question.ts';

const shownLogins = 20;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** What the page of security shows. */
export function securityOf(c: Context<Env>): Security {
  const [world, caller] = [c.get('world'), callerOf(c)];
  const { protection_level, protection_methods, changed_pass_day_count } = clientConfig(world, caller);
  const user = userById(world.db, caller.userId);
  const contacts = user && shownContacts(user);
  const sessions = sessionsOf(world.db, caller.userId, world.clock.now()).map((session) => ({
    ...{ id: session.id, isThis: session.id === caller.sessionId },
    ...{ openedAt: seconds(session.openedAt), seenAt: seconds(session.seenAt) },
    ...{ address: session.address, country: session.country },
    ...namesOfAgent(session.agent),
  }));
  return {
    protection_level,
    protection_methods,
    changed_pass_day_count,
    login: contacts?.email ?? contacts?.phone ?? String(caller.userId),
    email: contacts?.email ?? '',
    phone: contacts?.phone ?? '',
    question: answerOf(world, caller.userId)?.question ?? null,
    hasPassword: user !== null && hasPassword(world, user),
    hasAuthenticator: authenticatorOf(world, caller.userId)?.isOn === true,
    backupCodesLeft: backupCodesLeft(world, caller.userId),
    passkeys: passkeysOf(c, caller.userId).map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: seconds(createdAt),
      usedAt: usedAt === null ? null : seconds(usedAt),
    })),
    sessions: sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis)),
    logins: loginsOf(world.db, caller.userId, shownLogins).map(({ id, at, how, isIn, agent, address, country }) => ({
      ...{ id, at: seconds(at), how: how as Security['logins'][number]['how'], isIn, address, country },
      ...namesOfAgent(agent),
    })),
  };
}
