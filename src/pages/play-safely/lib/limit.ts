import { approvalWindowSec, noLimitDeposit } from '@contracts/constants';
import type { Limit as WireLimit } from '@contracts/limits';
import { toMinor } from '@contracts/maths';
import {
  daySec,
  type ExclusionState,
  limitKinds,
  type LimitName,
  limitNames,
  measureOf,
  type MoneyName,
  type PeriodName,
  realityCheck,
  sectionOf,
  selfExclusion,
  sessionLimit,
  timeOut,
} from '@contracts/protection';

import { currencyFacts } from '@/shared/lib/money';

/** Kinds in money that have a limit for each period. */
export type Group = MoneyName & PeriodName;
export const groups = limitNames.filter(
  (name): name is Group => limitKinds[name].measure === 'money' && typeof limitKinds[name].types !== 'number',
);
export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];
/** Kinds in money that look at no period: one stake, what the player may have. Row LIM-51. */
export type Single = Exclude<MoneyName, PeriodName>;
const isOfOne = (name: LimitName): name is Single =>
  limitKinds[name].measure === 'money' && typeof limitKinds[name].types === 'number';
export const singles = limitNames.filter(isOfOne);
/** What a form can set beside the groups: play time in minutes, and the single ones. */
export type Kind = Group | 'time' | Single;
export const isSingle = (kind: Kind): kind is Single => isOfOne(kind);
/** The number that a form sets. */
export const typeOfKind = (kind: Kind, period: Period): number =>
  isSingle(kind) ? limitKinds[kind].types : typeOf(kind, period);

/** The number of a limit on the wire. Spec: coupon §4. */
export const typeOf = (group: PeriodName, period: Period): number => limitKinds[group].types[period];
/** How long a session lasts, and how often the player is reminded. Rows LIM-06, LIM-07. */
export const clockLimits = { session: sessionLimit, reality: realityCheck } as const;
export type ClockKind = keyof typeof clockLimits;
/** Counted in minutes or hours, not in money. Rows LIM-51, LIM-06, LIM-07. */
export const isTime = (type: number): boolean => ['minutes', 'hours'].includes(measureOf(type));

/** A looser value that waits. Times: epoch ms. `value` null: no limit. */
export type Waiting = { value: number | null; askedAt: number; opensAt: number; closesAt: number };
/** Money in minor units of the main currency, time in minutes (a session in hours). `isDemanded`: the player must choose it before they play. `asked`: what waits for a talk. `left`: what the limit still allows; `until`: when it starts again, ms. */
export type MoneyLimit = {
  type: number;
  value: number | null;
  left: number | null;
  until: number | null;
  waiting: Waiting | null;
  isDemanded: boolean;
  asked: number | null;
};
/** A time-out or an exclusion. Times: epoch ms. `endsAt` null: it has no end. */
export type Rest = {
  kind: 'timeOut' | 'exclusion';
  startsAt: number;
  endsAt: number | null;
  scope: 'deposit' | 'play';
  state: ExclusionState;
  returnsAt: number | null;
};
export type Limits = { money: readonly MoneyLimit[]; rests: readonly Rest[] };

const ms = (seconds: number) => seconds * 1000;

/** The server says when the player may answer; one that only asks gives them a day from then on. Row LIM-18. */
function windowOf({ opensAt, closesAt, needApprove, startedAt }: WireLimit) {
  if (opensAt !== undefined && closesAt !== undefined) return { opensAt: ms(opensAt), closesAt: ms(closesAt) };
  return needApprove ? { opensAt: ms(startedAt), closesAt: ms(startedAt + approvalWindowSec) } : null;
}

function toMoney(limit: WireLimit, digits: number): MoneyLimit {
  const minor = (wire: number | null) => {
    if (wire === null || wire === noLimitDeposit) return null;
    return isTime(limit.limitType) ? wire : toMinor(wire, digits);
  };
  const { pendingValue, frame } = limit;
  const window = windowOf(limit);
  return {
    type: limit.limitType,
    value: minor(limit.limitValue),
    left: minor(limit.limitBalance),
    until: frame === undefined ? null : ms(frame.until),
    waiting:
      window === null || pendingValue === undefined
        ? null
        : { value: minor(pendingValue), askedAt: ms(limit.startedAt), ...window },
    isDemanded: limit.isDemanded === true,
    asked: limit.pendingReason === 'PENDING_CONTACT' ? minor(pendingValue ?? null) : null,
  };
}

const kinds = { [timeOut]: 'timeOut', [selfExclusion]: 'exclusion' } as const;

/** The limits of the wire as the page needs them: those in force and those that wait (row LIM-11). `iso`: the main currency. */
export function toLimits(all: readonly WireLimit[], iso: string): Limits {
  const { digits } = currencyFacts(iso);
  const limits = all.filter(({ limitState }) => limitState !== 'INACTIVE');
  return {
    money: limits
      .filter(({ measure, limitType }) => measure === 'money' || isTime(limitType))
      .map((limit) => toMoney(limit, digits)),
    rests: limits.flatMap(
      ({ limitType, startedAt, endsAt, scope = 'play', exclusionState = 'active', returnsAt }): Rest[] =>
        limitType === timeOut || limitType === selfExclusion
          ? [
              {
                kind: kinds[limitType],
                startsAt: ms(startedAt),
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

/** The player kept the old limit: nothing of this type waits any more. Row LIM-13. */
export const withoutWaiting = (limits: Limits, type: number): Limits => ({
  ...limits,
  money: limits.money.map((limit) => (limit.type === type ? { ...limit, waiting: null, asked: null } : limit)),
});

const isExtra = (type: number): boolean => sectionOf(type) === 'EXTRA_LIMITS';

/**
 * May this limit not get looser now? Extra limits are locked while the player is excluded or one of them waits. What is
 * stricter, breaks and exclusions are always open (decision D-102). Row LIM-14.
 */
export const isLocked = ({ money, rests }: Limits, type: number): boolean =>
  isExtra(type) &&
  (rests.some(({ kind, state }) => kind === 'exclusion' && state !== 'coming') ||
    money.some((limit) => isExtra(limit.type) && (limit.waiting !== null || limit.asked !== null)));

/** Would a break of so many days from now add nothing to the one that goes on? */
export const isShorter = (rest: Rest | undefined, days: number, now: number): boolean =>
  rest !== undefined && rest.state === 'active' && (rest.endsAt ?? Infinity) >= now + ms(days * daySec);
