import { errorCodes } from '../../contracts/common.ts';
import { userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { postGift } from '../ledger/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { periodOf } from './period.ts';
import type { CashbackKind } from './played.ts';
import { availableOf } from './view.ts';

/** Pays what is available to the main account, as money that asks for nothing. The period names the movement, so it comes once. */
export function takeCashback(world: World, userId: number, kind: CashbackKind): void {
  const { db, clock } = world;
  if (!rightsOf(world, userId).canReceiveBonus)
    throw new ApiFailure(403, errorCodes.forbidden, 'Bonuses are not available to you now.');
  transaction(db, () => {
    const minor = availableOf(world, userId, kind);
    const account = userById(db, userId)?.mainAccount ?? null;
    if (minor <= 0 || account === null) throw new ApiFailure(409, errorCodes.conflict, 'There is nothing to claim.');
    const until = periodOf(kind).startOf(clock.now());
    sql(db, 'INSERT OR REPLACE INTO cashback (user_id, kind, taken_until) VALUES (?, ?, ?)').run(userId, kind, until);
    postGift(db, {
      key: `cashback:${kind}:${String(userId)}:${String(until)}`,
      ...{ kind: 'cashback', at: clock.now(), account, iso: mainIso(world, userId), minor },
    });
  });
}
