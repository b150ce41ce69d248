import type { CountryFacts } from '../../contracts/protection/index.ts';
import { birthdayAt } from '../../contracts/registration.ts';
import { isIdentified, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { convertUp, mainIso } from './main-currency.ts';
import { protectionIn } from './values.ts';

const monthOfDeposits = 22;
/** Minor units of the euro in one. */
const cents = 100;

/** Of full age by their birthday; a player without a date of birth counts as young, because that is stricter. */
function isYoung(world: World, userId: number, age: number): boolean {
  const birthday = userById(world.db, userId)?.clientConfig.user_data?.date_birthday ?? '';
  return !(world.clock.now() >= birthdayAt(birthday, age));
}

/** Rounded down, so that rounding never allows more. */
const inMain = (world: World, userId: number, euros: number): number =>
  -convertUp(-euros * cents, 'EUR', mainIso(world, userId));

/** The most that a limit may be, in minor units of the main currency; null where the country names none. */
export function maximumOf(world: World, userId: number, limitType: number): number | null {
  const known = protectionIn(world).maxima.find((maximum) => maximum.limitType === limitType);
  return known === undefined ? null : inMain(world, userId, known.amount);
}

/** May this deposit limit of a month begin after a talk alone? Above a sum the player must have shown documents. Row LIM-52, decision D-164. */
export function isMeansShown(world: World, userId: number, value: number | null): boolean {
  const { meansAbove, meansAboveYoung, youngBelowAge } = protectionIn(world);
  const means = isYoung(world, userId, youngBelowAge) ? (meansAboveYoung ?? meansAbove) : meansAbove;
  const isHigh = means !== null && (value === null || value > inMain(world, userId, means));
  return !isHigh || isIdentified(world.db, userId);
}

/** What the country knows of a limit of this player. */
export function countryFacts(world: World, userId: number, limitType: number): CountryFacts {
  const { contactAbove, contactAboveYoung, youngBelowAge } = protectionIn(world);
  const maximum = maximumOf(world, userId, limitType);
  const contact = isYoung(world, userId, youngBelowAge) ? (contactAboveYoung ?? contactAbove) : contactAbove;
  const granted = sql(
    world.db,
    `SELECT at FROM protection_event WHERE user_id = ? AND type = ? AND what = 'confirm' AND value > ?`,
  ).all(userId, limitType, maximum ?? Number.MAX_SAFE_INTEGER);
  return {
    maximum,
    contactAbove: limitType === monthOfDeposits && contact !== null ? inMain(world, userId, contact) : null,
    granted: granted.map(({ at }) => Number(at)),
  };
}
