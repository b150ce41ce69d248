import { noLimitDeposit } from '@contracts/constants';
import type { Limit as WireLimit } from '@contracts/limits';
import { toMinor } from '@contracts/maths';
import {
  type ExclusionState,
  playKinds,
  realityCheck,
  selfExclusion,
  sessionLimit,
  timeMeasures,
  timeOut,
} from '@contracts/protection';

import { currencyFacts } from '@/shared/lib/money';

export const groups = ['deposit', 'loss', 'wager'] as const;
export type Group = (typeof groups)[number];
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
/** What a form can set beside the three groups: play time in minutes, one stake. */
export type Kind = Group | 'time' | 'stake';

/** The numbers of the limits on the wire. Spec: coupon §4. */
const first: Readonly<Record<Group | 'time', number>> = { wager: 1, loss: 10, deposit: 20, time: 40 };
export const typeOf = (group: Group | 'time', period: Period): number => first[group] + periods.indexOf(period);
export const largestStake = 37;
/** How long a session lasts, and how often the player is reminded. Rows LIM-06, LIM-07. */
export const clockLimits = { session: sessionLimit, reality: realityCheck } as const;
export type ClockKind = keyof typeof clockLimits;
/** Counted in minutes or hours, not in money. Rows LIM-51, LIM-06, LIM-07. */
export const isTime = (type: number): boolean => playKinds.has(type) || timeMeasures.has(type);

/** A looser value that waits. Times: epoch ms. `value` null: no limit. */
export type Waiting = { value: number | null; askedAt: number; opensAt: number; closesAt: number };
/** Money in minor units of the main currency, time in minutes (a session in hours). `isDemanded`: the player must choose it before they play. `asked`: what waits for a talk. `left`: what the limit still allows; `until`: when it begins anew, ms. */
export type MoneyLimit = {
  type: number;
  value: number | null;
  left: number | null;
  until: number | null;
  waiting: Waiting | null;
  isDemanded: boolean;
  asked: number | null;
};
/** A time-out or an exclusion that goes on. `endsAt` null: it has no end. */
export type Rest = {
  kind: 'timeOut' | 'exclusion';
  endsAt: number | null;
  scope: 'deposit' | 'play';
  state: ExclusionState;
  returnsAt: number | null;
};
export type Limits = { money: readonly MoneyLimit[]; rests: readonly Rest[] };

const ms = (seconds: number) => seconds * 1000;

function toMoney(limit: WireLimit, digits: number): MoneyLimit {
  const minor = (wire: number | null) => {
    if (wire === null || wire === noLimitDeposit) return null;
    return isTime(limit.limitType) ? wire : toMinor(wire, digits);
  };
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
    isDemanded: limit.isDemanded === true,
    asked: limit.pendingReason === 'PENDING_CONTACT' ? minor(pendingValue ?? null) : null,
  };
}

const kinds = { [timeOut]: 'timeOut', [selfExclusion]: 'exclusion' } as const;

/** The limits of the wire as the page needs them. `iso`: the main currency. */
export function toLimits(limits: readonly WireLimit[], iso: string): Limits {
  const { digits } = currencyFacts(iso);
  return {
    money: limits
      .filter(({ measure, limitType }) => measure === 'money' || isTime(limitType))
      .map((limit) => toMoney(limit, digits)),
    rests: limits.flatMap(({ limitType, endsAt, scope = 'play', exclusionState = 'active', returnsAt }): Rest[] =>
      limitType === timeOut || limitType === selfExclusion
        ? [
            {
              kind: kinds[limitType],
              endsAt: endsAt === null ? null : ms(endsAt),
              scope,
              state: exclusionState,
              returnsAt: returnsAt === undefined ? null : ms(returnsAt),
            },
          ]
        : [],
    ),
  };
}

/** Does this value hold at once? A looser one waits. Row LIM-38. */
export const holdsAtOnce = (value: number | null, known: number | null): boolean =>
  known === null || (value !== null && value <= known);
