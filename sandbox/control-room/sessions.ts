import { createHash, randomBytes } from 'node:crypto';

/** The operator in the control room: an account with the right, and the name that the history keeps. `endsAt`: ms. */
export type Operator = { userId: number; name: string; endsAt: number };

/** Long enough for a piece of work; whoever left the desk is signed out. */
const lifeMs = 60 * 60_000;
/** The oldest go. */
const most = 50;

export type OperatorSessions = {
  /** Gives the secret of a new session. */
  open: (userId: number, name: string) => string;
  /** The open session of this secret, of this account alone. */
  find: (secret: string, userId: number) => Operator | null;
  end: (secret: string) => void;
};

const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Sessions of operators. In memory: a start of the server, which another token needs, ends them all. */
export function createOperatorSessions(now: () => number): OperatorSessions {
  const sessions = new Map<string, Operator>();
  return {
    open: (userId, name) => {
      for (const [key, { endsAt }] of sessions) if (endsAt <= now()) sessions.delete(key);
      if (sessions.size >= most) sessions.delete(sessions.keys().next().value ?? '');
      const secret = randomBytes(32).toString('base64url');
      sessions.set(keyOf(secret), { userId, name, endsAt: now() + lifeMs });
      return secret;
    },
    find: (secret, userId) => {
      const known = sessions.get(keyOf(secret));
      return known !== undefined && known.userId === userId && known.endsAt > now() ? known : null;
    },
    end: (secret) => void sessions.delete(keyOf(secret)),
  };
}

declare module '../world/world.ts' {
  interface World {
    operatorSessions: OperatorSessions;
  }
}
