import { currencyFacts } from '../../contracts/currencies.ts';
import type { AvailableLimit, Limit } from '../../contracts/limits.ts';
import { toWire } from '../../contracts/maths/index.ts';
import {
  choicesOf,
  limitAt,
  type LimitState,
  limitTypeOf,
  limitTypes,
  measureOf,
  moneyKinds,
  noLimit,
  playKinds,
  type Protection,
  stretchOf,
  timeMeasures,
  timeOut,
  usedOf,
  waitOf,
  windowOf,
} from '../../contracts/protection/index.ts';
import type { z } from '../../contracts/zod.ts';
import { offeredIn } from '../site/own-config.ts';
import type { World } from '../world/world.ts';
import { knownBreaks } from './breaks.ts';
import { allowedOf, frameOf } from './door.ts';
import { limitsOf } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { playedOf } from './played.ts';
import { spentOf } from './spent.ts';
import { protectionIn } from './values.ts';

/**
 * What a player can set. Values of money are free (row LIM-42), those of a break are not. What the site does not offer
 * is not in it. Rows LIM-09, LIM-24.
 */
export function availableLimits(world: World): z.infer<typeof AvailableLimit>[] {
  const offered = offeredIn(world.config);
  return everyLimit(protectionIn(world)).filter(({ limitType }) => offered.includes(limitType));
}

const everyLimit = (protection: Protection): z.infer<typeof AvailableLimit>[] =>
  limitTypes.map(({ type, section, measure }) => ({
    limitType: type,
    section,
    availableValues: [...choicesOf(protection, type)],
    measure,
  }));

type Asked = { world: World; userId: number; iso: string; now: number };

/** How a kind counts: what is used of it (null: nothing adds up), and how its values go over the wire. */
function countOf({ world, userId, iso, now }: Asked, limitType: number) {
  const money = moneyKinds.get(limitType);
  const length = (money ?? playKinds.get(limitType))?.length ?? null;
  const frame = frameOf(world, { length });
  const { digits } = currencyFacts(iso);
  const played = () => (length === null ? null : Math.floor(playedOf(world, userId, frame) / 60));
  return {
    ...(length === null ? {} : { frame: stretchOf(frame, now) }),
    used: money === undefined ? played() : usedOf(frame, spentOf(world, userId, money.counts, iso), now),
    toWire: (value: number | null) => (value === null || money === undefined ? value : toWire(value, digits)),
    words: {
      availableValues: [...choicesOf(protectionIn(world), limitType)],
      measure: measureOf(limitType),
      type: limitTypeOf(limitType)?.wire ?? 'extra',
    },
  };
}

function limitView(asked: Asked, limitType: number, state: LimitState): Limit {
  const { world, userId, now } = asked;
  const wait = waitOf(protectionIn(world));
  const { changedAt, pending, value: chosen } = limitAt(state, now, wait);
  const { frame, used, words, toWire: wire } = countOf(asked, limitType);
  const value = allowedOf(world, userId, limitType, state);
  const window = pending === null ? null : windowOf(state, wait);
  const needApprove = window !== null && now >= window.opensAt;
  const isDemanded = chosen === null && protectionIn(world).mustChoose.includes(limitType);
  return {
    limitType,
    limitState: pending === null ? 'ACTIVE' : 'PENDING',
    limitValue: wire(value),
    limitBalance: value === null || used === null ? null : wire(Math.max(0, value - used)),
    needApprove,
    startedAt: needApprove ? window.opensAt : (pending?.askedAt ?? changedAt ?? 0),
    endsAt: null,
    ...words,
    ...(frame === undefined ? {} : { frame }),
    ...(isDemanded ? { isDemanded } : {}),
    ...(pending === null ? {} : { pendingValue: wire(pending.value) }),
    ...(pending?.needsContact === true ? { pendingReason: 'PENDING_CONTACT' as const } : {}),
    ...window,
  };
}

/** The limits and breaks of the player: those in force and those that wait. Row LIM-11. */
export function limitViews(world: World, userId: number): Limit[] {
  const now = Math.floor(world.clock.now() / 1000);
  const wait = waitOf(protectionIn(world));
  const asked: Asked = { world, userId, iso: mainIso(world, userId), now };
  const known = limitsOf(world.db, userId);
  const values = [...moneyKinds.keys(), ...timeMeasures.keys(), ...playKinds.keys()].flatMap((limitType) => {
    const state = known.get(limitType) ?? noLimit;
    const isSaid = limitAt(state, now, wait).pending !== null || allowedOf(world, userId, limitType, state) !== null;
    return isSaid ? [limitView(asked, limitType, state)] : [];
  });
  const breaks = knownBreaks(world, userId).map(
    ({ type, days, startedAt, endsAt, scope, state, returnsAt }): Limit => ({
      limitType: type,
      limitState: state === 'coming' ? 'PENDING' : 'ACTIVE',
      limitValue: days,
      limitBalance: null,
      needApprove: false,
      startedAt,
      endsAt,
      availableValues: [...choicesOf(protectionIn(world), type)],
      measure: 'days',
      type: 'extra',
      ...(type === timeOut ? { scope } : { exclusionState: state }),
      ...(returnsAt === null ? {} : { returnsAt }),
    }),
  );
  return [...values, ...breaks];
}

/** Is a limit of the player used up? A largest stake never is. Row LIM-70. */
export const isLimitReached = (world: World, userId: number): boolean =>
  limitsOf(world.db, userId).size > 0 &&
  limitViews(world, userId).some(
    ({ measure, limitBalance, frame }) => measure === 'money' && frame !== undefined && limitBalance === 0,
  );
