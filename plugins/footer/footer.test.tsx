// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { createTestHost } from '../sdk/testing';
import { Footer } from './footer';
import { formatClock } from './format-clock';

const usual = { locale: 'en-GB', timeZone: 3, is12h: false };
const moment = Date.UTC(2025, 1, 22, 16, 10, 24);

let unmount: (() => void) | undefined;
function mount(values: Parameters<typeof createTestHost>[0] = {}) {
  const { host, calls } = createTestHost({ now: moment, ...values });
  const element = document.body.appendChild(document.createElement('div'));
  act(() => {
    unmount = createReactPlugin(Footer)(element, host);
  });
  return { asked: () => calls.filter(([command]) => command !== 'ready'), user: userEvent.setup() };
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

test('[BRAND-02] the age is that of the house, beside its company and its licence', () => {
  mount({ house: { name: 'Northwind', minAge: 21, legalName: 'Northwind Gaming Ltd', licence: 'Licence 41 207' } });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('21+');
  expect(footer).not.toHaveTextContent('18');
  expect(footer).toHaveTextContent('Northwind Gaming Ltd · Licence 41 207');
});

test('the footer says that the money is play money, names the age limit and shows the time', () => {
  mount();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('18+');
  expect(footer).toHaveTextContent('footer.playMoney');
  expect(footer).toHaveTextContent('22 Feb 2025, 19:10:24 · UTC+3');
});

test('[UI-12] the footer shows the links of the configuration in their order', async () => {
  const footerMenu = [
    { id: 'rules', title: 'Rules', path: '/information/rules/1' },
    { id: 'about', title: 'About', path: '/information/about' },
  ];
  const { asked, user } = mount({ footerMenu });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rules', '/en/information/rules/1'],
    ['About', '/en/information/about'],
  ]);
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(asked()).toEqual([['navigate', '/information/about']]);
});

test('[UI-13] the footer shows the contacts of the configuration', () => {
  const contacts = [
    { kind: 'email', value: 'us@example.com' },
    { kind: 'phone', value: '+44 20 7946 0000' },
    { kind: 'address', value: 'London' },
  ];
  mount({ contacts });
  expect(screen.getByRole('link', { name: 'us@example.com' })).toHaveAttribute('href', 'mailto:us@example.com');
  expect(screen.getByRole('link', { name: '+44 20 7946 0000' })).toHaveAttribute('href', 'tel:+442079460000');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('London');
});

test('[UI-30] the footer names the language of the page and opens the settings', async () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية' },
  ];
  const { asked, user } = mount({ languages, language: 'ar' });
  const button = screen.getByRole('button', { name: 'main.language: العربية' });
  expect(button).toHaveTextContent(/^العربية$/);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(button);
  expect(asked()).toEqual([['openModal', 'settings']]);
});

test.each([
  ['zone 3', { timeZone: 3 }, '22 Feb 2025, 19:10:24 · UTC+3'],
  ['zone 0', { timeZone: 0 }, '22 Feb 2025, 16:10:24 · UTC'],
  ['a zone of half hours', { timeZone: 5.5 }, '22 Feb 2025, 21:40:24 · UTC+5:30'],
  ['the day before', { timeZone: -10 }, '22 Feb 2025, 06:10:24 · UTC−10'],
  ['a zone by its name, on a day of winter', { timeZone: 1, zone: 'Europe/London' }, '22 Feb 2025, 16:10:24 · UTC'],
  ['twelve hours', { is12h: true }, '22 Feb 2025, 07:10:24 pm · UTC+3'],
])('[LANG-13] the clock in %s', (_, change, text) => {
  expect(formatClock(moment, { ...usual, ...change })).toBe(text);
});
