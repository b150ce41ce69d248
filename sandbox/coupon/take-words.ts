import { errorCodes } from '../../contracts/common.ts';
import type { SettlementMessage, Taken } from '../../contracts/settlement.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { requireSaidByNow } from '../operator-acts/said-at.ts';
import { bodyOfWord, keepWord } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { addCorrection, type Correction, keepCorrection } from './correcting.ts';
import { correctionOf } from './resettle.ts';
import { pressSettling } from './settle-slices.ts';
import { correctHere } from './settle-some.ts';

/** A written report, and its way to the coupons; null: it changes no coupon. */
export type Kept = { id: string; outcome: Taken['outcome']; correction: Correction | null };

/** A repeat changes nothing, and neither does a report that a later one has replaced. */
function keepOne(world: World, message: SettlementMessage): Kept {
  const { db, clock, simulator } = world;
  const { id, marketId, reason } = message;
  const body = JSON.stringify(message);
  const known = bodyOfWord(db, id);
  if (known !== null && known !== body)
    throw new ApiFailure(409, errorCodes.conflict, `The message ${id} said something else before.`);
  if (known !== null) return { id, outcome: 'repeated', correction: null };
  const isHeld = message.do === 'rollback' && simulator.resultOf(marketId) !== null;
  if (!keepWord(db, message, { body, takenAt: clock.now(), isHeld })) return { id, outcome: 'older', correction: null };
  const correction = correctionOf(world, { marketId, wordId: id, reason });
  if (correction !== null) keepCorrection(db, correction);
  return { id, outcome: 'applied', correction };
}

/** Writes reports of results in their order: all of them, or none. `bringWords` follows. */
export function keepWords(world: World, messages: readonly SettlementMessage[]): Kept[] {
  for (const [index, { at }] of messages.entries()) requireSaidByNow(world, at, `messages[${String(index)}].at`);
  return transaction(world.db, () => messages.map((message) => keepOne(world, message)));
}

/**
 * Applies kept reports to the coupons as results are applied: fifty coupons a turn, the rest at the next start. Within
 * another transaction all of them join that one.
 */
export function bringWords(world: World, kept: readonly Kept[]): void {
  const { db } = world;
  const corrections = kept.flatMap(({ correction }) => correction ?? []);
  if (corrections.length === 0) return;
  if (db.isTransaction) {
    for (const correction of corrections) correctHere(world, correction);
    return;
  }
  for (const correction of corrections) addCorrection(db, correction);
  pressSettling(world);
}

const takenOf = ({ id, outcome, correction }: Kept): Taken => ({ id, outcome, coupons: correction?.changed.size ?? 0 });

/** The answer after applied reports, when they have reached the last coupon. */
export async function takenWhole(kept: readonly Kept[]): Promise<Taken[]> {
  await Promise.all(kept.flatMap(({ correction }) => correction?.end ?? []));
  return kept.map(takenOf);
}

/** Accepts reports of results. Returns how many coupons they have reached by now. Row BET-56. */
export function takeWords(world: World, messages: readonly SettlementMessage[]): Taken[] {
  const kept = keepWords(world, messages);
  bringWords(world, kept);
  return kept.map(takenOf);
}
