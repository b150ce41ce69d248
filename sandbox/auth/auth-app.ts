import { type Context, Hono } from 'hono';

import { completeLanguages } from '../../contracts/languages.ts';
import { readFields } from '../http/body.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { houseName } from '../site/index.ts';
import { plainPolicy } from '../texts/page.ts';
import { type AuthAppPage, authAppPage, authAppStyle } from './auth-app-page.ts';
import { linkMethod, makeLink, signOf } from './links.ts';
import { ownPath } from './oauth.ts';
import { provenByLogin } from './prove.ts';

const encoded = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/** Allows only its own style and form. The answer to the form leads back to a path of this site. */
function show(c: Context<Env>, page: Omit<AuthAppPage, 'brand'>, status: 200 | 400 | 403 | 429 = 200): Response {
  c.header('Content-Security-Policy', plainPolicy);
  c.header('Cache-Control', 'no-store');
  return c.html(authAppPage({ brand: houseName(c.get('world')), ...page }), status);
}

/** Reads two letters of a language and a path of this site, whatever the address says. */
function asked(redirect: unknown, language: unknown): { lng: string; target: string } {
  const lng = completeLanguages.find((code) => code === language) ?? 'en';
  return { lng, target: ownPath(typeof redirect === 'string' ? redirect : undefined, lng) };
}

/**
 * The auth app of a site in account-middleware mode. It checks who somebody is, then sends them back with a link that
 * signs in once. Decision D-35.
 */
export function authAppRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get('/auth-app/page.css', (c) => c.body(authAppStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  routes.get('/auth-app/', (c) => show(c, asked(c.req.query('redirect_url'), c.req.query('lng'))));
  routes.post('/auth-app/', async (c) => {
    const form = await readFields(c);
    const page = asked(form['redirect_url'], form['lng']);
    const { login, password } = form;
    if (typeof login !== 'string' || typeof password !== 'string') return show(c, { ...page, isWrong: true }, 400);
    const world = c.get('world');
    try {
      const fields = { login: 'login', password: 'password' };
      const user = await provenByLogin(c, { login: encoded(login), password: encoded(password) }, fields);
      const { token } = makeLink(world, 'login', user.id);
      const link = new URL(page.target, 'http://own');
      link.searchParams.set('method_id', linkMethod);
      link.searchParams.set('token', token);
      link.searchParams.set('sign', signOf(world, linkMethod, token));
      return c.redirect(`${link.pathname}${link.search}${link.hash}`, 303);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return show(c, { ...page, login, isWrong: true }, error.status === 429 ? 429 : 400);
    }
  });

  return routes;
}
