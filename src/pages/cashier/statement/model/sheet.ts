import { createEvent, sample } from 'effector';

import { $t } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { currencyFacts, toWire } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';
import { csvOf, saveSheetFx } from '@/shared/sheet';

import { rowsOf } from '../lib/filter';
import { $filter, $statement } from './statement';

/** The player wants a file with every row that the filter finds. Row PAY-17. */
export const sheetRequested = createEvent();

sample({
  clock: sheetRequested,
  source: { statement: $statement, filter: $filter, t: $t, now: $now },
  filter: ({ statement }) => statement !== null,
  fn: ({ statement, filter, t, now }) => {
    const iso = statement?.iso ?? '';
    const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
    const heads = (['time', 'entry', 'number', 'amount', 'balance', 'currency'] as const).map((head) =>
      t(`statement.head.${head}`),
    );
    const rows = rowsOf(statement?.rows ?? [], filter).map(({ at, kind, number, minor, balance }) => [
      ...[new Date(at).toISOString(), t(`statement.kind.${kind}`), number ?? ''],
      ...[wire(minor), wire(balance), iso],
    ]);
    return { name: `statement-${new Date(now).toISOString().slice(0, 10)}.csv`, text: csvOf([heads, ...rows]) };
  },
  target: saveSheetFx,
});
sample({
  clock: saveSheetFx.fail,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('statement.csvFailed') }),
  target: noticeShown,
});
