import { combine, createEvent, createStore, sample } from 'effector';

import { $mainIso } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $t } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, parseMoney, toWire } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { noLimitMutation, ownLimitMutation } from '../api/deposits';
import { depositTypes, type Period, periods } from '../lib/limit-left';
import { $isChosen } from './page';

type Sums = Readonly<Record<Period, string>>;

export const sumChanged = createEvent<Partial<Sums>>();
export const limitSet = createEvent();
/** The player wants none. The first press asks once more. Row LIM-46. */
export const noLimitPressed = createEvent();

/** They start empty: a number that is there already would be taken. Row LIM-42. */
export const $sums = createStore<Sums>({ day: '', week: '', month: '' })
  .on(sumChanged, (sums, change) => ({ ...sums, ...change }))
  .reset($userId);
const $noes = createStore(0)
  .on(noLimitPressed, (noes) => noes + 1)
  .reset(sumChanged, noLimitMutation.finished.failure, $userId);
/** The player said "none" once, and is asked again. */
export const $isAskedAgain = $noes.map((noes) => noes > 0);
/** The player pressed "set" without a sum. */
export const $isMissed = createStore(false)
  .on(limitSet, () => true)
  .reset(sumChanged, noLimitPressed, $userId);
export const $isChoosing = combine(noLimitMutation.$pending, ownLimitMutation.$pending, (a, b) => a || b);

/** A sum typed while the answer to the ones before is on its way: the form stays until it is set as well. Row LIM-101. */
const $hasMore = createStore(false).reset(limitSet, noLimitPressed, $userId);
sample({ clock: sumChanged, filter: $isChoosing, fn: () => true, target: $hasMore });
/** May the deposit begin? Null until the server says. */
export const $isLimitDone = combine($isChosen, $hasMore, (isChosen, hasMore) => isChosen && !hasMore);

/** What the form would set; null while a sum is wrong. */
const $wanted = combine($sums, $mainIso, $locale, (sums, iso, locale) => {
  const typed = periods.filter((period) => sums[period].trim() !== '');
  const read = typed.map((period) => ({ period, minor: iso === null ? null : parseMoney(sums[period], iso, locale) }));
  return {
    limits: read.flatMap(({ period, minor }) =>
      minor === null || iso === null
        ? []
        : [{ limitType: depositTypes[period], limitValue: toWire(minor, currencyFacts(iso).digits) }],
    ),
    isReady: read.length > 0 && read.every(({ minor }) => minor !== null),
  };
});

sample({
  clock: limitSet,
  source: $wanted,
  filter: ({ isReady }) => isReady,
  fn: ({ limits }) => ({ wanted: limits }),
  target: ownLimitMutation.start,
});
sample({
  clock: noLimitPressed,
  source: $noes,
  filter: (noes) => noes > 1,
  fn: () => ({}),
  target: noLimitMutation.start,
});
sample({
  clock: [noLimitMutation.finished.failure, ownLimitMutation.finished.failure],
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('cashier.limit.failed') }),
  target: noticeShown,
});
