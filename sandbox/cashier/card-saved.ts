import type Stripe from 'stripe';

import type { SavedCard } from '../../contracts/cashier.ts';
import { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { asWorld, clientOf } from './provider.ts';

export const savedCardsOf = ({ db }: World, userId: number): SavedCard[] =>
  sql(db, 'SELECT id, last4, expires FROM saved_card WHERE user_id = ? ORDER BY rowid')
    .all(userId)
    .map(({ id, last4, expires }) => ({ id: String(id), last4: String(last4), expires: String(expires) }));

/** The player as the provider knows them: a number, and no personal data. */
export async function customerOf(world: World, client: Stripe, userId: number): Promise<string> {
  const known = sql(world.db, 'SELECT id FROM card_customer WHERE user_id = ?').get(userId);
  if (known !== undefined) return String(known.id);
  const { id } = await client.customers.create({}, asWorld(world, `customer-${String(userId)}`));
  sql(world.db, 'INSERT OR IGNORE INTO card_customer (user_id, id) VALUES (?, ?)').run(userId, id);
  return id;
}

const MethodFacts = z.object({
  id: z.string(),
  card: z.object({ last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
});

/** The card has paid and its holder wants it kept. When the provider does not answer, it is not: they may save the next. */
export async function keepCard(world: World, userId: number, methodId: string): Promise<void> {
  if (world.provider === null) return;
  const client = await clientOf(world.provider);
  const { id, card } = MethodFacts.parse(await client.paymentMethods.retrieve(methodId, {}, asWorld(world)));
  if (!world.db.isOpen) return;
  const expires = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`;
  sql(world.db, 'INSERT OR IGNORE INTO saved_card (id, user_id, last4, expires) VALUES (?, ?, ?, ?)').run(
    ...[id, userId, card.last4, expires],
  );
}

/** Forgets a card here, and at the provider as soon as it answers. False: the player has no such card. */
export function forgetCard(world: World, userId: number, id: string): boolean {
  const isGone = sql(world.db, 'DELETE FROM saved_card WHERE id = ? AND user_id = ?').run(id, userId).changes > 0;
  if (isGone && world.provider !== null)
    void clientOf(world.provider)
      .then((client) => client.paymentMethods.detach(id, {}, asWorld(world)))
      .catch(() => undefined);
  return isGone;
}
