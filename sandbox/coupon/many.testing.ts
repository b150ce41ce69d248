/** Many players with a bet on one outcome each, just before the end of a popular match. */
import { accountTypes } from '../../contracts/account.ts';
import type { SimMarket } from '../../simulator/index.ts';
import { openPlayer } from '../account/players.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { placeSlip } from './place.ts';
import { slipOf } from './slip-of.testing.ts';

const start = { iso: 'RUB', minor: 1000_00, type: accountTypes.main };
const plain = { email: null, password: 'nobody logs in', profile: 'player', countryId: 0, language: 'en' };

/** Places through the product, one bet of 10 for each player, in their order. Gives the players. */
export async function manyBets(world: World, market: SimMarket, count: number): Promise<number[]> {
  const userIds = transaction(world.db, () =>
    Array.from({ length: count }, () => openPlayer(world, { ...plain, accounts: [start] })),
  );
  for (const userId of userIds) {
    const slip = slipOf([market], { amount: 10, changeCoefAction: 1 });
    const { status, body } = await placeSlip({ world, userId, slip, requestId: 'test' }, (act) =>
      transaction(world.db, act),
    );
    if (status !== 201) throw new Error(`A bet was not taken: ${JSON.stringify(body)}`);
  }
  return userIds;
}

export const countOf = ({ db }: World, state: string): number =>
  Number(sql(db, 'SELECT COUNT(*) AS count FROM coupon WHERE state = ?').get(state)?.count);
