import { errorCodes } from '../../contracts/common.ts';
import { defaultTimeZone } from '../../contracts/constants.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { LimitStop } from '../../contracts/limits.ts';
import { toWire } from '../../contracts/maths/index.ts';
import {
  type Frame,
  largestBalance,
  largestStake,
  limitAt,
  type LimitState,
  type MoneyKind,
  moneyKinds,
  type MoneyLimit,
  noLimit,
  playKinds,
  stoppedBy,
  stretchOf,
  unchosen,
  valueInForce,
  waitOf,
} from '../../contracts/protection/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { counted } from './counted.ts';
import { maximumOf } from './country.ts';
import { limitsOf } from './limit-store.ts';
import { convertUp, mainIso, mostWithin } from './main-currency.ts';
import { playedOf } from './played.ts';
import { heldOf, spentOf } from './spent.ts';
import { protectionIn } from './values.ts';

/** The stretch of a kind by the clock of the site. A single stake has none. */
export const frameOf = (world: World, { length }: Pick<MoneyKind, 'length'>): Frame => ({
  kind: protectionIn(world).depositFrame,
  length: length ?? 1,
  offsetSec: defaultTimeZone * 3600,
});

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

const stopped = (code: number, message: string, limit: LimitStop) =>
  new ApiFailure(403, code, message, { data: { limit } });

/** What a limit allows the player now, with what their country adds; null is everything. */
export const allowedOf = (world: World, userId: number, type: number, limit: LimitState): number | null =>
  valueInForce(type, limit, secondsOf(world), protectionIn(world), maximumOf(world, userId, type));

/** Refuses play before the limits that the country demands are chosen (1028), and when the time of play is used up (1021). */
function requirePlay(world: World, userId: number, limits: ReadonlyMap<number, LimitState>): void {
  const now = secondsOf(world);
  const missing = unchosen(limits, now, protectionIn(world));
  if (missing !== null)
    throw stopped(errorCodes.limitNotChosen, 'Set your limits before you play.', {
      limitType: missing,
      left: 0,
      iso: mainIso(world, userId),
      frameEndsAt: now,
    });
  for (const [limitType, kind] of playKinds) {
    const minutes = allowedOf(world, userId, limitType, limits.get(limitType) ?? noLimit);
    const frame = frameOf(world, kind);
    if (minutes !== null && playedOf(world, userId, frame) >= minutes * 60)
      throw stopped(errorCodes.sessionLimit, 'You have reached your playing time limit.', {
        limitType,
        left: 0,
        iso: mainIso(world, userId),
        frameEndsAt: stretchOf(frame, now).until,
      });
  }
}

/**
 * Refuses a stake that a limit of the player stops: 1019, 1020, 1021 or 1028, with the limit that leaves least. Runs in
 * the transaction that moves the money, so two stakes at one moment cannot both pass.
 */
export function requireStake(world: World, userId: number, sum: Sum): void {
  requirePlay(world, userId, limitsOf(world.db, userId));
  requireSum(world, userId, sum, 'stake');
}

/** The largest stake that the player allows themselves, minor units of `iso`; null without such a limit. Rows LIM-09, LIM-37. */
export function ownLargestStake(world: World, userId: number, iso: string): number | null {
  const value = allowedOf(world, userId, largestStake, limitsOf(world.db, userId).get(largestStake) ?? noLimit);
  return value === null ? null : mostWithin(value, mainIso(world, userId), iso);
}

/** Refuses a deposit above a limit of the player, or above their largest balance: 2001, with the limit that leaves least. Rows LIM-44, LIM-51, PAY-08. */
export const requireDepositSum = (world: World, userId: number, sum: Sum): void =>
  requireSum(world, userId, sum, 'deposit');

type Sum = { iso: string; minor: number };

const refused = {
  stake: 'A limit you set blocks this bet.',
  deposit: 'A limit you set blocks this deposit.',
} as const;

function requireSum(world: World, userId: number, { iso, minor }: Sum, door: keyof typeof refused): void {
  const main = mainIso(world, userId);
  const limits = limitsOf(world.db, userId);
  const inForce = [...moneyKinds].flatMap(([limitType, kind]): (MoneyLimit & MoneyKind)[] => {
    const isOfDoor = counted[kind.counts].door === door;
    const value = isOfDoor ? allowedOf(world, userId, limitType, limits.get(limitType) ?? noLimit) : null;
    return value === null ? [] : [{ ...kind, limitType, value, frame: frameOf(world, kind) }];
  });
  if (inForce.length === 0) return;
  const spent = new Map(inForce.map(({ counts }) => [counts, spentOf(world, userId, counts, main)]));
  const countsOf = ({ limitType }: MoneyLimit) => moneyKinds.get(limitType)?.counts ?? 'bet';
  const wanted = convertUp(minor, iso, main);
  const stop = stoppedBy(inForce, (limit) => spent.get(countsOf(limit)) ?? [], wanted, secondsOf(world));
  if (stop === null) return;
  const counts = moneyKinds.get(stop.limitType)?.counts ?? 'stake';
  throw stopped(counted[counts].code, refused[door], {
    ...stop,
    left: toWire(stop.left, currencyFacts(main).digits),
    iso: main,
  });
}

/** How much the player has above the largest balance that they have chosen, in minor units of their main currency; 0 without one. */
export function aboveBalance(world: World, userId: number): number {
  const limit = limitsOf(world.db, userId).get(largestBalance);
  if (limit === undefined) return 0;
  const { value } = limitAt(limit, secondsOf(world), waitOf(protectionIn(world)));
  if (value === null) return 0;
  return Math.max(0, heldOf(world, userId, mainIso(world, userId)) - value);
}
