import { payWay } from '../../contracts/payments/index.ts';
import { toWire } from '../account/wire.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { isSelfExcluded } from '../protection/breaks.ts';
import { isExcludedMark } from '../protection/payment-mark.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { atProvider } from './at-provider.ts';
import { asWorld } from './provider.ts';
import { paidBy, type StoredDeposit } from './store.ts';

/**
 * The money of a player who has left goes back to its source, whenever it arrives and under whatever account. Rows
 * LIM-80, LIM-98.
 */
export const isUnwanted = (world: World, { user_id: userId, card_mark: mark }: StoredDeposit): boolean =>
  isSelfExcluded(world, userId) || (mark !== null && mark !== '' && isExcludedMark(world, userId, mark));

/** The key is the deposit's own: the money goes back once, however often this is called. */
const refund = (world: World, id: string): Promise<void> =>
  atProvider(
    world,
    id,
    async (client, { psp_id }) => {
      if (psp_id !== null) await client.refunds.create({ payment_intent: psp_id }, asWorld(world, `back-${id}`));
    },
    () => {
      const message = `The payment of deposit ${id} could not be sent back.`;
      raiseAlarm(world, { source: 'provider', subject: `deposit ${id}`, message });
      return Promise.resolve();
    },
  );

/** Nothing of it was credited. Joins the transaction that moves the deposit. */
export function sendBack(world: World, deposit: StoredDeposit): void {
  const { id, user_id: userId, number, method } = deposit;
  const { minor, iso } = paidBy(deposit);
  sql(world.db, 'UPDATE deposit SET given_back = ? WHERE id = ?').run(deposit.minor + deposit.fee, id);
  keepMessage(
    world.db,
    userId,
    { kind: 'payment', number: `D-${String(number)}`, isLate: false, isSentBack: true, sum: toWire(minor, iso), iso },
    Math.floor(world.clock.now() / 1000),
  );
  afterCommit(world.db, () => {
    pushPlayer(world, userId, 'config');
    if (payWay(method).isOfProvider) void refund(world, id);
  });
}
