import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import {
  confirmLimit,
  type LimitState,
  moneyKinds,
  rejectLimit,
  requestLimit,
  timeChoices,
  timeMeasures,
  waitOf,
} from '../../contracts/protection/index.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { offeredIn } from '../site/own-config.ts';
import type { World } from '../world/world.ts';
import { limitOf, noteEvent, writeLimit } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { protectionIn } from './values.ts';

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

function requireOffered({ config }: World, limitType: number): void {
  const isKnown = moneyKinds.has(limitType) || timeMeasures.has(limitType);
  if (!isKnown || !offeredIn(config).includes(limitType)) throw wrongField('limitType', 'field_error_required');
}

/** Of the wire, in minor units of the main currency or in the measure of a limit in time. */
function valueOf(world: World, limitType: number, value: number | null, digits: number): number | null {
  if (value === null) return null;
  const choices = timeMeasures.has(limitType) ? timeChoices(protectionIn(world), limitType) : null;
  const isRight = choices === null ? value >= 0 && isWireMoney(value, digits) : choices.includes(value);
  if (!isRight) throw wrongField('limitValue', choices === null ? 'field_error_amount' : 'field_error_required');
  return choices === null ? toMinor(value, digits) : value;
}

function keep(world: World, userId: number, type: number, next: LimitState, what: string): void {
  writeLimit(world.db, userId, type, next);
  const value = next.pending === null ? next.value : next.pending.value;
  noteEvent(world.db, { userId, type, what, value, at: secondsOf(world) });
}

/** The player wants these values, in units of their main currency or of time; null takes a limit away. All, or none. */
export function setLimits(
  world: World,
  userId: number,
  wanted: readonly { limitType: number; limitValue: number | null }[],
): void {
  const { digits } = currencyFacts(mainIso(world, userId));
  transaction(world.db, () => {
    for (const { limitType, limitValue } of wanted) {
      requireOffered(world, limitType);
      const value = valueOf(world, limitType, limitValue, digits);
      const next = requestLimit(
        limitOf(world.db, userId, limitType),
        value,
        secondsOf(world),
        waitOf(protectionIn(world)),
      );
      keep(world, userId, limitType, next, next.pending === null ? 'set' : 'asked');
    }
  });
}

/** The player says yes or no to a limit that waits. 409: nothing waits, or it is too early for a yes. Row LIM-12. */
export function answerLimit(world: World, userId: number, limitType: number, action: 'confirm' | 'reject'): void {
  if (!moneyKinds.has(limitType)) throw wrongField('limitType', 'field_error_required');
  transaction(world.db, () => {
    const known = limitOf(world.db, userId, limitType);
    const next = (action === 'confirm' ? confirmLimit : rejectLimit)(
      known,
      secondsOf(world),
      waitOf(protectionIn(world)),
    );
    if (next === null) throw new ApiFailure(409, errorCodes.conflict, 'No change of this limit can be answered now.');
    keep(world, userId, limitType, next, action);
  });
}
