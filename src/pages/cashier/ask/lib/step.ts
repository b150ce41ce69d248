import type { RouteMatch } from '@/shared/routing';

/** Where the player is on the way to a request: what they have chosen, and whether they look for the payment now. */
export type Step = {
  topicId: number | null;
  subTopicId: number | null;
  transactionId: string | null;
  isChoosing: boolean;
};

const root = '/office/payment/create-request';
const idIn = (text: string | null | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);

/** All of it is in the address, the sub-topic beside a payment in its query. Rows ROUTE-119 to ROUTE-123. */
export function stepOf({ meta, params }: Pick<RouteMatch, 'meta' | 'params'>, search: string): Step {
  const { topicId, subTopicId, transactionId } = params;
  return {
    topicId: idIn(topicId),
    subTopicId: idIn(subTopicId ?? new URLSearchParams(search).get('question')),
    transactionId: transactionId ?? null,
    isChoosing: meta.pageId.endsWith('-transactions'),
  };
}

/** The address of a step, without the language. */
export function pathOf({ topicId, subTopicId, transactionId, isChoosing }: Partial<Step>): string {
  if (topicId === undefined || topicId === null) return root;
  const topic = `${root}/${String(topicId)}`;
  const sub = subTopicId ?? null;
  const payment = transactionId ?? null;
  if (isChoosing !== true && payment === null) return sub === null ? topic : `${topic}/${String(sub)}`;
  const payments = `${topic}/transactions${isChoosing === true || payment === null ? '' : `/${payment}`}`;
  return sub === null ? payments : `${payments}?question=${String(sub)}`;
}
