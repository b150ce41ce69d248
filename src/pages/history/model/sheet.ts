import { attach, createEvent, sample } from 'effector';

import { $locale, $t, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { noticeShown } from '@/shared/lib/notices';
import { allPages, csvOf, saveSheetFx, sheetName } from '@/shared/sheet';

import { sheetPageFx } from '../api/history';
import { queryOf } from '../lib/filter';
import { sheetOf } from '../lib/rows';
import { $question } from './history';

/** The player wants a file with everything that the filter finds. */
export const sheetRequested = createEvent();

const collectFx = attach({
  source: { question: $question, now: $now },
  effect: ({ question: { filter, language, timeZone }, now }) => {
    const query = queryOf(filter, now, timeZone);
    return allPages((at) => sheetPageFx({ query, language, ...at }));
  },
});
export const $isCollecting = collectFx.pending;

sample({
  clock: sheetRequested,
  source: $isCollecting,
  filter: (isCollecting) => !isCollecting,
  target: collectFx,
});
sample({
  clock: collectFx.doneData,
  source: { t: $t, now: $now, locale: $locale, zone: $timeZone },
  fn: ({ t, now, locale, zone }, bets) => ({
    name: sheetName('bets', 'csv', now, zone),
    text: csvOf(sheetOf(bets, t), locale),
  }),
  target: saveSheetFx,
});
sample({
  clock: [collectFx.fail, saveSheetFx.fail],
  source: { t: $t },
  fn: ({ t }) => ({ kind: 'error' as const, text: t('history.csvFailed') }),
  target: noticeShown,
});
