import type { Deposit as WireDeposit, PayMethod as WireMethod } from '@contracts/cashier';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { DepositState, MethodTerms } from '@contracts/payments';

/** Sums: minor units of `iso`. Times: epoch ms. `url`: the bank's page, where the payer says yes. */
export type Deposit = {
  id: string;
  number: string;
  state: DepositState;
  methodId: WireMethod['id'];
  iso: string;
  minor: number;
  fee: number;
  expiresAt: number;
  url: string | null;
  reason: WireDeposit['reason'] | null;
  steps: readonly { state: DepositState; at: number }[];
};

export type Method = MethodTerms & Pick<WireMethod, 'id' | 'etaSec' | 'why'>;

const ms = (seconds: number) => seconds * 1000;

/** The bank's page is one of this site: an answer that leads elsewhere leads nowhere. */
const bankPage = /^\/recharge-api\/v1\/bank\/[\w-]+$/;

export function toDeposit(wire: WireDeposit): Deposit {
  const { digits } = currencyFacts(wire.currency);
  const url = wire.action?.url ?? '';
  return {
    id: wire.id,
    number: wire.number,
    state: wire.state,
    methodId: wire.methodId,
    iso: wire.currency,
    minor: toMinor(wire.amount, digits),
    fee: toMinor(wire.fee, digits),
    expiresAt: ms(wire.expiresAt),
    url: bankPage.test(url) ? url : null,
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
