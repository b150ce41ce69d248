import { ERROR_CODE } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { restrictionOf, userById } from '../auth/index.ts';
import { accountById } from '../ledger/index.ts';
import { notFound } from '../server/failure.ts';
import type { World } from '../world/index.ts';
import { refusal } from './refusal.ts';

/** The account that pays. `digits`: minor digits of its currency. */
export type Purse = { accountId: number; accountType: number; iso: string; digits: number };

/** What a visitor's coupon is counted in: the configuration's fallback currency. Spec: coupon §5. */
export const visitorPurse: Purse = { accountId: 0, accountType: 0, iso: 'RUB', digits: currencyFacts('RUB').digits };

/** The player's account of this number, or the active one. Answers 404 for an account of somebody else. */
export function purseOf(world: World, userId: number, accountId?: number): Purse {
  const id = accountId ?? userById(world.db, userId)?.activeAccount ?? 0;
  const account = accountById(world.db, id);
  if (account?.userId !== userId) throw notFound('This account');
  const { iso, type } = account;
  return { accountId: id, accountType: type, iso, digits: currencyFacts(iso).digits };
}

const codes = {
  excluded: ERROR_CODE.selfExcluded,
  banned: ERROR_CODE.banned,
  frozen: ERROR_CODE.accountFrozen,
} as const;

/** Refuses who may not bet: self-excluded 1011, banned 1012, frozen 1014. */
export function checkPlayer(world: World, userId: number): void {
  const restriction = restrictionOf(world, userId);
  if (restriction !== null) throw refusal(codes[restriction]);
}
