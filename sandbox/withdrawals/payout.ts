import { isAtDesk } from '../../contracts/payments/index.ts';
import { z } from '../../contracts/zod.ts';
import { asWorld, etaOf, isCardCurrency, type Oddity, untilAnswered } from '../cashier/index.ts';
import type { World } from '../world/world.ts';
import { type StoredWithdrawal, withdrawalById } from './store.ts';

/** What we read of a payout. `amount`: whole minor units of `currency`. `metadata.withdrawal`: our number of it. */
export const PayoutFacts = z.object({
  object: z.literal('payout'),
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.object({ withdrawal: z.string() }),
});
export type PayoutFacts = z.infer<typeof PayoutFacts>;

/** A clerk pays what goes to a cash desk. */
export const isPaidByProvider = (
  { provider }: World,
  { iso, method }: Pick<StoredWithdrawal, 'iso' | 'method'>,
): boolean => provider?.paysOut === true && !isAtDesk(method) && isCardCurrency(iso);

/** Why a word about a payout is not about this withdrawal: for the operator. */
export function oddityOf(known: StoredWithdrawal | null, { id, amount, currency }: PayoutFacts): Oddity {
  if (known === null) return `${id} is for no withdrawal of ours.`;
  if (known.psp_id !== null && known.psp_id !== id) return `${id} is a second payout for ${known.id}.`;
  if (isAtDesk(known.method)) return `${id} is for ${known.id}, which is paid at a cash desk.`;
  const wanted = known.minor - known.fee;
  if (amount !== wanted || currency !== known.iso.toLowerCase())
    return `${id} is ${String(amount)} ${currency}, and ${known.id} is ${String(wanted)} ${known.iso}.`;
  return null;
}

/** A refusal of this payout is an answer. A wrong key of ours, or too many calls, says nothing about it. */
const isRefusal = (error: unknown): boolean => {
  const { statusCode = 0 } = error as { statusCode?: number };
  return statusCode === 400 || statusCode === 402;
};

/**
 * Lets the provider pay, or asks how far it is. The key is the withdrawal's own: however often this is asked, it is one
 * payout. `told`: what the provider says; null: it refuses. Never rejects. Row PAY-04.
 */
export const payOut = (world: World, id: string, told: (facts: PayoutFacts | null) => void): Promise<void> =>
  untilAnswered(world, `Withdrawal ${id}`, async (client) => {
    const withdrawal = withdrawalById(world, id);
    if (withdrawal?.state !== 'sent') return;
    const { psp_id: known, minor, fee, iso, method, number, due_at } = withdrawal;
    if (known !== null) {
      told(PayoutFacts.parse(await client.payouts.retrieve(known, {}, asWorld(world))));
      return;
    }
    const made: unknown = await client.payouts
      .create(
        {
          amount: minor - fee,
          currency: iso.toLowerCase(),
          method: etaOf(method) < 60 ? 'instant' : 'standard',
          statement_descriptor: `W-${String(number)}`,
          metadata: { withdrawal: id, expected_at: due_at },
        },
        asWorld(world, id),
      )
      .catch((error: unknown) => {
        if (isRefusal(error)) return null;
        throw error;
      });
    told(made === null ? null : PayoutFacts.parse(made));
  });
