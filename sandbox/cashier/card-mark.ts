import type Stripe from 'stripe';

import { z } from '../../contracts/zod.ts';
import { sql, transaction } from '../db/index.ts';
import { markOf, noteMark } from '../protection/payment-mark.ts';
import type { World } from '../world/world.ts';
import { atProvider, isRefusal } from './at-provider.ts';
import { PaymentFacts } from './card-facts.ts';
import { asWorld } from './provider.ts';
import { untilAnswered } from './provider-work.ts';
import type { StoredDeposit } from './store.ts';

/** `fingerprint`: the same for a card whoever types it, and no part of its number. */
const Paying = z.object({ card: z.nullish(z.object({ fingerprint: z.nullish(z.string()) })) });

async function fingerprintOf(world: World, client: Stripe, method: string): Promise<string | null> {
  const { card } = Paying.parse(await client.paymentMethods.retrieve(method, {}, asWorld(world)));
  return card?.fingerprint ?? null;
}

/** `fingerprint`; null: the card is unknown. */
function keep(world: World, { id, user_id: userId }: StoredDeposit, fingerprint: string | null): void {
  if (!world.db.isOpen) return;
  const mark = fingerprint === null ? '' : markOf(world, 'card', fingerprint);
  transaction(world.db, () => {
    sql(world.db, 'UPDATE deposit SET card_mark = ? WHERE id = ?').run(mark, id);
    if (mark !== '') noteMark(world, userId, mark);
  });
}

/**
 * Money of a card waits until the provider has named the card: a card of a self-excluded player pays nothing in.
 * `told`: the provider has named the card now. Row LIM-98.
 */
export const readMark = (world: World, id: string, method: string, told: () => void): Promise<void> =>
  atProvider(
    world,
    id,
    async (client, deposit) => {
      keep(world, deposit, await fingerprintOf(world, client, method));
      if (world.db.isOpen) told();
    },
    (_, deposit) => {
      keep(world, deposit, null);
      told();
      return Promise.resolve();
    },
  );

const unmarked = ({ db }: World): StoredDeposit[] =>
  sql(
    db,
    `SELECT * FROM deposit WHERE method = 'card' AND card_mark IS NULL AND psp_id IS NOT NULL
     AND state IN ('succeeded', 'refunded', 'charged_back')`,
  ).all() as StoredDeposit[];

/**
 * Cards that paid before there were fingerprints: the provider still knows them, so a self-excluded player is
 * recognised by them too. The provider is asked about one after another, and the next try resumes at the one without an
 * answer. Row LIM-100.
 */
export const markOldCards = (world: World): Promise<void> =>
  untilAnswered(world, 'Cards of old deposits', async (client) => {
    for (const deposit of unmarked(world)) {
      const read = async () => {
        const payment = await client.paymentIntents.retrieve(deposit.psp_id ?? '', {}, asWorld(world));
        const { payment_method: method } = PaymentFacts.parse(payment);
        return method == null ? null : fingerprintOf(world, client, method);
      };
      const fingerprint = await read().catch((error: unknown) =>
        isRefusal(error) ? null : Promise.reject(error as Error),
      );
      if (!world.db.isOpen) return;
      keep(world, deposit, fingerprint);
    }
  });
