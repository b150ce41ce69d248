import { accountTypes } from '../../contracts/account.ts';
import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor } from '../../contracts/maths/index.ts';
import { costOf, saidRate } from '../../contracts/payments/index.ts';
import { poolDigits, poolIso } from '../../contracts/pools/index.ts';
import type { PoolPurse } from '../../contracts/pools-common.ts';
import { checkPlayer, purseOf, refusal } from '../coupon/index.ts';
import { payee } from '../coupon/pay.ts';
import { requireOpen } from '../games/open.ts';
import type { CallerSession } from '../http/context.ts';
import { refused, wrongField } from '../http/failure.ts';
import { accountsOf, type HousePurpose, NotEnoughMoney, post } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import { rateOf } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';

/** How much of the pools' currency one unit of this one buys. */
const rateFrom = (iso: string): number => saidRate(rateOf(poolIso) / rateOf(iso));

/** What pays a ticket: the account in use; bonus money buys none, so then the first one of money. */
export function ticketPurse(world: World, userId: number): PoolPurse {
  const active = purseOf(world, userId);
  const money = accountsOf(world.db, userId).find(({ type }) => type !== accountTypes.bonus);
  const [accountId, iso] =
    active.accountType === accountTypes.bonus && money !== undefined
      ? [money.id, money.iso]
      : [active.accountId, active.iso];
  return { accountId, currency: iso, digits: currencyFacts(iso).digits, poolCurrency: poolIso, rate: rateFrom(iso) };
}

/** `minor`: in the pools' currency; `told`: the price that the player was shown, units of the account's currency. */
type Purchase = { accountId: number; minor: number; told: number };
export type Paid = { accountId: number; iso: string; rate: number; price: number };

/**
 * Everything that may keep a player from a ticket, before any money moves: their session, a reality check, breaks and
 * exclusion, the account, their limits. Gives what it costs on this account.
 */
export function requireTicket(world: World, caller: CallerSession, { accountId, minor, told }: Purchase): Paid {
  requireOpen(world, caller);
  checkPlayer(world, caller.userId);
  const { accountType, iso, digits } = purseOf(world, caller.userId, accountId);
  if (accountType === accountTypes.bonus) throw wrongField('accountId', 'field_error_required');
  const rate = rateFrom(iso);
  const price = iso === poolIso ? minor : costOf(minor, rate, { from: digits, to: poolDigits });
  if (toMinor(told, digits) !== price) throw refused(errorCodes.rateChanged, 'The exchange rate has changed.', 409);
  requireStake(world, caller.userId, { iso, minor: price });
  return { accountId, iso, rate, price };
}

type Movement = { key: string; kind: string; house: HousePurpose; poolMinor: number };

/** The entries of a ticket: what the player pays (negative) or gets, and what the house's account of the pools gets or pays. */
function move(
  { db, clock }: World,
  { accountId, iso }: Paid,
  minor: number,
  { key, kind, house, poolMinor }: Movement,
) {
  const entries = [
    { account: accountId, minor },
    ...(iso === poolIso
      ? []
      : [
          { account: { house: 'exchange', iso } as const, minor: -minor },
          { account: { house: 'exchange', iso: poolIso } as const, minor: poolMinor },
        ]),
    { account: { house, iso: poolIso }, minor: -poolMinor },
  ];
  post(db, { key, kind, at: clock.now(), entries });
}

/** Takes the price of a ticket. */
export function payTicket(world: World, paid: Paid, movement: Movement): void {
  try {
    move(world, paid, -paid.price, { ...movement, poolMinor: -movement.poolMinor });
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw refusal(errorCodes.notEnoughMoney);
    throw error;
  }
}

/** Gives a ticket its winnings, or its price back: to the account that paid, or to another one of its currency when that is gone. */
export function creditTicket(
  world: World,
  { accountId, userId, iso, rate }: { accountId: number; userId: number; iso: string; rate: number },
  minor: number,
  movement: Movement,
): void {
  if (movement.poolMinor <= 0) return;
  move(world, { accountId: payee(world, { accountId, userId, iso }), iso, rate, price: minor }, minor, movement);
}
