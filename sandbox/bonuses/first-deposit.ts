import { accountTypes } from '../../contracts/account.ts';
import type { BonusChoice } from '../../contracts/cashier.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { bonusOf } from '../../contracts/payments/index.ts';
import { updateUser, userById } from '../auth/users.ts';
import { keptSettings } from '../kept-settings/index.ts';
import { accountsOf, openAccount, post } from '../ledger/index.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { startBonus } from './start.ts';
import { terms } from './terms.ts';

/** The most of a first deposit's bonus, minor units. */
export const mostOf = (iso: string): number => currencyFacts(iso).first * terms.mostStakes;

const bonusAccount = ({ db }: World, userId: number, iso: string) =>
  accountsOf(db, userId).find((account) => account.iso === iso && account.type === accountTypes.bonus);

/** May a deposit of this player in this currency bring the bonus? A bonus of the player that still runs comes first. */
export const isFirstBonusFree = (world: World, userId: number, iso: string): boolean =>
  userById(world.db, userId)?.hasFirstDepositBonus === true &&
  rightsOf(world, userId).canReceiveBonus &&
  (bonusAccount(world, userId, iso)?.minor ?? 0) <= 0;

const types: readonly BonusChoice[] = ['none', 'sport', 'casino'];

type FirstDeposit = { id: string; userId: number; iso: string; minor: number; bonus: BonusChoice | null };

/**
 * A first deposit brings a bonus to a player who chose one with the deposit, or before it in their settings, and may
 * have it; no player gets a bonus that they did not ask for.
 */
export function giveFirstDepositBonus(world: World, { id, userId, iso, minor, bonus }: FirstDeposit): void {
  const { db, clock } = world;
  const chosen = bonus ?? types[keptSettings(world, userId).first_deposit_bonus_type] ?? 'none';
  const amount = bonusOf(minor, { percent: terms.percent, most: mostOf(iso) });
  if (chosen === 'none' || amount === 0 || !isFirstBonusFree(world, userId, iso)) return;
  const known = bonusAccount(world, userId, iso);
  const accountId = known?.id ?? openAccount(db, { userId, iso, type: accountTypes.bonus, at: clock.now() });
  post(db, {
    key: `bonus:${id}`,
    kind: 'bonus',
    at: clock.now(),
    entries: [
      { account: accountId, minor: amount },
      { account: { house: 'bonuses', iso }, minor: -amount },
    ],
  });
  updateUser(db, userId, { hasFirstDepositBonus: false });
  startBonus(world, accountId, amount, chosen);
}
