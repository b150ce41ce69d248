import type Stripe from 'stripe';

import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { atProvider, type Work } from './at-provider.ts';
import { cancelPayment, watchCard } from './card.ts';
import { applyPayment } from './card-apply.ts';
import { PaymentFacts, SessionFacts } from './card-facts.ts';
import { customerOf } from './card-saved.ts';
import { moveDeposit } from './move.ts';
import { asWorld } from './provider.ts';
import { providerLocale } from './provider-facts.ts';
import type { StoredDeposit } from './store.ts';

const backOf = ({ origin, bank_token: token }: StoredDeposit): string =>
  `${origin ?? ''}/recharge-api/v1/back/${token}`;
const languageOf = ({ return_path: path }: StoredDeposit): string => path.slice(1, 3);

/** A page of the provider where the payer types their card. */
async function openSession(world: World, client: Stripe, deposit: StoredDeposit): Promise<void> {
  const { id, minor, fee, iso, number, is_saved, user_id } = deposit;
  const back = backOf(deposit);
  const metadata = { deposit: id };
  const price_data = {
    currency: iso.toLowerCase(),
    unit_amount: minor + fee,
    product_data: { name: `D-${String(number)}` },
  };
  const kept = is_saved === 1 ? { setup_future_usage: 'off_session' as const } : {};
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data }],
      ...(is_saved === 1 ? { customer: await customerOf(world, client, user_id) } : {}),
      payment_intent_data: { metadata, ...kept },
      metadata,
      success_url: back,
      cancel_url: back,
      locale: providerLocale(languageOf(deposit)) as 'auto',
    },
    asWorld(world, id),
  );
  const { id: sessionId, url } = SessionFacts.parse(session);
  openPage(world, id, url ?? null, () =>
    sql(world.db, 'UPDATE deposit SET psp_session = ? WHERE id = ?').run(sessionId, id),
  );
}

/** A saved card pays at once, or its bank asks first. One that refuses ends the deposit: no page waits for another. */
async function payWithSaved(world: World, client: Stripe, deposit: StoredDeposit): Promise<void> {
  const { id, minor, fee, iso, user_id, saved_id } = deposit;
  const customer = await customerOf(world, client, user_id);
  const asked = client.paymentIntents.create(
    {
      ...{ amount: minor + fee, currency: iso.toLowerCase(), customer, payment_method: saved_id ?? '' },
      ...{
        confirm: true,
        return_url: backOf(deposit),
        metadata: { deposit: id, locale: providerLocale(languageOf(deposit)) },
      },
    },
    asWorld(world, id),
  );
  const answer: unknown = await asked.catch((error: unknown) => {
    const { payment_intent: refused } = error as { payment_intent?: unknown };
    if (refused === undefined) throw error;
    return refused;
  });
  const facts = PaymentFacts.parse(answer);
  if (facts.status === 'requires_payment_method') return cancelPayment(world, client, facts.id);
  applyPayment(world, facts);
  const url = facts.next_action?.redirect_to_url?.url ?? null;
  if (facts.status === 'requires_action') openPage(world, id, url, () => undefined);
}

function openPage(world: World, id: string, url: string | null, write: () => unknown): void {
  transaction(world.db, () => {
    write();
    sql(world.db, 'UPDATE deposit SET psp_url = ? WHERE id = ?').run(url, id);
    moveDeposit(world, id, 'needs_action');
  });
  watchCard(world, id);
}

/**
 * Begins a deposit at the provider. The key is the deposit's own: however often this is asked, it is one payment. Rows
 * PAY-04, PAY-19.
 */
export const beginAtProvider = (world: World, id: string): Promise<void> => {
  const begin: Work = (client, deposit) => {
    if (deposit.state !== 'created') return Promise.resolve();
    return deposit.saved_id === null ? openSession(world, client, deposit) : payWithSaved(world, client, deposit);
  };
  const refused: Work = () => {
    moveDeposit(world, id, 'failed');
    return Promise.resolve();
  };
  return atProvider(world, id, begin, refused);
};
