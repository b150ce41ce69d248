import { combine, createEvent, createStore } from 'effector';

import type { CouponTypeId } from '@contracts/coupon';

import { $locale } from '@/shared/lib/language';
import { readSum } from '@/shared/lib/money';

import { mostRows, newRow, noCurrency, type Row, rowsFor, sizesOf } from '../lib/draft';
import { resultsOf } from '../lib/results';

export const typeChosen = createEvent<CouponTypeId>();
export const rowChanged = createEvent<Pick<Row, 'id'> & Partial<Row>>();
export const rowAdded = createEvent();
export const rowRemoved = createEvent<number>();
export const stakeTyped = createEvent<string>();
export const sizeChosen = createEvent<number>();
export const viewChosen = createEvent<number>();

export const $typeId = createStore<CouponTypeId>(1).on(typeChosen, (_, typeId) => typeId);
export const $rows = createStore<readonly Row[]>(rowsFor(2, []))
  .on(typeChosen, (rows, typeId) => rowsFor(typeId, rows))
  .on(rowAdded, (rows) =>
    rows.length >= mostRows ? rows : [...rows, newRow(Math.max(0, ...rows.map(({ id }) => id)) + 1, rows.length)],
  )
  .on(rowRemoved, (rows, removed) => rows.filter(({ id }) => id !== removed))
  .on(rowChanged, (rows, change) => rows.map((row) => (row.id === change.id ? { ...row, ...change } : row)));

export const $stakeText = createStore('100').on(stakeTyped, (_, text) => text);
export const $size = createStore(2).on(sizeChosen, (_, size) => size);
/** The format of the prices in the results; the rows show every format. */
export const $view = createStore<number | null>(null).on(viewChosen, (_, view) => view);

export const $sizes = combine({ typeId: $typeId, rows: $rows }, sizesOf);
export const $worked = combine(
  { typeId: $typeId, rows: $rows, text: $stakeText, size: $size, locale: $locale },
  ({ typeId, rows, text, size, locale }) =>
    resultsOf({ typeId, rows, size, stake: readSum(text, noCurrency, locale).minor }),
);
