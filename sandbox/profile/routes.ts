import { type Context, Hono } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { type ProfileField, ProfileRequest, type ProfileValues } from '../../contracts/profile.ts';
import { boundedValue } from '../../contracts/protection/site-bounds.ts';
import { type User, userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { ApiFailure, refused, unauthorized, wrongField } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { checkedValues } from './check.ts';
import { changeProfile, editableOf, keptProfile, profileOf } from './store.ts';
import { excludedPerson } from './twin.ts';

function callingUser(c: Context<Env>): User {
  const user = userById(c.get('world').db, playerOf(c));
  if (user === null) throw unauthorized();
  return user;
}

const shown = (c: Context<Env>) => {
  return profileOf(c.get('world'), callingUser(c), languageOf(c));
};

/** A registration with the name and birthday of an excluded person counts as that person. Row LIM-81. */
function refuseExcluded(world: World, user: User, values: Partial<ProfileValues>): void {
  const data = { ...user.clientConfig.user_data, ...values };
  const person = { surname: data.surname ?? '', names: data.name ?? '', birthDate: data.date_birthday ?? '' };
  if (excludedPerson(world, person, user.id) !== null)
    throw refused(errorCodes.selfExcluded, 'You have an account that you excluded yourself from.');
}

/** Personal data: what may change does, unless another device changed the same field first. Spec: api §9, OFFICE-08. */
export function profileRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/profile', (c) => c.json({ data: shown(c) }));
  routes.patch('/office-api/v1/profile', async (c) => {
    const world = c.get('world');
    const body = await readBody(c, ProfileRequest);
    const user = callingUser(c);
    const editable: readonly string[] = editableOf(world, user);
    const locked = Object.keys(body.values).find((name) => !editable.includes(name));
    if (locked !== undefined) throw wrongField(locked, 'office.wrong.locked');
    const names = Object.keys(body.values) as ProfileField[];
    const minAge = boundedValue('minAge', siteConfig(world, 'en').minAge);
    const values = checkedValues(body.values, world.clock.now(), minAge);
    const { changed } = keptProfile(world, user.id);
    if (names.some((name) => (changed[name] ?? 0) > body.version))
      throw new ApiFailure(409, errorCodes.conflict, 'This was changed on another device.', { data: shown(c) });
    refuseExcluded(world, user, values);
    if (names.length > 0) changeProfile(world, user, values);
    pushPlayer(world, user.id, 'config');
    return c.json({ data: shown(c) });
  });

  return routes;
}
