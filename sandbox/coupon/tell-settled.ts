import { currencyFacts } from '../../contracts/currencies.ts';
import { type Minor, toWire } from '../../contracts/maths/index.ts';
import type { SettlementReason } from '../../contracts/settlement.ts';
import { afterCommit } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import type { StoredCoupon } from './types.ts';

type Told = { payout: Minor | null; reason: SettlementReason | null; owed: Minor };

/** The player reads that a settled bet was settled again, what it pays now, and why. Row BET-58. */
export function tellSettledAgain(
  world: World,
  { id, userId, iso }: Pick<StoredCoupon, 'id' | 'userId' | 'iso'>,
  { payout, reason, owed }: Told,
): void {
  const { db, clock } = world;
  const wire = (minor: Minor) => toWire(minor, currencyFacts(iso).digits);
  const sums = { payout: payout === null ? null : wire(payout), owed: wire(owed) };
  keepMessage(db, userId, { kind: 'bet', number: String(id), iso, reason, ...sums }, Math.floor(clock.now() / 1000));
  afterCommit(db, () => {
    pushPlayer(world, userId, 'config');
  });
}
