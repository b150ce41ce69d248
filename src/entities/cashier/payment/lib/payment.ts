import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { Payment as WirePayment } from '@contracts/payment-history';

import type { TextKey } from '@/shared/i18n';

import { type Charged, toCharged } from './charged';
import { depositStateText, withdrawalStateText } from './state-text';

/**
 * Sums: minor units of `iso`, `minor` is negative for money out. `at`: epoch ms. `charged`: what the payer paid in
 * another currency. `forDebt`: what of it paid a debt. `last4`: of where it went. `state`, of a step too: its text.
 */
export type Payment = Pick<WirePayment, 'id' | 'number' | 'kind' | 'methodId'> & {
  at: number;
  iso: string;
  minor: number;
  fee: number;
  charged: Charged | null;
  forDebt: number;
  last4: string | null;
  state: TextKey;
  steps: readonly { state: TextKey; at: number }[];
};

export function toPayment(wire: WirePayment): Payment {
  const { id, number, kind, methodId, currency, createdAt } = wire;
  const { digits } = currencyFacts(currency);
  const sign = kind === 'deposit' ? 1 : -1;
  return {
    ...{ id, number, kind, methodId, iso: currency, at: createdAt * 1000 },
    ...{ minor: sign * toMinor(wire.amount, digits), fee: toMinor(wire.fee, digits) },
    ...(wire.kind === 'deposit'
      ? {
          ...{ charged: toCharged(wire.charged), forDebt: toMinor(wire.forDebt ?? 0, digits), last4: null },
          state: depositStateText(wire.state, methodId),
          steps: wire.steps.map(({ state, at }) => ({ state: depositStateText(state, methodId), at: at * 1000 })),
        }
      : {
          ...{ charged: null, forDebt: 0, last4: wire.last4 ?? null },
          state: withdrawalStateText(wire.state, methodId),
          steps: wire.steps.map(({ state, at }) => ({ state: withdrawalStateText(state, methodId), at: at * 1000 })),
        }),
  };
}

/** The receipt of a payment, without the language. */
export const receiptPath = (id: string): string =>
  `/office/paycheck?${new URLSearchParams({ payment: id }).toString()}`;
