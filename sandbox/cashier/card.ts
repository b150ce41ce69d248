import type Stripe from 'stripe';

import { isOpenDeposit } from '../../contracts/payments/index.ts';
import type { World } from '../world/world.ts';
import { atProvider, type Work } from './at-provider.ts';
import { applyPayment } from './card-apply.ts';
import { PaymentFacts, SessionFacts } from './card-facts.ts';
import { moveDeposit } from './move.ts';
import { asWorld } from './provider.ts';
import { askAgain, note } from './provider-work.ts';
import { depositById } from './store.ts';

/** Its time ends, and until then it is asked about now and then: an event may be lost. */
export function watchCard(world: World, id: string): void {
  const deposit = depositById(world, id);
  if (deposit === null) return;
  world.clock.at(deposit.expires_at, () => {
    if (moveDeposit(world, id, 'expired')) void closeAtProvider(world, id);
  });
  askAgain(world, async () => {
    await askProvider(world, id);
    const now = world.db.isOpen ? depositById(world, id) : null;
    return now !== null && isOpenDeposit(now.state);
  });
}

/** A refused payment without a page of its own has nothing to wait for: it is cancelled, and the deposit fails. */
export async function cancelPayment(world: World, client: Stripe, payment: string): Promise<void> {
  const facts = PaymentFacts.parse(await client.paymentIntents.cancel(payment, {}, asWorld(world)));
  applyPayment(world, facts);
}

const ask: (world: World) => Work =
  (world) =>
  async (client, { psp_session: session, psp_id }) => {
    const known =
      session === null
        ? psp_id
        : SessionFacts.parse(await client.checkout.sessions.retrieve(session, {}, asWorld(world))).payment_intent;
    if (known == null) return;
    const facts = PaymentFacts.parse(await client.paymentIntents.retrieve(known, {}, asWorld(world)));
    if (session === null && facts.status === 'requires_payment_method') return cancelPayment(world, client, known);
    const oddity = applyPayment(world, facts);
    if (oddity !== null) note(world, oddity);
  };

const leave: Work = () => Promise.resolve();

/** The provider's state of a payment counts, whether its events arrive or not. Rows PAY-05, PAY-07. */
export const askProvider = (world: World, id: string): Promise<void> => atProvider(world, id, ask(world), leave);

/** The time is over: no payment is accepted any more. A payment in that moment counts. */
export const closeAtProvider = (world: World, id: string): Promise<void> =>
  atProvider(
    world,
    id,
    async (client, { psp_session: session, psp_id }) => {
      if (session !== null) await client.checkout.sessions.expire(session, {}, asWorld(world));
      else if (psp_id !== null) await client.paymentIntents.cancel(psp_id, {}, asWorld(world));
    },
    ask(world),
  );
