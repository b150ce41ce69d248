import { daySec } from './frame.ts';
import { largestBalance, largestStake, realityCheck, selfExclusion, sessionLimit, timeOut } from './numbers.ts';
import type { Protection } from './values.ts';

type Period = 'day' | 'week' | 'month';
/** Values of the profile that are lists of numbers. */
type ListName = {
  [Name in keyof Protection]: Protection[Name] extends readonly number[] ? Name : never;
}[keyof Protection];

/**
 * One kind of limit: all that page, server and configuration know of it. `types`: its numbers on the wire, one for each
 * period, or one alone. `section`: of the page of limits. `wire`: its term on the wire. `measure`: of its values; days
 * are a break, which is no value that a player sets. `counts`: what adds up against it; `bet` is a single stake,
 * `balance` the player's present balance, `play` the time signed in. How a sum is counted:
 * `sandbox/protection/counted.ts`. `choices`: the list of the profile that its values are taken from; without one any
 * value can be typed. `offer`: `always` cannot be hidden (decision D-107), `usual` is what a site offers by itself,
 * `demanded` is there where the profile demands it. `text`: the key of its name.
 */
type LimitKind = {
  types: Readonly<Record<Period, number>> | number;
  section: string;
  wire: 'deposit' | 'loss' | 'wager' | 'extra' | 'time';
  measure: 'money' | 'minutes' | 'hours' | 'days';
  counts: string | null;
  choices?: ListName;
  offer: 'always' | 'usual' | 'demanded';
  text: string;
};

/**
 * The kinds of limits, in the order in which a page shows them. Deposits are first: only gross deposits may be called a
 * deposit limit, and no other limit may be more prominent. Rows LIM-02 to LIM-10, LIM-43, LIM-51, decision D-121.
 */
export const limitKinds = {
  deposit: {
    types: { day: 20, week: 21, month: 22 },
    section: 'DEPOSIT_LIMITS',
    wire: 'deposit',
    measure: 'money',
    counts: 'deposit',
    offer: 'always',
    text: 'limits.tab.deposit',
  },
  timeOut: {
    types: timeOut,
    section: 'EXTRA_LIMITS',
    wire: 'extra',
    measure: 'days',
    counts: null,
    choices: 'timeOutDays',
    offer: 'always',
    text: 'limits.changes.timeOut',
  },
  exclusion: {
    types: selfExclusion,
    section: 'EXTRA_LIMITS',
    wire: 'extra',
    measure: 'days',
    counts: null,
    choices: 'exclusionDays',
    offer: 'always',
    text: 'limits.changes.exclusion',
  },
  session: {
    types: sessionLimit,
    section: 'EXTRA_LIMITS',
    wire: 'time',
    measure: 'hours',
    counts: null,
    choices: 'sessionHours',
    offer: 'always',
    text: 'limits.changes.session',
  },
  stake: {
    types: largestStake,
    section: 'EXTRA_LIMITS',
    wire: 'extra',
    measure: 'money',
    counts: 'bet',
    offer: 'usual',
    text: 'limits.group.stake',
  },
  time: {
    types: { day: 40, week: 41, month: 42 },
    section: 'EXTRA_LIMITS',
    wire: 'time',
    measure: 'minutes',
    counts: 'play',
    offer: 'demanded',
    text: 'limits.tab.time',
  },
  balance: {
    types: largestBalance,
    section: 'EXTRA_LIMITS',
    wire: 'extra',
    measure: 'money',
    counts: 'balance',
    offer: 'demanded',
    text: 'limits.group.balance',
  },
  reality: {
    types: realityCheck,
    section: 'REALITY_CHECKS',
    wire: 'time',
    measure: 'minutes',
    counts: null,
    choices: 'realityCheckChoices',
    offer: 'usual',
    text: 'limits.changes.reality',
  },
  wager: {
    types: { day: 1, week: 2, month: 3 },
    section: 'WAGERING_LIMITS',
    wire: 'wager',
    measure: 'money',
    counts: 'stake',
    offer: 'usual',
    text: 'limits.tab.wager',
  },
  loss: {
    types: { day: 10, week: 11, month: 12 },
    section: 'LOSS_LIMITS',
    wire: 'loss',
    measure: 'money',
    counts: 'loss',
    offer: 'usual',
    text: 'limits.tab.loss',
  },
} as const satisfies Record<string, LimitKind>;

export type LimitName = keyof typeof limitKinds;
type Kinds = typeof limitKinds;
export type LimitSection = Kinds[LimitName]['section'];
/** Names of the kinds that have a limit for each period. */
export type PeriodName = { [Name in LimitName]: Kinds[Name]['types'] extends number ? never : Name }[LimitName];
/** Names of the kinds in money. */
export type MoneyName = { [Name in LimitName]: Kinds[Name]['measure'] extends 'money' ? Name : never }[LimitName];
/** What the money kinds count. */
export type MoneyCounted = Kinds[MoneyName]['counts'];

const lengths = { day: daySec, week: 7 * daySec, month: 'month' } as const;

/** One number of the wire: its kind, its period, and the stretch that it looks at (seconds, a month, null for none). */
export type LimitType = LimitKind & {
  section: LimitSection;
  type: number;
  name: LimitName;
  period: Period | null;
  length: number | 'month' | null;
};

function typesOf(name: LimitName): LimitType[] {
  const kind: LimitKind & { section: LimitSection } = limitKinds[name];
  if (typeof kind.types === 'number') return [{ ...kind, type: kind.types, name, period: null, length: null }];
  return (Object.entries(kind.types) as [Period, number][]).map(([period, type]) => ({
    ...kind,
    type,
    name,
    period,
    length: lengths[period],
  }));
}

/** In the order of the page. */
export const limitNames = Object.keys(limitKinds) as LimitName[];
/** All numbers of the wire, in the order of the page. */
export const limitTypes: readonly LimitType[] = limitNames.flatMap(typesOf);
const byType: ReadonlyMap<number, LimitType> = new Map(limitTypes.map((one) => [one.type, one]));

/** The kind of a number of the wire; undefined for one of a newer server. */
export const limitTypeOf = (type: number): LimitType | undefined => byType.get(type);
