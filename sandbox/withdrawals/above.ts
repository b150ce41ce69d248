import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { planOf } from '../../contracts/payments/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { accountsOf } from '../ledger/index.ts';
import { aboveBalance, convertUp, mainIso } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { withdraw } from './create.ts';
import { leastOf, waysOf } from './ways.ts';

/**
 * The part of the balance above the largest allowed one is paid out automatically, by the usual ways of a withdrawal.
 * What has no way yet, because they have named no bank account, stays until they have. Row LIM-51, decision D-163.
 */
export function payOutAbove(world: World, userId: number): void {
  const above = aboveBalance(world, userId);
  if (above <= 0) return;
  const iso = mainIso(world, userId);
  const account = accountsOf(world.db, userId)
    .filter(({ type, minor }) => type !== accountTypes.bonus && minor > 0)
    .toSorted((a, b) => convertUp(b.minor, b.iso, iso) - convertUp(a.minor, a.iso, iso))[0];
  if (account === undefined) return;
  const wanted = Math.min(account.minor, convertUp(above, iso, account.iso));
  const { rest } = planOf(wanted, waysOf(world, userId, account));
  const minor = wanted - rest;
  if (minor < leastOf(account)) return;
  try {
    const amount = toWire(minor, currencyFacts(account.iso).digits);
    transaction(world.db, () => withdraw(world, userId, { accountId: account.id, amount }));
  } catch (error) {
    // A frozen or closed account keeps its money until it is open again.
    if (!(error instanceof ApiFailure)) throw error;
  }
}
