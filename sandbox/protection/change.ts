import { errorCodes } from '../../contracts/common.ts';
import { noLimitDeposit } from '../../contracts/constants.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import {
  choicesOf,
  confirmLimit,
  contactLimit,
  decideChange,
  hasValue,
  type LimitState,
  moneyKinds,
  rejectLimit,
  sectionOf,
  timeMeasures,
  waitOf,
} from '../../contracts/protection/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { offeredIn } from '../site/own-config.ts';
import type { World } from '../world/world.ts';
import { isSelfExcluded } from './breaks.ts';
import { countryFacts, isMeansShown } from './country.ts';
import { limitOf, limitsOf, noteEvent, writeLimit } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { protectionIn } from './values.ts';

export type Wanted = { limitType: number; limitValue: number | null };

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);
const mostMinutes = 31 * 24 * 60;

function keep(world: World, userId: number, type: number, next: LimitState, what: string): void {
  writeLimit(world.db, userId, type, next);
  const value = next.pending === null ? next.value : next.pending.value;
  noteEvent(world.db, { userId, type, what, value, at: secondsOf(world) });
}

/** The documents write "no limit" of deposits as a number. Row LIM-04. */
const isNoDepositLimit = (limitType: number, limitValue: number) =>
  moneyKinds.get(limitType)?.counts === 'deposit' && limitValue === noLimitDeposit;

/** The value as it is stored: minor units of the main currency, or minutes. */
function storedOf(world: World, userId: number, { limitType, limitValue }: Wanted): number | null {
  if (!hasValue(limitType) || !offeredIn(world.config).includes(limitType))
    throw wrongField('limitType', 'field_error_required');
  if (limitValue === null || isNoDepositLimit(limitType, limitValue)) return null;
  const { digits } = currencyFacts(mainIso(world, userId));
  if (timeMeasures.has(limitType) && !choicesOf(protectionIn(world), limitType).includes(limitValue))
    throw wrongField('limitValue', 'field_error_required');
  const isRight = moneyKinds.has(limitType)
    ? limitValue >= 0 && isWireMoney(limitValue, digits)
    : Number.isInteger(limitValue) && limitValue >= 0 && limitValue <= mostMinutes;
  if (!isRight) throw wrongField('limitValue', 'field_error_amount');
  return moneyKinds.has(limitType) ? toMinor(limitValue, digits) : limitValue;
}

const refusals = {
  mustChoose: () => wrongField('limitValue', 'limits.refused.mustChoose'),
  aboveMaximum: () => wrongField('limitValue', 'limits.refused.aboveMaximum'),
  tooSoon: () => new ApiFailure(409, errorCodes.conflict, 'limits.refused.tooSoon'),
  locked: () => new ApiFailure(409, errorCodes.conflict, 'limits.refused.locked'),
} as const;

/** An excluded player can make extra limits stricter, never looser. Row LIM-14. */
const isLocked = (world: World, userId: number, limitType: number): boolean =>
  sectionOf(limitType) === 'EXTRA_LIMITS' && isSelfExcluded(world, userId);

/**
 * The player wants these values, in units of their main currency or in minutes; null takes a limit away. All of them, or
 * none. Gives those that questions come before: they are not asked for yet, unless `hasPassed`.
 */
export function setLimits(world: World, userId: number, wanted: readonly Wanted[], hasPassed = false): Wanted[] {
  return transaction(world.db, () =>
    wanted.filter((one) => {
      const { limitType } = one;
      const value = storedOf(world, userId, one);
      const asked = { limitType, limit: limitOf(world.db, userId, limitType), value, now: secondsOf(world) };
      const verdict = decideChange(asked, protectionIn(world), countryFacts(world, userId, limitType));
      if (verdict.kind === 'refused') throw refusals[verdict.why]();
      if (verdict.next.pending !== null && isLocked(world, userId, limitType)) throw refusals.locked();
      if (verdict.asks && !hasPassed) return true;
      keep(world, userId, limitType, verdict.next, verdict.next.pending === null ? 'set' : 'asked');
      return false;
    }),
  );
}

/** The player says yes or no to a limit that waits. 409: nothing waits, or it is too early for a yes. Row LIM-12. */
export function answerLimit(world: World, userId: number, limitType: number, action: 'confirm' | 'reject'): void {
  if (!hasValue(limitType)) throw wrongField('limitType', 'field_error_required');
  transaction(world.db, () => {
    const known = limitOf(world.db, userId, limitType);
    const next = (action === 'confirm' ? confirmLimit : rejectLimit)(
      known,
      secondsOf(world),
      waitOf(protectionIn(world)),
    );
    if (next === null) throw new ApiFailure(409, errorCodes.conflict, 'There is no pending change of this limit.');
    keep(world, userId, limitType, next, action);
  });
}

/** Somebody has talked to the player: what needed that goes on. True when anything did. Row LIM-52. */
export function contactHeld(world: World, userId: number): boolean {
  return transaction(world.db, () => {
    const waiting = [...limitsOf(world.db, userId)].filter(
      ([, { pending }]) => pending?.needsContact === true && isMeansShown(world, userId, pending.value),
    );
    for (const [type, limit] of waiting)
      keep(world, userId, type, contactLimit(limit, secondsOf(world), waitOf(protectionIn(world))), 'contact');
    return waiting.length > 0;
  });
}
