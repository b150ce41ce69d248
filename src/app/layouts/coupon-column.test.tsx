// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import coupon from '@contracts/dictionaries/en/coupon.json';

import { $isPanelNeeded } from '@/features/betting/open-coupon';
import { fetchFx } from '@/shared/api';
import { couponKey } from '@/shared/config';
import { loadDictionariesFx } from '@/shared/i18n';
import { storageOpened } from '@/shared/lib/storage';

import { Coupon } from './coupon';

// What is looked at is the order of things, not how long a cold compiler takes.
beforeAll(async () => {
  await import('./coupon-panel');
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

async function setup() {
  const server = () => Response.json({ data: { version: '1', groups: { coupon } } });
  const scope = fork({ handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: ['coupon'] });
  await allSettled(storageOpened, { scope });
  render(
    <Provider value={scope}>
      <Coupon />
    </Provider>,
  );
  return { isNeeded: () => scope.getState($isPanelNeeded) };
}

test('an empty coupon of somebody who only looks says what to do, and loads nothing', async () => {
  const { isNeeded } = await setup();
  expect(screen.getByRole('complementary', { name: 'Bet slip' })).toHaveTextContent('Bet slip is empty');
  expect(isNeeded()).toBe(false);
});

test('a tab that is pressed before its code is here opens when it comes, and keeps the focus', async () => {
  const { isNeeded } = await setup();
  const tab = screen.getByRole('tab', { name: 'My bets' });
  // At once: a hand that only comes near brings the code too, and then it is the tab of the panel that is pressed.
  act(() => {
    tab.focus();
    tab.click();
  });
  expect(isNeeded()).toBe(true);
  expect(await screen.findByRole('tab', { name: 'My bets', selected: true })).toHaveFocus();
});

test('a press that the code of the panel overtakes is not lost', async () => {
  await setup();
  const tab = screen.getByRole('tab', { name: 'My bets' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: tab });
  await new Promise((resolve) => setTimeout(resolve));
  expect(tab).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: tab });
  expect(await screen.findByRole('tab', { name: 'My bets', selected: true })).not.toBe(tab);
});

test('a slip that the browser kept brings the code at once, and until it is here nobody says that there are no bets', async () => {
  localStorage.setItem(couponKey, '{}');
  const { isNeeded } = await setup();
  expect(screen.getByRole('complementary', { name: 'Bet slip' })).not.toHaveTextContent('Bet slip is empty');
  expect(isNeeded()).toBe(true);
});

test('[CPN-40] the first slip of another tab brings the code, though nobody has touched this one', async () => {
  const { isNeeded } = await setup();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else', newValue: '{}' }));
  });
  expect(isNeeded()).toBe(false);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: couponKey, newValue: '{}' }));
  });
  expect(isNeeded()).toBe(true);
});

test('[CPN-40] what another tab writes while this page is still drawn counts', async () => {
  const scope = fork();
  await allSettled(storageOpened, { scope });
  window.dispatchEvent(new StorageEvent('storage', { key: couponKey, newValue: '{}' }));
  await allSettled(scope);
  expect(scope.getState($isPanelNeeded)).toBe(true);
});
