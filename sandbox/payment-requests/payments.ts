import type { Payment } from '../../contracts/payment-history.ts';
import type { Page } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { paymentById, paymentsOf } from '../statement/index.ts';
import type { World } from '../world/world.ts';
import { topicById } from './topics.ts';

/** What a question of this topic may be about. Answers 404 for a topic that knows no payments. */
function aboutOf(topicId: number): 'deposit' | 'withdrawal' | 'payment' {
  const about = topicById(topicId)?.about;
  if (about === undefined) throw notFound('This topic');
  return about;
}

/** Payments of the player that the topic may concern, the newest first. */
export function paymentsFor(world: World, userId: number, topicId: number, page: Page) {
  const about = aboutOf(topicId);
  const kind = about === 'payment' ? null : about;
  return paymentsOf(world, { userId, kind, from: 0, to: world.clock.now() + 1 }, page);
}

/** One of them. */
export function paymentFor(world: World, userId: number, topicId: number, id: string): Payment {
  const about = aboutOf(topicId);
  const payment = paymentById(world, userId, id);
  if (payment === null || (about !== 'payment' && payment.kind !== about)) throw notFound('This payment');
  return payment;
}
