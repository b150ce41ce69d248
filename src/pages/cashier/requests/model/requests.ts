import { createEvent, createStore, sample } from 'effector';

import { playerPushed } from '@/entities/player';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { createPagedList } from '@/shared/paged-list';

import { requestsQuery } from '../api/requests';

/** The page opened, or somebody tries again after a failure. */
export const requestsOpened = createEvent();
export const requestsLeft = createEvent();

const $isOpen = createStore(false)
  .on(requestsOpened, () => true)
  .on(requestsLeft, () => false);
export const requests = createPagedList({
  query: requestsQuery,
  $question: $language.map((lng) => ({ lng })),
  opened: requestsOpened,
  left: requestsLeft,
  forgotten: $userId,
});

// The house may have answered.
sample({ clock: playerPushed, source: $isOpen, filter: Boolean, target: requestsOpened });
