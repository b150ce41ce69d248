import { createEvent, createStore, sample } from 'effector';

import { $userId, sessionEndRequested } from '@/entities/session';
import { $format, $language, $t, formatDateTime } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';
import { noticeShown } from '@/shared/lib/notices';
import { navigateTo } from '@/shared/routing';

import { excludeMutation, reasonsQuery, returnMutation, timeOutMutation } from '../api/limits';

type Exclusion = { days: number; reasonId: number | null; brands: 'this' | 'all'; isSure: boolean };

export const timeOutPressed = createEvent<number>();
export const exclusionChanged = createEvent<Partial<Exclusion>>();
export const excludePressed = createEvent();
export const reasonsWanted = createEvent();

/** What a time-out stops. Decision D-106. */
export const scopeChosen = createEvent<'deposit' | 'play'>();
export const $scope = createStore<'deposit' | 'play'>('play').on(scopeChosen, (_, scope) => scope);

export const returnPressed = createEvent();
export const $isReturning = returnMutation.$pending;
sample({ clock: returnPressed, target: returnMutation.start });

/** What the player chose so far. The tick is theirs and goes with every other choice. Row LIM-55. */
export const $exclusion = createStore<Exclusion>({ days: 180, reasonId: null, brands: 'this', isSure: false })
  .on(exclusionChanged, (form, change) => ({ ...form, isSure: false, ...change }))
  .reset($userId);
export const $isResting = timeOutMutation.$pending;
export const $isExcluding = excludeMutation.$pending;
export const $reasons = createStore<readonly { id: number; text: string }[]>([]).on(
  reasonsQuery.finished.success,
  (_, { result }) => result,
);

sample({ clock: reasonsWanted, source: $language, fn: (language) => ({ language }), target: reasonsQuery.start });
sample({
  clock: timeOutPressed,
  source: $scope,
  fn: (scope, days) => ({ days, scope, key: newUuid() }),
  target: timeOutMutation.start,
});
sample({
  clock: excludePressed,
  source: $exclusion,
  filter: ({ isSure }) => isSure,
  fn: ({ days, reasonId, brands }) => ({ days, reasonId, brands, key: newUuid() }),
  target: excludeMutation.start,
});
// All sessions of the player are over. The page that follows says why and until when.
sample({
  clock: excludeMutation.finished.success,
  fn: ({ result }) => ({ reason: 'excluded' as const, endsAt: result }),
  target: sessionEndRequested,
});
// The page that follows says until when. Without deposits alone, the player may go on where they are.
const timeOutBegan = timeOutMutation.finished.success;
sample({
  clock: timeOutBegan,
  filter: ({ params }) => params.scope !== 'deposit',
  fn: () => '/goodbye',
  target: navigateTo,
});
sample({
  clock: timeOutBegan,
  source: { t: $t, format: $format },
  filter: (_, { params }) => params.scope === 'deposit',
  fn: ({ t, format }, { result }) => ({
    kind: 'success' as const,
    text: t('limits.scope.depositUntil', { date: formatDateTime(result, format) }),
  }),
  target: noticeShown,
});
sample({
  clock: [timeOutMutation.finished.failure, excludeMutation.finished.failure, returnMutation.finished.failure],
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('limits.failed') }),
  target: noticeShown,
});
