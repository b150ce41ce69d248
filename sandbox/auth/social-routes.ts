import { type Context, Hono } from 'hono';

import { SocialLoginRequest, socialProviders, SocialTwoStepRequest } from '../../contracts/auth.ts';
import { sql } from '../db/index.ts';
import { readBody, readFields } from '../http/body.ts';
import { type Env, languageOf } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { houseName } from '../site/index.ts';
import { plainPolicy } from '../texts/page.ts';
import { consentPage, consentStyle } from './consent-page.ts';
import { cookieSession } from './cookies.ts';
import { visitorSession } from './current.ts';
import { passDoor, passSecond, signInOrAsk } from './doors.ts';
import { decoded } from './encoded.ts';
import { ownPath, playIdentity, readState, signCode, signState, type State, takeProviderCode } from './oauth.ts';
import { countAddress, provenByLogin } from './prove.ts';
import { setSocial, socialOf } from './sessions.ts';
import { linkSocial } from './social-link.ts';
import { wrongCode } from './steps.ts';
import { userById } from './users.ts';

const oauth = '/web-api/auth/oauth';

/** Signing in with another site's account. A page of ours plays the other site. Spec: shell §1, §7, api §3, §4. */
export function socialRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.get(`${oauth}/consent.css`, (c) => c.body(consentStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  routes.get(`${oauth}/:provider`, async (c) => {
    const provider = known(c);
    const state = await newState(c, provider);
    return c.redirect(`${oauth}/${provider}/consent?${new URLSearchParams({ state }).toString()}`, 302);
  });
  routes.get(`${oauth}/:provider/consent`, async (c) => {
    const provider = known(c);
    const state = c.req.query('state') ?? '';
    const went = await readState(c.get('world'), state);
    if (went === null) throw wrongCode();
    const code = await signCode(c.get('world'), provider, playIdentity(c));
    c.header('Content-Security-Policy', plainPolicy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(
      consentPage({
        brand: houseName(c.get('world')),
        name: provider,
        lng: went.lng,
        action: `${oauth}/${provider}/callback`,
        code,
        state,
      }),
    );
  });
  routes.get(`${oauth}/:provider/callback`, async (c) => {
    const provider = known(c);
    const state = await readState(c.get('world'), c.req.query('state') ?? '');
    // Only the browser that asked may use the answer.
    if (state?.provider !== provider || cookieSession(c)?.id !== state.sid) throw wrongCode();
    const given = c.req.query('code');
    if (given === undefined) return c.redirect(`/${state.lng}/login`, 302);
    const code = await takeProviderCode(c.get('world'), given);
    if (code?.provider !== provider) throw wrongCode();
    return c.redirect(await arrive(c, state, code.subject), 302);
  });

  routes.post('/web-api/auth/social', async (c) => {
    const { login, pass } = await readBody(c, SocialLoginRequest);
    const { db } = c.get('world');
    const session = cookieSession(c);
    const identity = session === null ? null : socialOf(db, session.id);
    if (session === null || identity === null) throw wrongCode();
    const user = await provenByLogin(c, { login, password: pass }, { login: 'login', password: 'pass' });
    // A player with a second step is linked after it.
    if (!user.hasTwoStep) linkSocial(c, user.id);
    return signInOrAsk(c, user, { isSaved: true, shown: 'password', step: 'social_two_step' });
  });
  routes.post('/web-api/auth/social-two-step', async (c) => {
    const code = decoded('code', (await readBody(c, SocialTwoStepRequest)).code);
    return passSecond(c, 'social_two_step', code);
  });

  const oneTap = '/social-api/oauth/google-one-tap';
  routes.get(`${oneTap}/clientId`, (c) => c.json({ clientId: `play-${playIdentity(c).slice(0, 6)}` }));
  routes.post(oneTap, async (c) => {
    if (c.get('world').isReal) throw notFound('This provider');
    const form = await readFields(c);
    countAddress(c);
    for (const name of ['credential', 'language', 'currency', 'countryId'])
      if (typeof form[name] !== 'string' || form[name] === '') throw wrongField(name, 'field_error_required');
    const code = await signCode(c.get('world'), 'google', playIdentity(c));
    const state = await newState(c, 'google');
    const query = new URLSearchParams({ code, state }).toString();
    return c.json({ redirectUrl: `${oauth}/google/callback?${query}` });
  });

  return routes;
}

function known(c: Context<Env>): string {
  const provider = c.req.param('provider') ?? '';
  // Our page simulates every provider, and lets every visitor in.
  if (c.get('world').isReal || !socialProviders.some((name) => name === provider)) throw notFound('This provider');
  return provider;
}

function newState(c: Context<Env>, provider: string): Promise<string> {
  const lng = languageOf(c);
  const mode = c.req.query('mode') === 'registration' ? 'registration' : 'login';
  const redirect = ownPath(c.req.query('redirect_url'), lng);
  return signState(c.get('world'), { provider, sid: visitorSession(c), redirect, lng, mode });
}

/** The query of a page with one more step; it says where to go on from there. */
const goingOn = (query: Record<string, string>, lng: string, redirect: string): string =>
  new URLSearchParams({ ...query, ...(redirect === `/${lng}` ? {} : { redirect_url: redirect }) }).toString();

/**
 * Where people go when they come back from a provider. The site signs in the players whom it knows, and asks the others
 * for their account here.
 */
async function arrive(c: Context<Env>, { provider, redirect, lng, mode }: State, subject: string): Promise<string> {
  const { db } = c.get('world');
  const query = 'SELECT user_id FROM social_account WHERE provider = ? AND subject = ?';
  const found = sql(db, query).get(provider, subject);
  const user = found === undefined ? null : userById(db, Number(found.user_id));
  if (user === null) {
    setSocial(db, visitorSession(c), { provider, subject });
    return mode === 'registration'
      ? `/${lng}/registration/social?${goingOn({ provider }, lng, redirect)}`
      : `/${lng}/login?${goingOn({ social: provider }, lng, redirect)}`;
  }
  const passed = await passDoor(c, user, { isSaved: true, shown: 'social', step: 'social_two_step' });
  return 'step' in passed ? `/${lng}/login?${goingOn({ step: passed.step }, lng, redirect)}` : redirect;
}
