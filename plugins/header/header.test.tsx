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

test('[BOOT-03] a visitor gets "Log in" and "Register", a player gets neither', async () => {
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

test('where registration is not allowed there is no button for it', () => {
  mount({ isRegistrationAllowed: false });
  expect(banner().queryByRole('button', { name: 'Register' })).toBeNull();
});

test('a player whose balance is not known yet sees no sum', () => {
  mount({ ...player, balance: null });
  expect(screen.getByRole('banner')).not.toHaveTextContent('0');
});

test('another account is one choice away', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Main · RUB 12 480.50 ₽' }));
  expect(screen.getByRole('menuitemradio', { name: /Main/ })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: /USD/ }));
  expect(asked()).toEqual([['switchAccount', 2]]);
});

test('[UI-30] the profile menu has one way to the settings and sets nothing itself', async () => {
  const { asked, user } = mount(player);
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  const menu = within(screen.getByRole('menu', { name: 'Profile' }));
  expect(menu.queryByRole('menuitemradio')).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Settings' }));
  expect(asked()).toEqual([['openModal', 'settings']]);
});

test('the profile menu works by keys alone', async () => {
  const { asked, user } = mount(player);
  banner().getByRole('button', { name: 'Profile' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked()).toEqual([['logOut']]);
});

test('the section that is open is the current page of the navigation', () => {
  const menu = [
    { id: 'line', title: 'Sports', path: '/home/line' },
    { id: 'live', title: 'Live', path: '/home/live' },
  ];
  mount({ menu, path: '/home/live/football' });
  expect(banner().getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page');
  expect(banner().getByRole('link', { name: 'Sports' })).not.toHaveAttribute('aria-current');
});

test('a plain click on a link stays in the page, one for a new tab is the browser’s', async () => {
  const { asked, user } = mount({ menu: [{ id: 'line', title: 'Sports', path: '/home/line' }] });
  const link = banner().getByRole('link', { name: 'Sports' });
  expect(link).toHaveAttribute('href', '/en/home/line');
  await user.click(link);
  const openTab = (event: Event) => event.preventDefault(); // jsdom has no tabs
  document.addEventListener('click', openTab, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(asked()).toEqual([['navigate', '/home/line']]);
});

test('players go to their bets from the profile menu', async () => {
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

test('the search is one press away', async () => {
  const { asked, user } = mount();
  await user.click(banner().getByRole('button', { name: 'Search' }));
  expect(asked()).toEqual([['openModal', 'search']]);
});

test('[PLUG-42] links of other apps stand in the profile menu and lead to their page', async () => {
  const { asked, user } = mount({ ...player, accountMenu: [{ id: 'alpha', title: 'Rewards', path: '/rewards' }] });
  await user.click(banner().getByRole('button', { name: 'Profile' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rewards' }));
  expect(asked()).toEqual([['navigate', '/rewards']]);
});
