import { currencyOf, type Form, partOf, required, sumOf, textOf, textsOf } from './form.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  type Desk,
  dispute,
  refundIntent,
} from './intents.ts';
import { createPayout, failPayout, readPayout } from './payouts.ts';
import { closeSession, openSession, readSession } from './sessions.ts';
import { testMethod } from './test-methods.ts';
import { type Charge, type Intent, type Method, newId, nowSeconds, type Other, type Thing } from './things.ts';

/** One call of the wire form. It runs in one transaction with its answer and its events. */
type Call = { method: 'get' | 'post'; path: string; run: (desk: Desk, form: Form, id: string) => Thing };

/** `pm_card_…` of the wire form's test tokens makes a method; any other must be there. */
const methodOf = ({ things }: Desk, token: string | null): string | null => {
  if (token === null) return null;
  const made = testMethod(token);
  return made === null ? things.get<Method>('payment_method', token).id : things.put(made).id;
};

function confirmed(desk: Desk, intent: Intent, form: Form): Intent {
  const method = methodOf(desk, textOf(form, 'payment_method'));
  return confirmIntent(
    desk,
    method === null ? intent : { ...intent, payment_method: method },
    textOf(form, 'return_url') ?? '',
  );
}

const intentOf = ({ things }: Desk, id: string): Intent => things.get<Intent>('payment_intent', id);

export const calls: readonly Call[] = [
  {
    method: 'post',
    path: '/v1/payment_intents',
    run: (desk, form) => {
      const made = createIntent(desk, {
        amount: sumOf(form, 'amount'),
        currency: currencyOf(form),
        capture_method: textOf(form, 'capture_method') === 'manual' ? 'manual' : 'automatic',
        customer: textOf(form, 'customer'),
        payment_method: methodOf(desk, textOf(form, 'payment_method')),
        metadata: textsOf(partOf(form, 'metadata')),
      });
      return textOf(form, 'confirm') === 'true' ? confirmIntent(desk, made, textOf(form, 'return_url') ?? '') : made;
    },
  },
  { method: 'get', path: '/v1/payment_intents/:id', run: (desk, _, id) => intentOf(desk, id) },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/confirm',
    run: (desk, form, id) => confirmed(desk, intentOf(desk, id), form),
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/capture',
    run: (desk, form, id) => {
      const isPart = textOf(form, 'amount_to_capture') !== null;
      return captureIntent(desk, intentOf(desk, id), isPart ? sumOf(form, 'amount_to_capture') : undefined);
    },
  },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    run: (desk, form, id) => cancelIntent(desk, intentOf(desk, id), textOf(form, 'cancellation_reason')),
  },
  {
    method: 'post',
    path: '/v1/refunds',
    run: (desk, form) =>
      refundIntent(
        desk,
        intentOf(desk, required(form, 'payment_intent')),
        textOf(form, 'amount') === null ? null : sumOf(form, 'amount'),
      ),
  },
  { method: 'get', path: '/v1/charges/:id', run: ({ things }, _, id) => things.get<Charge>('charge', id) },
  {
    method: 'post',
    path: '/v1/customers',
    run: ({ things }, form) =>
      things.put<Other>({
        ...{ id: newId('cus'), object: 'customer', created: nowSeconds() },
        metadata: textsOf(partOf(form, 'metadata')),
      }),
  },
  {
    method: 'get',
    path: '/v1/payment_methods/:id',
    run: ({ things }, _, id) => things.get<Method>('payment_method', id),
  },
  {
    method: 'post',
    path: '/v1/payment_methods/:id/detach',
    run: ({ things }, _, id) => things.put({ ...things.get<Method>('payment_method', id), customer: null }),
  },
  { method: 'post', path: '/v1/checkout/sessions', run: openSession },
  {
    method: 'get',
    path: '/v1/checkout/sessions/:id',
    run: (desk, _, id) => readSession(desk, id),
  },
  {
    method: 'post',
    path: '/v1/checkout/sessions/:id/expire',
    run: (desk, _, id) => closeSession(desk, id),
  },
  { method: 'post', path: '/v1/payouts', run: createPayout },
  {
    method: 'get',
    path: '/v1/payouts',
    run: ({ things }): Other => ({ id: 'payouts', object: 'list', has_more: false, data: things.all('payout') }),
  },
  { method: 'get', path: '/v1/payouts/:id', run: (desk, _, id) => readPayout(desk, id) },
  // As the next one, for tests: the payee's bank sends the money back.
  { method: 'post', path: '/v1/test_helpers/payouts/:id/fail', run: (desk, _, id) => failPayout(desk, id) },
  // What the wire form has for its own tests alone: the holder disputes a payment.
  {
    method: 'post',
    path: '/v1/test_helpers/payment_intents/:id/dispute',
    run: (desk, _, id) => dispute(desk, intentOf(desk, id)),
  },
];
