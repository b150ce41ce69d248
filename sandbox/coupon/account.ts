import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { userById } from '../auth/index.ts';
import { notFound } from '../http/failure.ts';
import { accountById } from '../ledger/index.ts';
import { restrictionOf } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { refusal, type RefusalCode } from './refusal.ts';

/** The account that pays. `digits`: minor digits of its currency. `userId` 0: a visitor. */
export type Purse = { userId: number; accountId: number; accountType: number; iso: string; digits: number };

/** A visitor's coupon counts in the configuration's fallback currency. Spec: coupon §5. */
export const visitorPurse: Purse = {
  userId: 0,
  accountId: 0,
  accountType: 0,
  iso: 'RUB',
  digits: currencyFacts('RUB').digits,
};

/** The player's account of this number, or the active one. Answers 404 for another player's account. */
export function purseOf(world: World, userId: number, accountId?: number): Purse {
  const id = accountId ?? userById(world.db, userId)?.activeAccount ?? 0;
  const account = accountById(world.db, id);
  if (account?.userId !== userId) throw notFound('This account');
  const { iso, type } = account;
  return { userId, accountId: id, accountType: type, iso, digits: currencyFacts(iso).digits };
}

const codes = {
  excluded: errorCodes.selfExcluded,
  resting: errorCodes.resting,
  banned: errorCodes.banned,
  frozen: errorCodes.accountFrozen,
} as const;

/** Why a player may not bet: self-excluded 1011, in a time-out 1026, banned 1012, frozen 1014. Null: they may. */
export function playerRefusal(world: World, userId: number): RefusalCode | null {
  const restriction = restrictionOf(world, userId);
  return restriction === null ? null : codes[restriction];
}

/** Refuses players who may not bet. */
export function checkPlayer(world: World, userId: number): void {
  const code = playerRefusal(world, userId);
  if (code !== null) throw refusal(code);
}
