import type Stripe from 'stripe';

import type { World } from '../world/world.ts';
import { untilAnswered } from './provider-work.ts';
import { depositById, type StoredDeposit } from './store.ts';

/** The work on a deposit at the provider. */
export type Work = (client: Stripe, deposit: StoredDeposit) => Promise<void>;

/** A refusal is an answer: asked again it would be the same. Everything else may be asked again. */
export const isRefusal = (error: unknown): boolean => {
  const { statusCode = 0 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
};

/**
 * Advances a deposit at the provider, and tries again later when there is no answer. `refused`: it said no. Never
 * rejects.
 */
export const atProvider = (world: World, id: string, work: Work, refused: Work): Promise<void> =>
  untilAnswered(world, `Deposit ${id}`, async (client) => {
    const deposit = depositById(world, id);
    if (deposit === null) return;
    await work(client, deposit).catch((error: unknown) =>
      isRefusal(error) ? refused(client, deposit) : Promise.reject(error as Error),
    );
  });
