import { afterCommit } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import { pushPlayer } from '../push/player.ts';
import type { World } from '../world/world.ts';
import { messageOf } from './message.ts';
import { type Order, orderById } from './store.ts';
import { orderView } from './view.ts';

const publish = (world: World, order: Order): void =>
  world.pages.publishUser(order.userId, (lng) => ({
    op: 'put',
    kind: 'order',
    id: String(order.id),
    value: orderView(world, order, lng),
  }));

/** Tells every open page of the player the present state of the order. */
export const publishOrder = (world: World, { id }: Pick<Order, 'id'>): void =>
  afterCommit(world.db, () => {
    const order = orderById(world.db, id);
    if (order !== null) publish(world, order);
  });

/** Every open page takes an order away that its player has removed. */
export const tellGone = (world: World, order: Order): void => publish(world, { ...order, state: 'removed' });

/** The message of an order that has ended, and the word to the open pages. Joins the transaction in which it ends. */
export function tellOrder(world: World, id: number): void {
  const { db, clock } = world;
  const order = orderById(db, id);
  if (order === null || order.state === 'waiting') return;
  const message = messageOf(order);
  publishOrder(world, order);
  if (message === null) return;
  keepMessage(db, order.userId, message, Math.floor(clock.now() / 1000));
  afterCommit(db, () => {
    pushPlayer(world, order.userId, 'config');
  });
}
