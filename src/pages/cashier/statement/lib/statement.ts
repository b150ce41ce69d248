import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import { type Statement as WireStatement, type StatementKind, statementKinds } from '@contracts/statement';

/** Sums: minor units. `at`: epoch ms. `edited`: the bet on the other side of an edit. A kind that this page has no words for is `other`. */
export type Row = {
  id: number;
  at: number;
  kind: StatementKind | 'other';
  number: string | null;
  edited: string | null;
  minor: number;
  balance: number;
};

/** Sums: minor units of `iso`. `from`, `to`: epoch ms. `came` and `went`: of all rows. `deposits`, `withdrawals`: since the account was opened. */
export type Statement = {
  accountId: number;
  from: number;
  to: number;
  iso: string;
  opening: number;
  closing: number;
  came: number;
  went: number;
  deposits: number;
  withdrawals: number;
  isCut: boolean;
  rows: readonly Row[];
};

const kindOf = (kind: string): Row['kind'] => statementKinds.find((known) => known === kind) ?? 'other';

export function toStatement({
  accountId,
  from,
  to,
  currency,
  opening,
  closing,
  ever,
  isCut,
  rows: wireRows,
}: WireStatement): Statement {
  const { digits } = currencyFacts(currency);
  const minor = (money: number) => toMinor(money, digits);
  const rows = wireRows.map(({ id, at, kind, number = null, edited = null, amount, balance }) => ({
    ...{ id, at: at * 1000, kind: kindOf(kind), number, edited },
    ...{ minor: minor(amount), balance: minor(balance) },
  }));
  const sumOf = (sign: 1 | -1) => rows.reduce((sum, row) => sum + Math.max(0, sign * row.minor), 0);
  return {
    accountId,
    from: from * 1000,
    to: to * 1000,
    iso: currency,
    opening: minor(opening),
    closing: minor(closing),
    came: sumOf(1),
    went: sumOf(-1),
    deposits: minor(ever.deposits),
    withdrawals: minor(ever.withdrawals),
    isCut,
    rows,
  };
}
