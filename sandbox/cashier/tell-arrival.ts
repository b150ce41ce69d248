import { toWire } from '../account/wire.ts';
import { afterCommit } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { paidBy, type StoredDeposit } from './store.ts';

/**
 * Money that arrived late, with another sum, or that paid a debt: the player reads the sum and what was done with it.
 */
export function tellArrival(world: World, deposit: StoredDeposit, isLate: boolean): void {
  const { user_id: userId, number, minor, iso, asked, surplus, for_debt } = deposit;
  if (!isLate && asked === null && surplus === 0 && for_debt === 0) return;
  const paid = paidBy(deposit).iso;
  keepMessage(
    world.db,
    userId,
    {
      ...{ kind: 'payment', number: `D-${String(number)}`, isLate, sum: toWire(minor, iso), iso },
      ...(asked === null ? {} : { asked: toWire(asked, iso) }),
      ...(for_debt === 0 ? {} : { forDebt: toWire(for_debt, iso) }),
      ...(surplus === 0 ? {} : { surplus: toWire(surplus, paid), surplusIso: paid }),
    },
    Math.floor(world.clock.now() / 1000),
  );
  afterCommit(world.db, () => {
    pushPlayer(world, userId, 'config');
  });
}
