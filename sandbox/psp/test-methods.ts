import { createHash } from 'node:crypto';

import { type Card, readCard } from '../../contracts/payments/index.ts';
import { type Behaviour, type Method, newId } from './things.ts';

/** What the wire form's test numbers do; every other number pays. Source: the public list of test cards. */
const behaviours: ReadonlyMap<string, Behaviour> = new Map([
  ['4000002760003184', 'asks'],
  ['4000002500003155', 'asks'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'poor'],
  ['4000000000000259', 'disputes'],
]);

const tokens: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_createDispute', '4000000000000259'],
]);

type Until = { month: number; year: number };

/** The same card has the same one, whoever types it. Numbers of play money hide nothing. */
const fingerprintOf = (digits: string): string => createHash('sha256').update(digits).digest('base64url').slice(0, 16);

/** A way to pay from a card. Its number ends here: brand, last four digits, a fingerprint and what it does are kept. */
export const methodFrom = ({ digits, brand }: Card, { month, year }: Until): Method => ({
  ...{ id: newId('pm'), object: 'payment_method', type: 'card', customer: null },
  card: { brand, last4: digits.slice(-4), exp_month: month, exp_year: year, fingerprint: fingerprintOf(digits) },
  behaves: behaviours.get(digits) ?? 'pays',
});

/** The method behind a test token, or null for any other text. */
export function testMethod(token: string): Method | null {
  const card = readCard(tokens.get(token) ?? '');
  return card === null ? null : methodFrom(card, { month: 12, year: 2040 });
}
