import { combine, createEvent, createStore, sample } from 'effector';

import type { RequestTopic } from '@contracts/payment-requests';

import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch } from '@/shared/routing';

import { topicsQuery } from '../api/asking';
import { type Step, stepOf } from '../lib/step';

/** The page opened, or somebody tries again after a failure. */
export const askOpened = createEvent();
export const askLeft = createEvent();

export const $isOpen = createStore(false)
  .on(askOpened, () => true)
  .on(askLeft, () => false);
const first: Step = { topicId: null, subTopicId: null, transactionId: null, isChoosing: false };
export const $step = combine($routeMatch, $location, (match, { search }) =>
  match === null ? first : stepOf(match, search),
);
/** Null until they come. */
export const $topics = createStore<readonly RequestTopic[] | null>(null)
  .on(topicsQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(topicsQuery.finished.failure, () => true)
  .reset(topicsQuery.start, topicsQuery.finished.success);
/** The topic of the address; null when there is none, or no such. */
export const $topic = combine(
  $topics,
  $step,
  (topics, { topicId }) => topics?.find(({ id }) => id === topicId) ?? null,
);

sample({
  clock: [askOpened, $language.updates],
  source: { lng: $language, isOpen: $isOpen },
  filter: ({ isOpen }) => isOpen,
  fn: ({ lng }) => ({ lng }),
  target: topicsQuery.start,
});
