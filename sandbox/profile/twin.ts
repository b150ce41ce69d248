import { sql } from '../db/index.ts';
import { isSelfExcluded } from '../protection/breaks.ts';
import { isNearName } from '../protection/near-name.ts';
import type { World } from '../world/world.ts';
import { bornOn } from './told.ts';

export type Person = { surname: string; names: string; birthDate: string };

const nameOf = ({ surname, names }: Pick<Person, 'surname' | 'names'>): string => `${surname} ${names}`;

/**
 * The account of somebody who has excluded themselves and is this person: by the day of birth and the name, whichever of them they
 * said last. Null: there is none. Rows LIM-81, LIM-98.
 */
export function excludedPerson(world: World, person: Person, exceptUserId?: number): number | null {
  if (person.surname === '' || person.birthDate === '') return null;
  const found = bornOn(world.db, person.birthDate).find(
    ({ userId, surname, name }) =>
      userId !== exceptUserId &&
      isNearName(nameOf({ surname, names: name }), nameOf(person)) &&
      isSelfExcluded(world, userId),
  );
  return found?.userId ?? null;
}

/** The account of somebody who has excluded themselves and once showed the document of this number, whatever became of it. */
export const excludedHolder = (world: World, number: string, exceptUserId: number): number | null =>
  sql(world.db, 'SELECT DISTINCT user_id FROM document WHERE number = ? AND user_id <> ?')
    .all(number, exceptUserId)
    .map(({ user_id: id }) => Number(id))
    .find((id) => isSelfExcluded(world, id)) ?? null;

/** Has a self-excluded player used this device? `hash`: of its cookie. */
export const isExcludedDevice = (world: World, hash: string): boolean =>
  sql(world.db, 'SELECT user_id FROM device WHERE secret_hash = ?')
    .all(hash)
    .some(({ user_id: id }) => isSelfExcluded(world, Number(id)));
