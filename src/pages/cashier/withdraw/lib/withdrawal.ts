import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { WayOut, Withdrawal as WireWithdrawal, WithdrawalTerms } from '@contracts/withdrawals';

/** Sums: minor units of `iso`. Times: epoch ms. `expectedAt` null: it goes no further. */
export type Withdrawal = Pick<
  WireWithdrawal,
  'id' | 'number' | 'state' | 'methodId' | 'last4' | 'paidFrom' | 'need' | 'reason' | 'steps'
> & {
  iso: string;
  minor: number;
  fee: number;
  createdAt: number;
  expectedAt: number | null;
  desk: { code: string; until: number } | null;
};

/** `takes`: minor units, null: whatever is left. */
export type Way = Pick<WayOut, 'id' | 'etaSec' | 'takes' | 'why'> & { feeBasis: number };

/** `least`, `step`: minor units of `iso`. */
export type Terms = Pick<WithdrawalTerms, 'needsDocuments' | 'bankAccount' | 'networks' | 'cryptoAddress'> & {
  iso: string;
  least: number;
  step: number;
  ways: readonly Way[];
};

const ms = (seconds: number) => seconds * 1000;

export function toWithdrawal({
  currency,
  amount,
  fee,
  createdAt,
  expectedAt,
  desk,
  ...wire
}: WireWithdrawal): Withdrawal {
  const { digits } = currencyFacts(currency);
  return {
    ...wire,
    iso: currency,
    minor: toMinor(amount, digits),
    fee: toMinor(fee, digits),
    createdAt: ms(createdAt),
    expectedAt: expectedAt === undefined ? null : ms(expectedAt),
    desk: desk === undefined ? null : { code: desk.code, until: ms(desk.until) },
    steps: wire.steps.map(({ state, at }) => ({ state, at: ms(at) })),
  };
}

export function toTerms({ currency, least, step, ways, ...terms }: WithdrawalTerms): Terms {
  const { digits } = currencyFacts(currency);
  return {
    ...terms,
    iso: currency,
    least: toMinor(least, digits),
    step: step === undefined ? 1 : toMinor(step, digits),
    ways: ways.map(({ feePercent, takes, ...way }) => ({
      ...way,
      feeBasis: Math.round(feePercent * 100),
      takes: takes === null ? null : toMinor(takes, digits),
    })),
  };
}
