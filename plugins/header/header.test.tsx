// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import en from '@contracts/dictionaries/en/header.json';
import main from '@contracts/dictionaries/en/main.json';

import { createTestHost } from '../sdk/testing';
import { Header } from './header';

const texts: Record<string, string> = { ...main, ...en };
const t = (key: string, values: Record<string, string | number> = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const balance = {
  activeId: 1,
  accounts: [
    { id: 1, label: 'Main · RUB', currency: 'RUB', amount: '12 480.50 ₽' },
    { id: 2, label: 'USD', currency: 'USD', amount: '$1,000.00' },
  ],
};
const player = { session: { isAuth: true, userId: 7 }, balance };

let unmount: (() => void) | undefined;

function mount(values: Parameters<typeof createTestHost>[0] = {}) {
  const { host, calls } = createTestHost({ t, ...values });
  const element = document.body.appendChild(document.createElement('div'));
  act(() => {
    unmount = createReactPlugin(Header)(element, host);
  });
  return { calls, asked: () => calls.filter(([command]) => command !== 'ready'), user: userEvent.setup() };
}

afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

const banner = () => within(screen.getByRole('banner'));

test('[BOOT-03] a visitor sees "Log in" and "Register" and no profile', async () => {
  const { asked, user } = mount();
  await user.click(banner().getByRole('button', { name: 'Log in' }));
  await user.click(banner().getByRole('button', { name: 'Register' }));
  expect(asked()).toEqual([
    ['openModal', 'login'],
    ['openModal', 'registration'],
  ]);
  expect(screen.queryByRole('button', { name: 'Profile' })).toBeNull();
});

test('[BOOT-03] a player sees the balance of the active account and the profile', () => {
  mount(player);
  expect(screen.getByRole('banner')).toHaveTextContent('12 480.50 ₽');
  expect(banner().getByRole('button', { name: 'Profile' })).toBeVisible();
  expect(banner().queryByRole('button', { name: 'Log in' })).toBeNull();
});

test('the header has no button "Register" where registration is not allowed', () => {
  mount({ isRegistrationAllowed: false });
  expect(banner().queryByRole('button', { name: 'Register' })).toBeNull();
});

test('the header shows no sum before the balance is known', () => {
  mount({ ...player, balance: null });
  expect(screen.getByRole('banner')).not.toHaveTextContent('0');
});

test('a player switches the account in the menu of accounts', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Main · RUB 12 480.50 ₽' }));
  expect(screen.getByRole('menuitemradio', { name: /Main/ })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: /USD/ }));
  expect(asked()).toEqual([['switchAccount', 2]]);
});

test('[UI-30] the profile menu opens the settings and changes none itself', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  const menu = within(screen.getByRole('menu', { name: 'Profile' }));
  expect(menu.queryByRole('menuitemradio')).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Settings' }));
  expect(asked()).toEqual([['openModal', 'settings']]);
});

test('a player can use the profile menu by keyboard alone', async () => {
  const { asked, user } = mount(player);
  banner().getByRole('button', { name: 'Profile' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked()).toEqual([['logOut']]);
});

test('the navigation marks the open section as the current page', () => {
  const menu = [
    { id: 'line', title: 'Sports', path: '/home/line' },
    { id: 'live', title: 'Live', path: '/home/live' },
  ];
  mount({ menu, path: '/home/live/football' });
  expect(banner().getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  expect(banner().getByRole('link', { name: 'Sports' })).not.toHaveAttribute('aria-current');
});

test('the header handles a plain click on a link, and the browser handles a click that opens a tab', async () => {
  const { asked, user } = mount({ menu: [{ id: 'line', title: 'Sports', path: '/home/line' }] });
  const link = banner().getByRole('link', { name: 'Sports' });
  expect(link).toHaveAttribute('href', '/en/home/line');
  await user.click(link);
  const keepPage = (event: Event) => event.preventDefault(); // jsdom cannot open a tab
  document.addEventListener('click', keepPage, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(asked()).toEqual([['navigate', '/home/line']]);
});

test('a player opens their bets from the profile menu', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('menuitem', { name: 'Bet history' }));
  expect(asked()).toEqual([['navigate', '/office/history']]);
});

test('[SUPPORT-06] a player opens the history of their requests from the profile menu', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('menuitem', { name: 'My requests' }));
  expect(asked()).toEqual([['openModal', 'support-history']]);
});

test('the search button opens the search', async () => {
  const { asked, user } = mount();
  await user.click(banner().getByRole('button', { name: 'Search' }));
  expect(asked()).toEqual([['openModal', 'search']]);
});

test('[PLUG-42] the profile menu shows links of other apps, which lead to their pages', async () => {
  const { asked, user } = mount({ ...player, accountMenu: [{ id: 'alpha', title: 'Rewards', path: '/rewards' }] });
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rewards' }));
  expect(asked()).toEqual([['navigate', '/rewards']]);
});
