// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Letter } from '@contracts/letters';

import { alerts, field, open, part, press, refusal, rows, type } from '../../../shared/office.testing';
import { IdeasPage } from './ideas-page';

const path = '/office-api/v1/ideas';
const [reads, sends] = [`GET ${path}`, `POST ${path}`];
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const idea = (id: number): Letter => ({ id, at, text: `Idea ${String(id)}` });
const page = (ids: number[], total_count = ids.length) => ({ data: ids.map(idea), total_count, page: 1, pageSize: 20 });
const shown = () => rows(part('Your ideas')).map((row) => /Idea \d+/.exec(row)?.[0]);

test('[ROUTE-116] an idea that is sent stands first in the list', async () => {
  const { told } = await open(IdeasPage, { [reads]: page([1]), [sends]: { data: idea(2) } });
  type('Your idea', 'Idea 2');
  await press('Send');
  expect(shown()).toEqual(['Idea 2', 'Idea 1']);
  expect(told()).toEqual(['Sent. The reply will appear in your messages.']);
});

test('[ROUTE-116] none yet: the page says so', async () => {
  await open(IdeasPage, { [reads]: page([]) });
  expect(screen.getByText('No ideas shared yet')).toBeVisible();
});

test('[ROUTE-116] older ideas come under those that are here, after a try that failed', async () => {
  const backend: Record<string, unknown> = { [reads]: page([3, 2], 3) };
  await open(IdeasPage, backend);
  backend[reads] = refusal();
  await press('Show more');
  expect(alerts()).toEqual([expect.stringContaining('Not saved')]);
  backend[reads] = page([1], 3);
  await press('Show more');
  expect([shown(), alerts()]).toEqual([['Idea 3', 'Idea 2', 'Idea 1'], []]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[ROUTE-116] an idea that was sent and comes again with an older page stands there once', async () => {
  const backend: Record<string, unknown> = { [reads]: page([2], 2), [sends]: { data: idea(3) } };
  await open(IdeasPage, backend);
  type('Your idea', 'Idea 3');
  await press('Send');
  backend[reads] = page([3, 2, 1], 3);
  await press('Show more');
  expect(shown()).toEqual(['Idea 3', 'Idea 2', 'Idea 1']);
});

test('[ROUTE-116] a list that does not come leaves the field for a new idea', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await open(IdeasPage, backend);
  expect(screen.getByRole('heading', { name: 'Your ideas could not be loaded.' })).toBeVisible();
  type('Your idea', 'Larger type');
  backend[reads] = page([1]);
  await press('Try again');
  expect(shown()).toEqual(['Idea 1']);
  expect(field('Your idea')).toHaveValue('Larger type');
});
