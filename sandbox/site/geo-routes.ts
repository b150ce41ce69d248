import { Hono } from 'hono';

import { type Env, languageOf } from '../http/context.ts';
import { countriesIn } from './countries.ts';
import { phoneCountriesIn, phoneMasks } from './phones.ts';

/** Lists for forms. They change with a release, not from day to day. Spec: api §4. */
export function geoRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/web-api/geo/countries', (c) => {
    c.header('Cache-Control', 'public, max-age=900');
    return c.json({ data: countriesIn(languageOf(c)) });
  });
  routes.get('/web-api/geo/phone-countries', (c) => {
    c.header('Cache-Control', 'public, max-age=900');
    return c.json({ data: phoneCountriesIn(languageOf(c)) });
  });
  routes.get('/web-api/geo/phone-masks', (c) => {
    c.header('Cache-Control', 'public, max-age=900');
    return c.json({ data: phoneMasks() });
  });
  return routes;
}
