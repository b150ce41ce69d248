import { userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { isSameName } from '../documents/zone.ts';
import type { World } from '../world/world.ts';
import { isSelfExcluded } from './breaks.ts';

export type Person = { surname: string; names: string; birthDate: string };

/** Is this somebody who has excluded themselves, under another account? By name and day of birth. Row LIM-81. */
export function isExcludedPerson(world: World, person: Person, exceptUserId?: number): boolean {
  if (person.surname === '' || person.birthDate === '') return false;
  const born = `SELECT id FROM user WHERE json_extract(client_config, '$.user_data.date_birthday') = ?`;
  return sql(world.db, born)
    .all(person.birthDate)
    .map(({ id }) => Number(id))
    .some((id) => {
      const data = id === exceptUserId ? undefined : userById(world.db, id)?.clientConfig.user_data;
      if (data == null || !isSelfExcluded(world, id)) return false;
      const known = { surname: data.surname, name: data.name };
      return (
        isSameName(person, known) ||
        isSameName({ surname: known.surname, names: known.name }, { ...person, name: person.names })
      );
    });
}

/** Has somebody who has excluded themselves come from this device? `hash`: of its cookie. */
export const isExcludedDevice = (world: World, hash: string): boolean =>
  sql(world.db, 'SELECT user_id FROM device WHERE secret_hash = ?')
    .all(hash)
    .some(({ user_id: id }) => isSelfExcluded(world, Number(id)));
