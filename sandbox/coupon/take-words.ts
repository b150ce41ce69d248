import { errorCodes } from '../../contracts/common.ts';
import type { SettlementMessage, Taken } from '../../contracts/settlement.ts';
import { transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { bodyOfWord, keepWord } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { resettleMarket } from './resettle.ts';

/** Takes one word. A repeat changes nothing, and neither does one that a later word has overtaken. */
function takeWord(world: World, message: SettlementMessage): Taken {
  const { db, clock, simulator } = world;
  const { id, marketId } = message;
  const body = JSON.stringify(message);
  const known = bodyOfWord(db, id);
  if (known !== null && known !== body)
    throw new ApiFailure(409, errorCodes.conflict, `The message ${id} said something else before.`);
  if (known !== null) return { id, outcome: 'repeated', coupons: 0 };
  const isHeld = message.do === 'rollback' && simulator.resultOf(marketId) !== null;
  if (!keepWord(db, message, { body, takenAt: clock.now(), isHeld })) return { id, outcome: 'older', coupons: 0 };
  return { id, outcome: 'applied', coupons: resettleMarket(world, marketId, message) };
}

/** Takes words about results in their order: all of them, or none. Row BET-56. */
export const takeWords = (world: World, messages: readonly SettlementMessage[]): Taken[] =>
  transaction(world.db, () => messages.map((message) => takeWord(world, message)));
