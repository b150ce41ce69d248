import { PspFailure, wrongState } from './failure.ts';
import type { Outbox } from './outbox.ts';
import { type Charge, type Intent, type Method, newId, nowSeconds, type Other, type Things } from './things.ts';

/** What a payment is done with: the things of one account, its time, who hears of it, and where the provider's pages are. */
export type Desk = {
  account: string;
  things: Things;
  clock: PspClock;
  /** Runs in one transaction with its events. */
  act: (run: () => unknown) => void;
  emit: Outbox['emit'];
  pages: (returnUrl: string) => string;
};
/** The time of an account, ms: that of the world it belongs to. */
export type PspClock = { now: () => number; at: (ms: number, run: () => void) => unknown };

const refusals = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'The card was declined.' },
  poor: { code: 'card_declined', decline_code: 'insufficient_funds', message: 'The card has not enough money.' },
  refused: { code: 'payment_intent_authentication_failure', message: 'The payer did not confirm the payment.' },
} as const;

function save({ account, things, emit }: Desk, intent: Intent, type?: string): Intent {
  things.put(intent);
  if (type !== undefined) emit(account, `payment_intent.${type}`, intent);
  return intent;
}

type Wanted = Pick<Intent, 'amount' | 'currency'> & Partial<Intent>;

export const createIntent = (desk: Desk, wanted: Wanted): Intent => {
  const id = newId('pi');
  const intent: Intent = {
    ...{ id, object: 'payment_intent', amount_capturable: 0, amount_received: 0 },
    ...{ capture_method: 'automatic', client_secret: `${id}_secret_${newId('s')}`, customer: null },
    ...{ payment_method: null, payment_method_types: ['card'], latest_charge: null, last_payment_error: null },
    ...{ next_action: null, cancellation_reason: null, setup_future_usage: null, checkout: null, metadata: {} },
    ...{ created: nowSeconds(), livemode: false },
    ...wanted,
    status: wanted.payment_method == null ? 'requires_payment_method' : 'requires_confirmation',
  };
  return save(desk, intent, 'created');
};

/** Tries to take the money. A card that asks its holder leads to their bank; one that refuses leaves the payment open. */
export function confirmIntent(desk: Desk, intent: Intent, returnUrl: string): Intent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw wrongState(intent.status, 'confirmed');
  if (intent.payment_method === null)
    throw new PspFailure(400, 'A payment needs a payment method.', { code: 'payment_intent_unexpected_state' });
  const { behaves } = desk.things.get<Method>('payment_method', intent.payment_method);
  if (behaves === 'declined' || behaves === 'poor') return refuse(desk, intent, behaves);
  if (behaves !== 'asks') return take(desk, intent, behaves === 'disputes');
  const redirect = { url: `${desk.pages(returnUrl)}/3ds/${intent.id}`, return_url: returnUrl };
  const next_action = { type: 'redirect_to_url' as const, redirect_to_url: redirect };
  return save(desk, { ...intent, status: 'requires_action', next_action }, 'requires_action');
}

/** What the holder said at their bank. Said twice, the first word holds. */
export function answerChallenge(desk: Desk, intent: Intent, isYes: boolean): Intent {
  if (intent.status !== 'requires_action') return intent;
  return isYes ? take(desk, intent, false) : refuse(desk, intent, 'refused');
}

const refuse = (desk: Desk, intent: Intent, why: keyof typeof refusals): Intent =>
  save(
    desk,
    {
      ...{ ...intent, status: 'requires_payment_method', next_action: null, payment_method: null },
      last_payment_error: { type: 'card_error', ...refusals[why] },
    },
    'payment_failed',
  );

function take(desk: Desk, intent: Intent, isDisputed: boolean): Intent {
  const held = { ...intent, next_action: null, last_payment_error: null };
  if (intent.capture_method === 'manual')
    return save(
      desk,
      { ...held, status: 'requires_capture', amount_capturable: intent.amount },
      'amount_capturable_updated',
    );
  const taken = captureIntent(desk, { ...held, status: 'requires_capture', amount_capturable: intent.amount });
  if (isDisputed) dispute(desk, taken);
  return taken;
}

/** Takes what was held, or a part of it. */
export function captureIntent(desk: Desk, intent: Intent, amount = intent.amount_capturable): Intent {
  if (intent.status !== 'requires_capture') throw wrongState(intent.status, 'captured');
  if (!(amount > 0 && amount <= intent.amount_capturable))
    throw new PspFailure(400, 'This is more than was held.', { code: 'amount_too_large', param: 'amount_to_capture' });
  const charge: Charge = {
    ...{ id: newId('ch'), object: 'charge', amount: intent.amount, amount_captured: amount, amount_refunded: 0 },
    ...{ currency: intent.currency, payment_intent: intent.id, payment_method: intent.payment_method },
    ...{ refunded: false, disputed: false, status: 'succeeded', metadata: intent.metadata, created: nowSeconds() },
  };
  desk.things.put(charge);
  if (intent.customer !== null && intent.setup_future_usage !== null && intent.payment_method !== null) {
    const method = desk.things.get<Method>('payment_method', intent.payment_method);
    desk.things.put({ ...method, customer: intent.customer });
  }
  const paid = { amount_capturable: 0, amount_received: amount, latest_charge: charge.id };
  return save(desk, { ...intent, ...paid, status: 'succeeded' }, 'succeeded');
}

export function cancelIntent(desk: Desk, intent: Intent, reason: string | null): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent.status, 'cancelled');
  return save(
    desk,
    { ...intent, status: 'canceled', next_action: null, amount_capturable: 0, cancellation_reason: reason },
    'canceled',
  );
}

/** Gives back what was taken, or a part of it; never more. */
export function refundIntent(desk: Desk, intent: Intent, amount: number | null): Other {
  if (intent.latest_charge === null) throw wrongState(intent.status, 'refunded');
  const charge = desk.things.get<Charge>('charge', intent.latest_charge);
  const left = charge.amount_captured - charge.amount_refunded;
  const sum = amount ?? left;
  if (!(sum > 0 && sum <= left))
    throw new PspFailure(400, 'This is more than is left of the charge.', { code: 'charge_already_refunded' });
  const amount_refunded = charge.amount_refunded + sum;
  const after = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured };
  desk.things.put(after);
  desk.emit(desk.account, 'charge.refunded', after);
  const refund = { amount: sum, currency: charge.currency, charge: charge.id, payment_intent: intent.id };
  return desk.things.put({ id: newId('re'), object: 'refund', ...refund, status: 'succeeded', created: nowSeconds() });
}

/** The holder tells their bank that they did not pay. */
export function dispute(desk: Desk, intent: Intent): Other {
  if (intent.latest_charge === null) throw wrongState(intent.status, 'disputed');
  const charge = desk.things.get<Charge>('charge', intent.latest_charge);
  desk.things.put({ ...charge, disputed: true });
  const made: Other = {
    ...{ id: newId('dp'), object: 'dispute', amount: charge.amount_captured, currency: charge.currency },
    ...{ charge: charge.id, payment_intent: intent.id, status: 'needs_response', reason: 'fraudulent' },
    ...{ metadata: intent.metadata, created: nowSeconds() },
  };
  desk.things.put(made);
  desk.emit(desk.account, 'charge.dispute.created', made);
  return made;
}
