import { z } from '../../contracts/zod.ts';
import { sql, transaction } from '../db/index.ts';
import { markOf, noteMark } from '../protection/payment-mark.ts';
import type { World } from '../world/world.ts';
import { atProvider } from './at-provider.ts';
import { asWorld } from './provider.ts';

/** `fingerprint`: the same for a card whoever types it, and no part of its number. */
const Paying = z.object({ card: z.nullish(z.object({ fingerprint: z.nullish(z.string()) })) });

/**
 * Money of a card waits until the provider has said which card it was: one of somebody who has excluded themselves brings nothing.
 * `told`: it is known now. Row LIM-98.
 */
export const readMark = (world: World, id: string, method: string, told: () => void): Promise<void> => {
  const keep = (userId: number, fingerprint: string | null): void => {
    const mark = fingerprint === null ? '' : markOf(world, 'card', fingerprint);
    transaction(world.db, () => {
      sql(world.db, 'UPDATE deposit SET card_mark = ? WHERE id = ?').run(mark, id);
      if (mark !== '') noteMark(world, userId, mark);
    });
    told();
  };
  return atProvider(
    world,
    id,
    async (client, { user_id: userId }) => {
      const { card } = Paying.parse(await client.paymentMethods.retrieve(method, {}, asWorld(world)));
      if (world.db.isOpen) keep(userId, card?.fingerprint ?? null);
    },
    (_, { user_id: userId }) => {
      keep(userId, null);
      return Promise.resolve();
    },
  );
};
