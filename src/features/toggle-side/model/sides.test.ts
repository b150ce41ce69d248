// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { outcomePressed } from '@/entities/match';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import { $hidden, applyFx, sideToggled } from './sides';

const html = document.documentElement;

beforeEach(() => {
  document.cookie = 'sides_off=; path=/; max-age=0';
  delete html.dataset['sidesOff'];
});

async function visit() {
  const scope = fork();
  await allSettled(appReady, { scope });
  return scope;
}

test('[UI-11] each side is put away and comes back by its own button', async () => {
  const scope = await visit();
  await allSettled(sideToggled, { scope, params: 'coupon' });
  expect([scope.getState($hidden), html.dataset['sidesOff']]).toEqual([['coupon'], 'coupon']);
  await allSettled(sideToggled, { scope, params: 'menu' });
  expect(html.dataset['sidesOff']).toBe('menu-coupon');
  await allSettled(sideToggled, { scope, params: 'coupon' });
  expect([scope.getState($hidden), html.dataset['sidesOff']]).toEqual([['menu'], 'menu']);
});

test('[UI-11] what was put away is so in the next visit', async () => {
  await allSettled(sideToggled, { scope: await visit(), params: 'menu' });
  expect((await visit()).getState($hidden)).toEqual(['menu']);
});

test('[UI-11] a bet that is picked brings the coupon back', async () => {
  const scope = await visit();
  await allSettled(sideToggled, { scope, params: 'coupon' });
  await allSettled(outcomePressed, { scope, params: { gameId: 1, marketId: 1 } });
  expect(scope.getState($hidden)).toEqual([]);
});

test('[ERR-07] a right side that cannot be toggled is in the log', async () => {
  const logged = vi.fn();
  const fail = () => Promise.reject(new Error('forbidden'));
  const scope = fork({
    handlers: [
      [logFx, logged],
      [applyFx, fail],
    ] as never,
  });
  await allSettled(sideToggled, { scope, params: 'coupon' });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ level: 'error', text: 'Unable to toggle right side visible mode.' }),
  );
});
