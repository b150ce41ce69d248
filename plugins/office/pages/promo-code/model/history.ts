import { createEvent, createStore } from 'effector';

import { PromoHistoryAnswer } from '@contracts/promo-records';

import { createAsked } from '../../../../sdk/asked';
import { forgotten } from '../../../../sdk/model';

export const pageSize = 20;

export const history = createAsked(({ office }, { page }: { page: number }) =>
  office.read('/coupon-api/v1/promo-codes/history', PromoHistoryAnswer, {
    page: String(page),
    pageSize: String(pageSize),
  }),
);

export const pageTurned = createEvent<number>();
export const $page = createStore(1)
  .on(pageTurned, (_, page) => page)
  .reset(history.Place.close, forgotten);
