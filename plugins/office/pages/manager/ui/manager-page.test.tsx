// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Letter, Manager } from '@contracts/letters';

import { facts, field, open, part, press, rows, type } from '../../../shared/office.testing';
import { ManagerPage } from './manager-page';

const [reads, sends] = ['GET /office-api/v1/manager', 'POST /office-api/v1/manager/letters'];
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const answered: Letter = { id: 1, at, text: 'Where is it?', answer: 'It came today.', answeredAt: at + 3600 };
const manager = (more: Partial<Manager> = {}): Manager => ({
  ...{ name: 'Dana', languages: ['en', 'tr'], isThere: true, letters: [answered] },
  hours: { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5], timeZone: 3 },
  ...more,
});
const openWith = (more: Partial<Manager> = {}, answer?: unknown) =>
  open(ManagerPage, { [reads]: { data: manager(more) }, [sends]: answer });

test('[OFFICE-11] the manager has a name, languages and hours, and is there or not', async () => {
  await openWith();
  expect(screen.getByRole('heading', { name: 'Dana' })).toBeVisible();
  expect(facts()).toEqual([
    ['Languages', 'English, Turkish'],
    ['Working hours', 'Mon–Fri, 09:00–18:00 (UTC+3) available now'],
  ]);
  expect(field('Your message')).toHaveAccessibleDescription(/^The reply appears here and in your messages\./);
});

test('[OFFICE-11] out of hours a letter says when it is read', async () => {
  await openWith({ isThere: false });
  expect(facts().at(-1)![1]).toMatch(/not available now$/);
  expect(field('Your message')).toHaveAccessibleDescription(/^Messages are read during working hours\. The/);
});

test('[OFFICE-11] letters stand with their answer, and a new one above them waits for its own', async () => {
  await openWith({}, { data: { id: 2, at: at + 7200, text: 'And now?' } });
  type('Your message', 'And now?');
  await press('Send');
  expect(rows(part('Sent messages'))).toEqual([
    'Nov 22, 2026, 14:00awaiting replyAnd now?',
    'Nov 22, 2026, 12:00Where is it?Reply, Nov 22, 2026, 13:00It came today.',
  ]);
});

test('[OFFICE-11] before the first letter there is no list; support is a way for what is urgent', async () => {
  await openWith({ letters: [] });
  expect(screen.queryByRole('region', { name: 'Sent messages' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/en/office/support');
});
