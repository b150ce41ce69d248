import type { DepositBonus, WagerBonus } from '../../contracts/bonuses.ts';
import { toWire } from '../account/wire.ts';
import { userById } from '../auth/users.ts';
import { keptSettings } from '../kept-settings/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { ownAccountOf } from './end.ts';
import { isFirstBonusFree, mostOf } from './first-deposit.ts';
import { stakedFor } from './progress.ts';
import { bonusesOf } from './store.ts';
import { terms } from './terms.ts';

const leastOdds = terms.leastMilli / 1000;

export const wagerBonusesOf = (world: World, userId: number): WagerBonus[] =>
  bonusesOf(world, userId).map((bonus) => {
    const { id, product, iso, state, started_at, ends_at } = bonus;
    const wire = (minor: number) => toWire(minor, iso);
    return {
      ...{ id, product, iso, wager: terms.wager, leastOdds, status: state },
      amount: wire(bonus.amount),
      required: wire(bonus.required),
      done: wire(stakedFor(world, bonus)),
      held: wire(balanceOf(world.db, bonus.account_id)),
      own: wire(balanceOf(world.db, ownAccountOf(world, bonus) ?? 0)),
      startedAt: Math.floor(started_at / 1000),
      endsAt: Math.floor(ends_at / 1000),
    };
  });

/**
 * `iso`: the currency of the account that the deposit would go to. A player who takes a break, is excluded or is at a
 * limit sees no offer. Row LIM-69.
 */
export function depositBonusesOf(
  world: World,
  userId: number,
  iso: string = mainIso(world, userId),
): { offers: DepositBonus[]; isHeldBack: boolean } {
  if (userById(world.db, userId)?.hasFirstDepositBonus !== true) return { offers: [], isHeldBack: false };
  if (!rightsOf(world, userId).canReceiveBonus) return { offers: [], isHeldBack: true };
  if (!isFirstBonusFree(world, userId, iso)) return { offers: [], isHeldBack: false };
  const { wager, percent, days } = terms;
  const { first_deposit_bonus_type: chosen, hide_offers } = keptSettings(world, userId);
  // A bonus that the player chose before is there still, because the next deposit obeys it.
  if (hide_offers && chosen === 0) return { offers: [], isHeldBack: false };
  return {
    offers: [{ percent, wager, leastOdds, days, iso, most: toWire(mostOf(iso), iso), chosen }],
    isHeldBack: false,
  };
}
