import { combine, createStore, sample } from 'effector';

import { refreshConfigQuery } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';
import { $isOnline } from '@/shared/lib/device';

import { $bootState } from './boot';

const firstPauseMs = 1000;
const longestPauseMs = 10_000;

/** The start failed because there was no network. */
const $isStranded = combine($bootState, $isOnline, (state, isOnline) => state === 'failed' && !isOnline);

const pause = createTimer();
const $questions = createStore(0).on(refreshConfigQuery.started, (count) => count + 1);

// Not every browser tells a page that started without a network when the network is back. So the page asks now and
// then, each time after a longer pause. Any answer means that the network is back, and the start begins again. Row
// F86.
sample({
  clock: [$isStranded, refreshConfigQuery.finished.failure],
  source: { isStranded: $isStranded, questions: $questions },
  filter: ({ isStranded }) => isStranded,
  fn: ({ questions }) => Math.min(firstPauseMs * 2 ** questions, longestPauseMs),
  target: pause.started,
});
sample({
  clock: pause.fired,
  source: { isStranded: $isStranded, language: $language },
  filter: ({ isStranded }) => isStranded,
  fn: ({ language }) => language,
  target: refreshConfigQuery.start,
});
