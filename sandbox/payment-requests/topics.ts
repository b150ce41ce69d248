import type { RequestTopic } from '../../contracts/payment-requests.ts';
import { say } from '../texts/text.ts';

type Topic = Omit<RequestTopic, 'title' | 'children'> & { children?: readonly number[] };

const topics: readonly Topic[] = [
  { id: 1, about: 'deposit' },
  { id: 2, about: 'withdrawal' },
  { id: 3, about: 'payment', children: [4, 5, 6] },
  { id: 7, children: [8, 9] },
  { id: 10 },
];

export const topicById = (id: number): Topic | null => topics.find((topic) => topic.id === id) ?? null;

/** In the order of their numbers, from 1. */
const names = [
  ...(['deposit_missing', 'withdrawal_slow', 'sum_wrong', 'sum_differs', 'fee', 'rate'] as const),
  ...(['card', 'card_refused', 'card_another', 'anything_else'] as const),
];

function titleOf(id: number, language: string): string {
  const name = names[id - 1];
  return name === undefined ? '' : say(language, `payments.topics.${name}`);
}

/** The titles of a topic and of its sub-topic. */
export const titlesOf = (topicId: number, subTopicId: number | null, language: string): string[] =>
  [topicId, ...(subTopicId === null ? [] : [subTopicId])].map((id) => titleOf(id, language));

export const topicsIn = (language: string): RequestTopic[] =>
  topics.map(({ children = [], ...topic }) => ({
    ...topic,
    title: titleOf(topic.id, language),
    children: children.map((id) => ({ id, title: titleOf(id, language) })),
  }));
