import type { DatabaseSync } from 'node:sqlite';

import { type Context, Hono } from 'hono';

import { readFields } from '../http/body.ts';
import { CardForm, readForm } from './card-form.ts';
import type { PspEnv } from './env.ts';
import { PspFailure } from './failure.ts';
import { answerChallenge, type Desk } from './intents.ts';
import { bouncePage, cardPage, challengePage, overPage, pageHeaders, payStyle, type Shown } from './pages.ts';
import { payLanguage } from './pay-texts.ts';
import { payInSession, readSession } from './sessions.ts';
import { accountOf, type Intent, type Session } from './things.ts';

type Options = { db: DatabaseSync; deskOf: (account: string) => Desk; act: <T>(run: () => T) => T };

const nothing: Shown = { wrong: [], typed: { expiry: '', holder: '' }, isRefused: false };

/** The language of a page: that of the session, or the first of the payer's browser where the session leaves it to them. */
const spoken = (c: Context<PspEnv>, locale: string): string =>
  payLanguage((locale === 'auto' ? (c.req.header('Accept-Language') ?? 'en') : locale).slice(0, 2).toLowerCase());
const speaking = (c: Context<PspEnv>, session: Session): Session => ({
  ...session,
  locale: spoken(c, session.locale),
});

/** The provider's own pages: the card is typed here and nowhere else. Rows PAY-05, PAY-09. */
export function payRoutes({ db, deskOf, act }: Options): Hono<PspEnv> {
  const routes = new Hono<PspEnv>();
  const page = (c: Context<PspEnv>, html: string) => c.html(html, 200, pageHeaders);

  /** Anybody with the long number in the address may open the page; it opens nothing else of the account. */
  function deskIn(c: Context<PspEnv>, id: string): Desk {
    const account = accountOf(db, id);
    if (account === null) throw new PspFailure(404, `No such page.`);
    // Another site's page may not send the form for the payer.
    const from = c.req.header('Sec-Fetch-Site');
    if (c.req.method === 'POST' && from !== undefined && from !== 'same-origin')
      throw new PspFailure(400, 'This form is sent from its own page only.');
    return deskOf(account);
  }
  const sessionOf = ({ things }: Desk, { checkout }: Intent) =>
    checkout === null ? null : things.get<Session>('checkout.session', checkout);

  routes.get('/pay.css', (c) => c.body(payStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  routes.get('/pay/:id', (c) => {
    const id = c.req.param('id');
    const session = readSession(deskIn(c, id), id);
    if (session.status !== 'open') return page(c, overPage(session.cancel_url, spoken(c, session.locale)));
    return page(c, cardPage(speaking(c, session), { ...nothing, isRefused: c.req.query('refused') === '1' }));
  });
  routes.post('/pay/:id', async (c) => {
    const id = c.req.param('id');
    const desk = deskIn(c, id);
    const session = readSession(desk, id);
    if (session.status !== 'open') return page(c, overPage(session.cancel_url, spoken(c, session.locale)));
    const typed = CardForm.safeParse(await readFields(c));
    if (!typed.success) throw new PspFailure(400, 'This is no card.');
    const read = readForm(typed.data);
    if ('wrong' in read)
      return page(c, cardPage(speaking(c, session), { ...nothing, wrong: read.wrong, typed: typed.data }));
    const intent = act(() => payInSession(desk, session, read.method));
    if (intent.next_action !== null) return c.redirect(new URL(intent.next_action.redirect_to_url.url).pathname, 303);
    if (intent.status === 'requires_payment_method')
      return page(c, cardPage(speaking(c, session), { ...nothing, typed: typed.data, isRefused: true }));
    return page(c, bouncePage(session.success_url, spoken(c, session.locale)));
  });

  routes.get('/3ds/:id', (c) => {
    const id = c.req.param('id');
    const desk = deskIn(c, id);
    const intent = desk.things.get<Intent>('payment_intent', id);
    const session = sessionOf(desk, intent);
    const lng = spoken(c, session?.locale ?? intent.metadata.locale ?? 'en');
    if (intent.status !== 'requires_action') return page(c, overPage(session?.cancel_url ?? null, lng));
    return page(c, challengePage({ ...intent, lng }));
  });
  routes.post('/3ds/:id', async (c) => {
    const id = c.req.param('id');
    const desk = deskIn(c, id);
    const { answer } = await readFields(c);
    const before = desk.things.get<Intent>('payment_intent', id);
    const session = sessionOf(desk, before);
    const lng = spoken(c, session?.locale ?? before.metadata.locale ?? 'en');
    const back = before.next_action?.redirect_to_url.return_url ?? session?.success_url ?? null;
    if (back === null) return page(c, overPage(null, lng));
    const after = act(() => answerChallenge(desk, before, answer === 'yes'));
    if (after.status === 'requires_payment_method' && session !== null)
      return c.redirect(`/pay/${session.id}?refused=1`, 303);
    return page(c, bouncePage(back, lng));
  });
  return routes;
}
