import type { DatabaseSync } from 'node:sqlite';

import { createAgain } from '../world/again.ts';
import type { World } from '../world/world.ts';
import { failedCorrections } from './correcting.ts';
import { failedMatches, makeDue, unpaidIn } from './failed.ts';
import { onFailing } from './failing.ts';
import { pressSettling } from './settle-slices.ts';

/** Whatever refused a coupon is seldom gone within seconds. */
const pauses = { firstMs: 60_000, mostMs: 3_600_000 };

/** How much is to be tried again: matches and corrections with a coupon that could not be reckoned, and coupons that could not be paid. */
export const failedCount = (db: DatabaseSync): number =>
  failedMatches(db).size + failedCorrections(db).length + unpaidIn(db).size;

/**
 * Only lists what to try: the slices of every settlement do the work, fifty coupons a turn, and try a full disk again.
 */
function tryAgain(world: World): void {
  const { db } = world;
  for (const correction of failedCorrections(db)) {
    correction.failed.clear();
    correction.isBusy = true;
  }
  makeDue(db);
  pressSettling(world);
}

/** Coupons that could not be settled or corrected, also by the start before this, are tried again while the server runs. Row OPS-46. */
export function startTryingAgain(world: World): void {
  const { db, clock } = world;
  const again = createAgain(clock, pauses, () => {
    if (db.isOpen) tryAgain(world);
  });
  onFailing(db, { failed: again.later, mended: again.fine });
  if (failedCount(db) > 0) again.later();
}
