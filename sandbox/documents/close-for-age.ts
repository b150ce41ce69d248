import { openBanLevel } from '../../contracts/constants.ts';
import { closeSessionsOf } from '../auth/sessions.ts';
import { updateUser, userById } from '../auth/users.ts';
import { endOpenDeposits } from '../cashier/end-open.ts';
import { returnStakes } from '../coupon/return-stakes.ts';
import { afterCommit } from '../db/index.ts';
import { closeRoundsOf } from '../games/index.ts';
import { giveBackLotto } from '../lotto/index.ts';
import { giveBackToto } from '../toto/index.ts';
import type { World } from '../world/world.ts';

/**
 * A player who is too young does not play: the account is closed, stakes of open bets and tickets come back, a round
 * that waits for a step pays what it is worth, and only the withdrawal stays open. Rounds of everybody end by
 * themselves within a minute. Joins the transaction of the verdict. Row VERIF-12.
 */
export function closeForAge(world: World, userId: number): void {
  const user = userById(world.db, userId);
  if (user === null) return;
  const closed = { ban_level: openBanLevel.first, ban_version: 1 };
  updateUser(world.db, userId, { clientConfig: { ...user.clientConfig, ...closed } });
  endOpenDeposits(world, userId);
  returnStakes(world, userId);
  giveBackLotto(world, userId);
  giveBackToto(world, userId);
  closeRoundsOf(world, userId);
  afterCommit(world.db, () => {
    const value = { isOpen: false, reason: 'disconnect' };
    world.pages.publishUser(userId, () => ({ op: 'put', kind: 'session', id: userId, value }));
  });
  closeSessionsOf(world, userId);
}
