import { PspFailure } from './failure.ts';
import { currencyOf, type Form, partOf, sumOf, textOf, textsOf } from './form.ts';
import { cancelIntent, confirmIntent, createIntent, type Desk } from './intents.ts';
import { type Intent, type Method, newId, nowSeconds, type Session } from './things.ts';

const isPage = (url: string | null): url is string => url !== null && /^https?:\/\/[^\s"<>]+$/.test(url);

/** A page of the provider where the payer types their card. One line of goods: the sum. */
export function openSession(desk: Desk, form: Form): Session {
  const price = partOf(partOf(partOf(form, 'line_items'), '0'), 'price_data');
  const [success, cancel] = [textOf(form, 'success_url'), textOf(form, 'cancel_url')];
  if (!isPage(success) || !isPage(cancel)) throw new PspFailure(400, 'Invalid URL.', { param: 'success_url' });
  const data = partOf(form, 'payment_intent_data');
  const id = newId('cs');
  return desk.things.put<Session>({
    ...{ id, object: 'checkout.session', mode: 'payment', status: 'open' },
    ...{ payment_status: 'unpaid', payment_intent: null },
    url: `${desk.pages(success)}/pay/${id}`,
    amount_total: sumOf(price, 'unit_amount'),
    currency: currencyOf(price),
    customer: textOf(form, 'customer'),
    success_url: success,
    cancel_url: cancel,
    locale: textOf(form, 'locale') ?? 'en',
    payment_intent_data: {
      metadata: textsOf(partOf(data, 'metadata')),
      setup_future_usage: textOf(data, 'setup_future_usage'),
    },
    metadata: textsOf(partOf(form, 'metadata')),
    created: nowSeconds(),
  });
}

/** The payer sent the form with this card. Gives the payment: taken, refused, or waiting for their bank. */
export function payInSession(desk: Desk, session: Session, method: Method): Intent {
  const { id, amount_total: amount, currency, customer, payment_intent_data: data, payment_intent: known } = session;
  const intent =
    known === null
      ? createIntent(desk, { amount, currency, customer, ...data, checkout: id })
      : desk.things.get<Intent>('payment_intent', known);
  desk.things.put(method);
  desk.things.put({ ...session, payment_intent: intent.id });
  return confirmIntent(desk, { ...intent, payment_method: method.id }, session.success_url);
}

/** A session is over with its payment. */
export function readSession({ things }: Desk, id: string): Session {
  const session = things.get<Session>('checkout.session', id);
  const intent = session.payment_intent === null ? null : things.get<Intent>('payment_intent', session.payment_intent);
  return intent?.status === 'succeeded'
    ? { ...session, status: 'complete', payment_status: 'paid', url: null }
    : session;
}

/** Nobody can pay in it any more. */
export function closeSession(desk: Desk, id: string): Session {
  const session = readSession(desk, id);
  if (session.status !== 'open')
    throw new PspFailure(400, `Only open sessions can be expired: this one is ${session.status}.`);
  if (session.payment_intent !== null) {
    const intent = desk.things.get<Intent>('payment_intent', session.payment_intent);
    if (intent.status !== 'canceled') cancelIntent(desk, intent, 'abandoned');
  }
  const closed = desk.things.put<Session>({ ...session, status: 'expired', url: null });
  desk.emit(desk.account, 'checkout.session.expired', closed);
  return closed;
}
