import { currencyFacts } from '../../contracts/currencies.ts';
import type { AvailableLimit, Limit } from '../../contracts/limits.ts';
import { toWire } from '../../contracts/maths/index.ts';
import {
  limitAt,
  type LimitState,
  type MoneyKind,
  moneyKinds,
  type Protection,
  selfExclusion,
  stretchOf,
  timeChoices,
  timeMeasures,
  timeOut,
  usedOf,
  waitOf,
  windowOf,
} from '../../contracts/protection/index.ts';
import type { z } from '../../contracts/zod.ts';
import { offeredIn } from '../site/own-config.ts';
import type { World } from '../world/world.ts';
import { breaksOf } from './breaks.ts';
import { frameOf } from './door.ts';
import { limitsOf } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { spentOf } from './spent.ts';
import { protectionIn } from './values.ts';

const sections = { deposit: 'deposit', stake: 'wager', loss: 'loss', bet: 'extra' } as const;

/**
 * What a player can set. Values of money are free (row LIM-42), those of a break are not. What the site does not offer
 * is not in it. Rows LIM-09, LIM-24.
 */
export function availableLimits(world: World): z.infer<typeof AvailableLimit>[] {
  const offered = offeredIn(world.config);
  return everyLimit(protectionIn(world)).filter(({ limitType }) => offered.includes(limitType));
}

const everyLimit = (protection: Protection): z.infer<typeof AvailableLimit>[] => [
  ...[...moneyKinds].map(([limitType, { counts }]) => ({
    limitType,
    section: sections[counts],
    availableValues: [],
    measure: 'money' as const,
  })),
  ...[...timeMeasures].map(([limitType, measure]) => ({
    limitType,
    section: 'time' as const,
    availableValues: [...timeChoices(protection, limitType)],
    measure,
  })),
  { limitType: timeOut, section: 'extra', availableValues: [...protection.timeOutDays], measure: 'days' },
  { limitType: selfExclusion, section: 'extra', availableValues: [...protection.exclusionDays], measure: 'days' },
];

type Asked = { world: World; userId: number; iso: string; now: number };

/** `changedAt`: when the limit began. What waits may be confirmed within its window. */
function stateView({ world, now }: Asked, state: LimitState) {
  const wait = waitOf(protectionIn(world));
  const { changedAt, pending } = limitAt(state, now, wait);
  const window = pending === null ? null : windowOf(state, wait);
  const needApprove = window !== null && now >= window.opensAt;
  return {
    limitState: pending === null ? ('ACTIVE' as const) : ('PENDING' as const),
    needApprove,
    startedAt: pending === null || window === null ? (changedAt ?? 0) : needApprove ? window.opensAt : pending.askedAt,
    endsAt: null,
    window,
  };
}

function moneyView(asked: Asked, limitType: number, kind: MoneyKind, state: LimitState): Limit {
  const { world, userId, iso, now } = asked;
  const { value, pending } = limitAt(state, now, waitOf(protectionIn(world)));
  const money = (minor: number | null) => (minor === null ? null : toWire(minor, currencyFacts(iso).digits));
  const frame = frameOf(world, kind);
  const used = usedOf(frame, spentOf(world, userId, kind.counts, iso), now);
  const { window, ...shown } = stateView(asked, state);
  return {
    limitType,
    ...shown,
    limitValue: money(value),
    limitBalance: value === null ? null : money(Math.max(0, value - used)),
    availableValues: [],
    measure: 'money',
    type: sections[kind.counts],
    ...(kind.length === null ? {} : { frame: stretchOf(frame, now) }),
    ...(pending === null || window === null ? {} : { ...window, pendingValue: money(pending.value) }),
  };
}

function timeView(asked: Asked, limitType: number, measure: 'hours' | 'minutes', state: LimitState): Limit {
  const protection = protectionIn(asked.world);
  const { value, pending } = limitAt(state, asked.now, waitOf(protection));
  const { window, ...shown } = stateView(asked, state);
  return {
    limitType,
    ...shown,
    limitValue: value,
    limitBalance: null,
    availableValues: [...timeChoices(protection, limitType)],
    measure,
    type: 'time',
    ...(pending === null || window === null ? {} : { ...window, pendingValue: pending.value }),
  };
}

/** Limits and breaks of the player that say something: those in force and those that wait. Row LIM-11. */
export function limitViews(world: World, userId: number): Limit[] {
  const now = Math.floor(world.clock.now() / 1000);
  const { timeOutDays, exclusionDays } = protectionIn(world);
  const wait = waitOf(protectionIn(world));
  const asked: Asked = { world, userId, iso: mainIso(world, userId), now };
  const limits = [...limitsOf(world.db, userId)].flatMap(([limitType, state]) => {
    const { value, pending } = limitAt(state, now, wait);
    if (value === null && pending === null) return [];
    const money = moneyKinds.get(limitType);
    const measure = timeMeasures.get(limitType);
    if (money !== undefined) return [moneyView(asked, limitType, money, state)];
    return measure === undefined ? [] : [timeView(asked, limitType, measure, state)];
  });
  const breaks = breaksOf(world, userId).map(({ type, days, startedAt, endsAt }): Limit => ({
    limitType: type,
    limitState: 'ACTIVE',
    limitValue: days,
    limitBalance: null,
    needApprove: false,
    startedAt,
    endsAt,
    availableValues: [...(type === timeOut ? timeOutDays : exclusionDays)],
    measure: 'days',
    type: 'extra',
  }));
  return [...limits, ...breaks];
}
