import type { Security } from '../../contracts/security.ts';
import { clientConfig } from '../account/client-config.ts';
import { namesOfAgent } from '../auth/agent.ts';
import { loginsOf } from '../auth/login-events.ts';
import { sessionsOf } from '../auth/sessions.ts';
import type { CallerSession } from '../http/context.ts';
import type { World } from '../world/world.ts';

const shownLogins = 20;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** What the page of security shows. */
export function securityOf(world: World, caller: CallerSession): Security {
  const { protection_level, protection_methods, changed_pass_day_count } = clientConfig(world, caller);
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
    sessions: sessions.sort((a, b) => Number(b.isThis) - Number(a.isThis)),
    logins: loginsOf(world.db, caller.userId, shownLogins).map(({ id, at, how, isIn, agent, address, country }) => ({
      ...{ id, at: seconds(at), how: how as Security['logins'][number]['how'], isIn, address, country },
      ...namesOfAgent(agent),
    })),
  };
}
