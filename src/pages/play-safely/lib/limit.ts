import { noLimitDeposit } from '@contracts/constants';
import type { Limit as WireLimit } from '@contracts/limits';
import { toMinor } from '@contracts/maths';
import { selfExclusion, timeOut } from '@contracts/protection';

import { currencyFacts } from '@/shared/lib/money';

export const groups = ['deposit', 'loss', 'wager'] as const;
export type Group = (typeof groups)[number];
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** The numbers of the limits on the wire. Spec: coupon §4. */
const first: Readonly<Record<Group, number>> = { wager: 1, loss: 10, deposit: 20 };
export const typeOf = (group: Group, period: Period): number => first[group] + periods.indexOf(period);
export const largestStake = 37;

/** A looser value that waits. Times: epoch ms. `value` null: no limit. */
export type Waiting = { value: number | null; askedAt: number; opensAt: number; closesAt: number };
/** Money in minor units of the main currency. `left`: what the limit still allows; `until`: when it begins anew, ms. */
export type MoneyLimit = {
  type: number;
  value: number | null;
  left: number | null;
  until: number | null;
  waiting: Waiting | null;
};
/** A time-out or an exclusion that goes on. `endsAt` null: it has no end. */
export type Rest = { kind: 'timeOut' | 'exclusion'; endsAt: number | null };
export type Limits = { money: readonly MoneyLimit[]; rests: readonly Rest[] };

const ms = (seconds: number) => seconds * 1000;

function toMoney(limit: WireLimit, digits: number): MoneyLimit {
  const minor = (wire: number | null) => (wire === null || wire === noLimitDeposit ? null : toMinor(wire, digits));
  const { opensAt, closesAt, pendingValue, frame } = limit;
  return {
    type: limit.limitType,
    value: minor(limit.limitValue),
    left: minor(limit.limitBalance),
    until: frame === undefined ? null : ms(frame.until),
    waiting:
      opensAt === undefined || closesAt === undefined || pendingValue === undefined
        ? null
        : { value: minor(pendingValue), askedAt: ms(limit.startedAt), opensAt: ms(opensAt), closesAt: ms(closesAt) },
  };
}

const kinds = { [timeOut]: 'timeOut', [selfExclusion]: 'exclusion' } as const;

/** The limits of the wire as the page needs them. `iso`: the main currency. */
export function toLimits(limits: readonly WireLimit[], iso: string): Limits {
  const { digits } = currencyFacts(iso);
  return {
    money: limits.filter(({ measure }) => measure === 'money').map((limit) => toMoney(limit, digits)),
    rests: limits.flatMap(({ limitType, endsAt }) =>
      limitType === timeOut || limitType === selfExclusion
        ? [{ kind: kinds[limitType], endsAt: endsAt === null ? null : ms(endsAt) }]
        : [],
    ),
  };
}

/** Does this value hold at once? A looser one waits. Row LIM-38. */
export const holdsAtOnce = (value: number | null, known: number | null): boolean =>
  known === null || (value !== null && value <= known);
