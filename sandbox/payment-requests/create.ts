import type { NewPaymentRequest, PaymentRequest } from '../../contracts/payment-requests.ts';
import { plainText } from '../../contracts/plain-text.ts';
import type { z } from '../../contracts/zod.ts';
import { sql, transaction } from '../db/index.ts';
import { forgetParts, photoOf } from '../documents/index.ts';
import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { paymentFor } from './payments.ts';
import { requestSentAs } from './store.ts';
import { topicById } from './topics.ts';

type Sent = z.infer<typeof NewPaymentRequest>;

function checkTopic({ topicId, subTopicId }: Sent): void {
  const topic = topicById(topicId);
  if (topic === null) throw wrongField('topicId', 'field_error_required');
  const { children } = topic;
  const fits = children === undefined ? subTopicId === undefined : children.includes(subTopicId ?? 0);
  if (!fits) throw wrongField('subTopicId', 'field_error_required');
}

/** Keeps a request, once for each `sendId`. Row OFFICE-12. */
export function createRequest(world: World, userId: number, sent: Sent, language: string): PaymentRequest {
  const { db, clock, limits } = world;
  const { sendId, topicId, subTopicId, transactionId, text, file } = sent;
  const known = requestSentAs(world, userId, sendId, language);
  if (known !== null) return known;
  checkTopic(sent);
  const payment = transactionId === undefined ? null : paymentFor(world, userId, topicId, transactionId);
  const photo = file === undefined ? null : photoOf(world, userId, file.id);
  limits.count(`payment request ${String(userId)}`, 10, 3600);
  transaction(db, () => {
    if (file !== undefined) forgetParts(world, userId, file.id);
    sql(
      db,
      `INSERT INTO payment_request
         (user_id, send_id, topic_id, sub_topic_id, payment_id, payment_number, text, file_name, bytes, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      ...[userId, sendId, topicId, subTopicId ?? null, payment?.id ?? null, payment?.number ?? null, text],
      ...[file === undefined ? null : plainText(file.name), photo?.clean ?? null, clock.now()],
    );
  });
  return requestSentAs(world, userId, sendId, language) as PaymentRequest;
}
