import { type Context, Hono } from 'hono';

import { callerOf, type Env } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pushPlayer } from '../push/player.ts';
import { startAuthenticator, turnOffAuthenticator, turnOnAuthenticator } from './authenticator.ts';
import { askContact, confirmContact } from './contacts.ts';
import { endSessions } from './end.ts';
import { addPasskey, optionsFor, removePasskey, renamePasskey } from './passkeys.ts';
import { changePassword } from './password.ts';
import { answerAsker, lookAtAsker } from './qr.ts';
import { setQuestion } from './set-question.ts';
import { securityOf } from './view.ts';

const base = '/office-api/v1/security';

/** The access of the account, and how the player keeps others out. We chose the paths below the first. Spec: api §9. */
export function securityRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  const shown = (c: Context<Env>) => c.json({ data: securityOf(c) });

  routes.get(base, shown);
  routes.post(`${base}/password`, async (c) => {
    await changePassword(c);
    pushPlayer(c.get('world'), callerOf(c).userId, 'config');
    return shown(c);
  });
  routes.delete(`${base}/sessions/:id{\\d+}`, (c) => {
    if (!endSessions(c.get('world'), callerOf(c), Number(c.req.param('id')))) throw notFound('This session');
    return shown(c);
  });
  routes.delete(`${base}/sessions`, (c) => {
    endSessions(c.get('world'), callerOf(c), null);
    return shown(c);
  });

  routes.post(`${base}/authenticator`, (c) => c.json({ data: startAuthenticator(c) }));
  routes.put(`${base}/authenticator`, async (c) => {
    const codes = await turnOnAuthenticator(c);
    pushPlayer(c.get('world'), callerOf(c).userId, 'config');
    return c.json({ data: { codes, security: securityOf(c) } });
  });
  routes.post(`${base}/authenticator/off`, async (c) => {
    await turnOffAuthenticator(c);
    pushPlayer(c.get('world'), callerOf(c).userId, 'config');
    return shown(c);
  });

  for (const kind of ['phone', 'email'] as const) {
    routes.post(`${base}/${kind}`, async (c) => c.json({ data: await askContact(c, kind) }));
    routes.put(`${base}/${kind}`, async (c) => {
      await confirmContact(c, kind);
      pushPlayer(c.get('world'), callerOf(c).userId, 'config');
      return shown(c);
    });
  }
  routes.put(`${base}/question`, async (c) => {
    await setQuestion(c);
    pushPlayer(c.get('world'), callerOf(c).userId, 'config');
    return shown(c);
  });

  routes.post(`${base}/passkeys/options`, async (c) => c.json({ data: await optionsFor(c) }));
  routes.post(`${base}/passkeys`, async (c) => {
    await addPasskey(c);
    return shown(c);
  });
  routes.patch(`${base}/passkeys/:id`, async (c) => {
    await renamePasskey(c);
    return shown(c);
  });
  routes.delete(`${base}/passkeys/:id`, (c) => {
    removePasskey(c);
    return shown(c);
  });

  routes.post('/office-api/v1/qr', async (c) => c.json({ data: await lookAtAsker(c) }));
  routes.post('/office-api/v1/qr/answer', async (c) => {
    await answerAsker(c);
    return c.body(null, 204);
  });

  return routes;
}
