import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { exchanged, saidRate } from '../../contracts/payments/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import type { LedgerAccount } from '../ledger/index.ts';
import { rateOf } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { methodsFor, type OfferedMethod, ownAccount } from './methods.ts';
import type { Voucher } from './voucher.ts';

/** What the payer pays in another currency: minor units of `iso`. */
export type Charge = { iso: string; minor: number; rate: number };
/**
 * A player's deposit request, checked: the account, the method, the sum in minor units. `charge`: what a voucher in
 * another currency pays.
 */
export type Asked = {
  account: LedgerAccount;
  method: OfferedMethod;
  minor: number;
  charge?: Charge;
  voucher?: Voucher;
};

type Wanted = { accountId: number; methodId: string; amount?: number | undefined };

/** The worth of a voucher on an account. */
function worthOf(voucher: Voucher, iso: string): Pick<Asked, 'minor' | 'charge' | 'voucher'> {
  if (voucher.iso === iso) return { minor: voucher.minor, voucher };
  const rate = saidRate(rateOf(iso) / rateOf(voucher.iso));
  const digits = { from: currencyFacts(voucher.iso).digits, to: currencyFacts(iso).digits };
  const charge = { iso: voucher.iso, minor: voucher.minor, rate };
  return { minor: exchanged(voucher.minor, rate, digits), charge, voucher };
}

/**
 * Throws for another player's account, a method that is not open to the player, and a sum that the method does not
 * take. A voucher says its sum itself.
 */
export function readAsked(
  world: World,
  userId: number,
  { accountId, methodId, amount }: Wanted,
  voucher: Voucher | null,
): Asked {
  const account = ownAccount(world, userId, accountId);
  if (account === null) throw wrongField('accountId', 'field_error_required');
  const method = methodsFor(world, userId, account).find(({ id }) => id === methodId);
  if (method === undefined || method.why === 'currency') throw wrongField('methodId', 'field_error_required');
  if (method.why === 'unverified') throw refused(errorCodes.verificationNeeded, 'Verify your identity first.');
  if ((methodId === 'voucher') !== (voucher !== null)) throw wrongField('voucher', 'field_error_required');
  if (voucher !== null) return { account, method, ...worthOf(voucher, account.iso) };
  const { digits } = currencyFacts(account.iso);
  if (amount === undefined || !isWireMoney(amount, digits)) throw wrongField('amount', 'field_error_amount');
  const minor = toMinor(amount, digits);
  if (minor < method.min || minor > method.max)
    throw refused(errorCodes.amountOutside, 'The amount is outside the limits of this method.', 400);
  return { account, method, minor };
}
