import type { Manager } from '../../contracts/letters.ts';
import { isSupportOpen } from '../../contracts/support-hours.ts';
import { userById } from '../auth/users.ts';
import type { World } from '../world/world.ts';
import { lettersOf } from './store.ts';

type Person = Pick<Manager, 'name' | 'languages'>;
const anybody: Person = { name: 'Nora Bell', languages: ['en', 'es', 'pt'] };
const people: readonly Person[] = [
  anybody,
  { name: 'Anna Lisova', languages: ['ru', 'uk', 'en'] },
  { name: 'Selin Demir', languages: ['tr', 'ar', 'en'] },
];
const hours: Manager['hours'] = { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5], timeZone: 0 };
const shown = { page: 1, pageSize: 10 };

/** Somebody who speaks the player's language. Each player has one, whatever they play. Decision D-207. */
export function managerOf(world: World, userId: number): Manager {
  const language = userById(world.db, userId)?.language ?? 'en';
  const person = people.find(({ languages }) => languages.includes(language)) ?? anybody;
  return {
    ...person,
    hours,
    isThere: isSupportOpen(world.clock.now(), hours),
    letters: lettersOf(world, { userId, kind: 'manager' }, shown).letters,
  };
}
