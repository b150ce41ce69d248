import { createEvent, sample } from 'effector';

import { journalOf } from '@contracts/payments';

import { $locale, $t, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { currencyFacts, toWire } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';
import { csvOf, printFx, saveSheetFx, sheetName } from '@/shared/sheet';

import { rowsOf } from '../lib/filter';
import { $filter, $statement } from './statement';

/** The player wants a file with every row that the filter finds. Row PAY-17. */
export const sheetRequested = createEvent();
/** The player wants the whole time span as a journal for their books: without a row it would not add up. */
export const journalRequested = createEvent();
export const printPressed = createEvent();

sample({
  clock: sheetRequested,
  source: { statement: $statement, filter: $filter, t: $t, now: $now, locale: $locale, zone: $timeZone },
  filter: ({ statement }) => statement !== null,
  fn: ({ statement, filter, t, now, locale, zone }) => {
    const iso = statement?.iso ?? '';
    const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
    const heads = (['time', 'entry', 'number', 'amount', 'balance', 'currency'] as const).map((head) =>
      t(`statement.head.${head}`),
    );
    const rows = rowsOf(statement?.rows ?? [], filter).map(({ at, kind, number, minor, balance }) => [
      ...[new Date(at).toISOString(), t(`statement.kind.${kind}`), number ?? ''],
      ...[wire(minor), wire(balance), iso],
    ]);
    return { name: sheetName('statement', 'csv', now, zone), text: csvOf([heads, ...rows], locale) };
  },
  target: saveSheetFx,
});
sample({
  clock: journalRequested,
  source: { statement: $statement, now: $now, zone: $timeZone },
  filter: ({ statement }) => statement !== null,
  fn: ({ statement, now, zone }) => {
    const { digits } = currencyFacts(statement?.iso ?? '');
    const text = statement === null ? '' : journalOf({ ...statement, digits });
    return { name: sheetName('statement', 'journal', now, zone), text, type: 'text/plain' as const };
  },
  target: saveSheetFx,
});
sample({ clock: printPressed, target: printFx });
sample({
  clock: saveSheetFx.fail,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('statement.csvFailed') }),
  target: noticeShown,
});
