import { currencyFacts } from '../../contracts/currencies.ts';
import { userById } from '../auth/users.ts';
import { accountById } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import rates from './rates.json' with { type: 'json' };

const perDollar: Readonly<Record<string, number>> = rates;

/** The currency in which the player's limits count: that of their main account. */
export function mainIso(world: World, userId: number): string {
  const account = accountById(world.db, userById(world.db, userId)?.mainAccount ?? 0);
  return account?.iso ?? 'USD';
}

/** So many of this currency make a dollar. */
export const rateOf = (iso: string): number => perDollar[iso] ?? 1;

/** The most of one currency that counts as no more than `minor` of another. */
export function mostWithin(minor: number, iso: string, of: string): number {
  const most = convertUp(minor, iso, of);
  return convertUp(most, of, iso) > minor ? most - 1 : most;
}

/**
 * Whole minor units of one currency in those of another. Rounded up, so that a limit never allows more by rounding: a
 * stake counts a little more, and what comes back a little less.
 */
export const convertUp = (minor: number, from: string, to: string): number => Math.ceil(convertedOf(minor, from, to));

/** The same for what the house gives: rounded down, so that nothing is given by rounding. */
export const convertDown = (minor: number, from: string, to: string): number =>
  Math.floor(convertedOf(minor, from, to));

function convertedOf(minor: number, from: string, to: string): number {
  if (from === to || minor === 0) return minor;
  const scale = 10 ** (currencyFacts(to).digits - currencyFacts(from).digits);
  return (minor * scale * rateOf(to)) / rateOf(from);
}
