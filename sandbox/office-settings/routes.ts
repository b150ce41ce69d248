import { type Context, Hono } from 'hono';

import { DisallowSportsRequest, SettingRequest } from '../../contracts/office-settings.ts';
import { type User, userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf, playerOf } from '../http/context.ts';
import { unauthorized } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import { changeSetting, disallowSports } from './change.ts';
import { saidOf } from './said.ts';
import { settingsOf } from './view.ts';

function callingUser(c: Context<Env>): User {
  const user = userById(c.get('world').db, playerOf(c));
  if (user === null) throw unauthorized();
  return user;
}

/** Settings of the office, one change at a time; every open page of the player hears of it. Spec: api §9. */
export function officeSettingsRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/office-api/v1/settings', (c) => {
    return c.json({ data: settingsOf(c.get('world'), callingUser(c), languageOf(c)) });
  });
  routes.patch('/office-api/v1/settings', async (c) => {
    const world = c.get('world');
    const change = await readBody(c, SettingRequest);
    const { id } = callingUser(c);
    changeSetting(world, callingUser(c), change);
    pushPlayer(world, id, 'config');
    const message = saidOf(world, id, change, languageOf(c));
    const data = settingsOf(world, callingUser(c), languageOf(c));
    return c.json(message === undefined ? { data } : { data, message });
  });
  routes.put('/office-api/v1/disallow-sports', async (c) => {
    const world = c.get('world');
    const lists = await readBody(c, DisallowSportsRequest);
    disallowSports(world, callingUser(c), lists);
    pushPlayer(world, playerOf(c), 'config');
    return c.body(null, 204);
  });

  return routes;
}
