import type { Debt, Deposit as WireDeposit, PayMethod as WireMethod, Quote as WireQuote } from '@contracts/cashier';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { DepositState, MethodTerms } from '@contracts/payments';
import type { Network } from '@contracts/payments/crypto/networks';

import { type Charged, toCharged } from '@/entities/cashier/payment';

/** Sums: minor units of `iso`. Times: epoch ms. `url`: the bank's page, where the payer says yes. */
export type Deposit = {
  id: string;
  number: string;
  state: DepositState;
  methodId: WireMethod['id'];
  iso: string;
  minor: number;
  fee: number;
  /** What the payer pays in another currency; null: in the account's own. */
  charged: Charged | null;
  expiresAt: number;
  url: string | null;
  /** What the code says that a phone reads. */
  payload: string | null;
  /** Where a transfer goes, and what is written on it. */
  transfer: { iban: string; reference: string } | null;
  /** What is said at a cash desk. */
  code: string | null;
  /** Where a cryptocurrency goes, and how many of the wanted blocks hold what came. */
  crypto: { network: Network; address: string } | null;
  confirmations: { seen: number; wanted: number } | null;
  /** What was asked, where less came; what came above it and went back. */
  asked: number | null;
  surplus: { minor: number; iso: string } | null;
  /** What of it paid a debt. */
  forDebt: number;
  /** The bonus that was chosen with it. */
  bonus: WireDeposit['bonus'] | null;
  reason: WireDeposit['reason'] | null;
  steps: readonly { state: DepositState; at: number }[];
};

export type Method = MethodTerms & Pick<WireMethod, 'id' | 'etaSec' | 'why' | 'saved' | 'pays' | 'networks'>;

const ms = (seconds: number) => seconds * 1000;

/** The bank's page is one of this site: an answer that leads elsewhere leads nowhere. */
const bankPage = /^\/recharge-api\/v1\/bank\/[\w-]+$/;

export function toDeposit(wire: WireDeposit): Deposit {
  const { digits } = currencyFacts(wire.currency);
  const { url = '', iban, reference, code = null, network, address } = wire.action ?? {};
  return {
    id: wire.id,
    number: wire.number,
    state: wire.state,
    methodId: wire.methodId,
    iso: wire.currency,
    minor: toMinor(wire.amount, digits),
    fee: toMinor(wire.fee, digits),
    charged: toCharged(wire.charged),
    expiresAt: ms(wire.expiresAt),
    url: bankPage.test(url) ? url : null,
    payload: wire.action?.payload ?? null,
    transfer: iban === undefined || reference === undefined ? null : { iban, reference },
    code,
    crypto: network === undefined || address === undefined ? null : { network, address },
    confirmations: wire.confirmations ?? null,
    asked: wire.asked === undefined ? null : toMinor(wire.asked, digits),
    surplus:
      wire.surplus === undefined
        ? null
        : {
            minor: toMinor(wire.surplus.amount, currencyFacts(wire.surplus.currency).digits),
            iso: wire.surplus.currency,
          },
    forDebt: toMinor(wire.forDebt ?? 0, digits),
    bonus: wire.bonus ?? null,
    reason: wire.reason ?? null,
    steps: wire.steps.map(({ state, at }) => ({ state, at: ms(at) })),
  };
}

export function toMethod({ feePercent, min, max, currency, ...method }: WireMethod): Method {
  const { digits } = currencyFacts(currency);
  return {
    ...method,
    feeBasis: Math.round(feePercent * 100),
    min: toMinor(min, digits),
    max: toMinor(max, digits),
  };
}

export const toDebt = ({ owed, currency, here }: Debt) => ({
  owed: owed.map(({ currency, amount }) => ({ iso: currency, minor: toMinor(amount, currencyFacts(currency).digits) })),
  iso: currency,
  here: toMinor(here, currencyFacts(currency).digits),
});

/** What a deposit would cost. `key`: of which one. `validUntil`: epoch ms. Sums: minor units of the account. */
export type Quote = {
  id: string;
  key: string;
  minor: number;
  fee: number;
  charged: Charged | null;
  validUntil: number;
};

export function toQuote({ id, currency, credited, fee, charged, validUntil }: WireQuote): Omit<Quote, 'key'> {
  const { digits } = currencyFacts(currency);
  return {
    ...{ id, minor: toMinor(credited, digits) },
    ...{ fee: toMinor(fee, digits), charged: toCharged(charged), validUntil: ms(validUntil) },
  };
}
