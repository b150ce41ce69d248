import { attach, createEffect, createEvent, sample } from 'effector';

import type { PlacedBet } from '@/entities/bet';
import { $t } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { noticeShown } from '@/shared/lib/notices';

import { sheetPageFx } from '../api/history';
import { csvOf } from '../lib/csv';
import { queryOf } from '../lib/filter';
import { sheetOf } from '../lib/rows';
import { $question } from './history';

/** The player wants all that the filter finds as a file. */
export const sheetRequested = createEvent();

const PAGE_SIZE = 100;

/** All pages, one after another: the server is asked for no more than it gives at once. */
const collectFx = attach({
  source: { question: $question, now: $now },
  effect: async ({ question: { filter, language, timeZone }, now }): Promise<PlacedBet[]> => {
    const query = queryOf(filter, now, timeZone);
    const bets: PlacedBet[] = [];
    for (let page = 1; ; page += 1) {
      const found = await sheetPageFx({ query, language, page, pageSize: PAGE_SIZE });
      bets.push(...found.bets);
      if (found.bets.length < PAGE_SIZE || bets.length >= found.total) return bets;
    }
  },
});
export const $isCollecting = collectFx.pending;

/** Hands a text to the browser as a file. */
const saveFx = createEffect(({ name, text }: { name: string; text: string }) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
});

sample({
  clock: sheetRequested,
  source: $isCollecting,
  filter: (isCollecting) => !isCollecting,
  fn: () => undefined,
  target: collectFx,
});
sample({
  clock: collectFx.doneData,
  source: { t: $t, now: $now },
  fn: ({ t, now }, bets) => ({
    name: `bets-${new Date(now).toISOString().slice(0, 10)}.csv`,
    text: csvOf(sheetOf(bets, t)),
  }),
  target: saveFx,
});
sample({
  clock: [collectFx.fail, saveFx.fail],
  source: { t: $t },
  fn: ({ t }) => ({ kind: 'error' as const, text: t('history.csvFailed') }),
  target: noticeShown,
});
