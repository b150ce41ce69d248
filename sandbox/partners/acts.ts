import { randomBytes } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { isIdentified, userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { postGift } from '../ledger/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { peopleOf, perPersonOf } from './people.ts';

function refuseHeldBack(world: World, userId: number): void {
  if (!rightsOf(world, userId).canReceiveBonus || !isIdentified(world.db, userId))
    throw new ApiFailure(403, errorCodes.forbidden, 'The affiliate programme is not available to you now.');
}

/** Gives a link of their own to who agreed to the terms. A second time changes nothing. */
export function joinPartners(world: World, userId: number): void {
  refuseHeldBack(world, userId);
  sql(world.db, 'INSERT OR IGNORE INTO partner (user_id, code, joined_at) VALUES (?, ?, ?)').run(
    userId,
    `a${randomBytes(6).toString('hex')}`,
    world.clock.now(),
  );
}

/** Pays for everybody who counts and was not paid for, to the main account. Nobody is paid for twice. */
export function takeEarned(world: World, userId: number): void {
  const { db, clock } = world;
  refuseHeldBack(world, userId);
  transaction(db, () => {
    const unpaid = peopleOf(world, userId).filter(({ isCounted, isPaid }) => isCounted && !isPaid);
    const [first] = unpaid;
    const account = userById(db, userId)?.mainAccount ?? null;
    if (first === undefined || account === null)
      throw new ApiFailure(409, errorCodes.conflict, 'There is nothing to claim.');
    const [iso, at] = [mainIso(world, userId), clock.now()];
    const minor = unpaid.length * perPersonOf(iso);
    for (const { id } of unpaid)
      sql(db, 'INSERT INTO partner_person VALUES (?, ?, ?, ?, ?)').run(id, userId, iso, perPersonOf(iso), at);
    postGift(db, { key: `partner:${String(userId)}:${String(first.id)}`, kind: 'partner', at, account, iso, minor });
  });
}
