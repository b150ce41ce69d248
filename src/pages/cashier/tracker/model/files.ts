import { attach, createEvent, sample } from 'effector';

import { currencyFacts } from '@contracts/currencies';
import { type TrackedBet, trackerFormat } from '@contracts/tracker';
import { betsJournal } from '@contracts/tracker-journal';

import { $locale, $t, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { noticeShown } from '@/shared/lib/notices';
import { allPages, csvOf, printFx, saveSheetFx, sheetName } from '@/shared/sheet';

import { filePageFx } from '../api/tracker';
import { sheetOf } from '../lib/files';
import { $question, $tracker } from './tracker';

export type FileKind = 'csv' | 'json' | 'journal';
/** The player wants everything that the filter finds, as a file. Row TRACK-04. */
export const fileRequested = createEvent<FileKind>();
export const printPressed = createEvent();

const collectFx = attach({
  source: $question,
  effect: (question, _kind: FileKind): Promise<TrackedBet[]> =>
    question === null ? Promise.resolve([]) : allPages((at) => filePageFx({ question, ...at })),
});
export const $isCollecting = collectFx.pending;

sample({
  clock: fileRequested,
  source: $isCollecting,
  filter: (isCollecting) => !isCollecting,
  fn: (_, kind) => kind,
  target: collectFx,
});
sample({
  clock: collectFx.done,
  source: { tracker: $tracker, t: $t, now: $now, locale: $locale, zone: $timeZone },
  filter: ({ tracker }) => tracker !== null,
  fn: ({ tracker, t, now, locale, zone }, { params: kind, result: bets }) => {
    const { iso = '', accountId = 0, from = 0, to = 0 } = tracker ?? {};
    const name = (ending: string) => sheetName('bets', ending, now, zone);
    if (kind === 'csv') return { name: name('csv'), text: csvOf(sheetOf(bets, iso, t), locale) };
    if (kind === 'journal') {
      const text = betsJournal({ accountId, iso, digits: currencyFacts(iso).digits, zone, bets });
      return { name: name('journal'), text, type: 'text/plain' as const };
    }
    const span = { from: Math.floor(from / 1000), to: Math.floor(to / 1000) };
    const file = { format: trackerFormat, account: { id: accountId, currency: iso }, ...span, bets };
    return { name: name('json'), text: JSON.stringify(file, null, 2), type: 'application/json' as const };
  },
  target: saveSheetFx,
});
sample({ clock: printPressed, target: printFx });
sample({
  clock: [collectFx.fail, saveSheetFx.fail],
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('tracker.fileFailed') }),
  target: noticeShown,
});
