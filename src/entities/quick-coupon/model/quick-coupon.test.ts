import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { type Navigation, pass } from '@/shared/routing';

import { $isVisibleQuickCoupon, quickCouponClosed, quickCouponGuard, quickCouponOpened } from './quick-coupon';

const to = (section: string): Navigation => ({
  path: `/${section}`,
  language: 'en',
  search: '',
  hash: '',
  params: {},
  meta: { pageId: section, layout: 'main', section, dictionaries: [], title: 'x' },
  isFirst: false,
  signal: new AbortController().signal,
});

test('[GUARD-18] the quick coupon hides where there is no coupon and is there again on the way back', async () => {
  const scope = fork();
  const go = async (section: string) =>
    (await allSettled(quickCouponGuard.checkFx, { scope, params: to(section) })).value;
  await allSettled(quickCouponOpened, { scope });
  expect(scope.getState($isVisibleQuickCoupon)).toBe(true);
  expect(await go('news')).toEqual(pass());
  expect(scope.getState($isVisibleQuickCoupon)).toBe(false);
  await go('home');
  expect(scope.getState($isVisibleQuickCoupon)).toBe(true);
  await allSettled(quickCouponClosed, { scope });
  await go('home');
  expect(scope.getState($isVisibleQuickCoupon)).toBe(false);
});

test('[GUARD-18] a navigation that was given up changes nothing', async () => {
  const scope = fork();
  await allSettled(quickCouponOpened, { scope });
  const controller = new AbortController();
  controller.abort();
  await allSettled(quickCouponGuard.checkFx, { scope, params: { ...to('news'), signal: controller.signal } });
  expect(scope.getState($isVisibleQuickCoupon)).toBe(true);
});
