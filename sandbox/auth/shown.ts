import type { ProofWay } from '../../contracts/step-up.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { authenticatorOf } from './authenticator.ts';
import type { User } from './users.ts';

/**
 * The proof that a person gave at a log-in. `phone`, `mail`: a message that came there. `new`: they have just made the
 * account. `both`: two proofs in one, as a passkey is, or a device that had proven itself before.
 */
export type Shown = 'password' | 'phone' | 'mail' | 'social' | 'new' | 'both';

/** The steps whose code is that of the player's second factor. */
export type SecondStep = 'two_step' | 'social_two_step' | 'reset_two_step';

/** A player with an account of another site has never had a password here. */
export const hasPassword = ({ db }: World, user: User): boolean =>
  user.passwordChangedAt !== null ||
  sql(db, 'SELECT 1 FROM social_account WHERE user_id = ?').get(user.id) === undefined;

const hasPasskey = ({ db }: World, userId: number): boolean =>
  sql(db, 'SELECT 1 FROM passkey WHERE user_id = ? LIMIT 1').get(userId) !== undefined;

/** How this player may show that it is them. Where there is an app, the password is not enough. Decision D-551. */
export function waysToProve(world: World, user: User): ProofWay[] {
  const hasApp = authenticatorOf(world, user.id)?.isOn === true;
  const ways: ProofWay[] = [];
  if (hasApp) ways.push('app');
  else if (hasPassword(world, user)) ways.push('password');
  if (hasPasskey(world, user.id)) ways.push('passkey');
  return ways;
}
