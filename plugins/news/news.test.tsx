// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createOpenPlugin } from '../sdk/model';
import { createTestHost } from '../sdk/testing';
import { News } from './news';

const spring = {
  ...{ slug: 'spring', publishedAt: 1_790_000_000, topic: 'sport', minutes: 2 },
  ...{ title: 'Spring', lead: 'It is here.', language: 'en' },
};
const list = { data: [spring, { ...spring, slug: 'chips', topic: 'casino', title: 'Chips' }] };
const article = { data: { ...spring, chapters: [{ title: 'In short', paragraphs: ['Warm <b>days</b>.'] }] } };

let unmount: (() => void) | undefined;
async function mount(path: string, ask: Parameters<typeof createTestHost>[1]) {
  const place = document.body.appendChild(document.createElement('div'));
  const { host, calls } = createTestHost({ path }, ask);
  await act(async () => {
    unmount = createOpenPlugin(News)(place, host);
    await Promise.resolve();
  });
  return calls;
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

test('[PLUG-22] the list links to each article without loading the page again', async () => {
  const calls = await mount('/news', () => Promise.resolve(list));
  fireEvent.click(screen.getByRole('link', { name: 'Spring' }));
  expect(calls).toContainEqual(['navigate', '/news/spring']);
});

test('[PROMO-05] the list shows one topic, and offers only topics that have an article', async () => {
  await mount('/news', () => Promise.resolve(list));
  expect(screen.queryByRole('button', { name: 'news.topic.payments' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'news.topic.casino' }));
  expect(screen.queryByRole('link', { name: 'Spring' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Chips' })).toBeVisible();
});

test('[PROMO-05] an article has its contents, shows its words as they are and stands marked in the list', async () => {
  await mount('/news/spring', (path) => Promise.resolve(path.endsWith('/spring') ? article : list));
  expect(screen.getByRole('navigation', { name: 'news.contents' })).toHaveTextContent('In short');
  expect(screen.getByRole('link', { name: 'In short' })).toHaveAttribute('href', '#part-1');
  expect(screen.getByText('Warm <b>days</b>.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spring' })).toHaveAttribute('aria-current', 'page');
});

test('the page of a missing article says so and links to all news', async () => {
  const failure: unknown = { statusCode: 404 };
  const calls = await mount('/news/winter', async (path) => {
    await Promise.resolve();
    if (path.endsWith('/news')) return list;
    throw failure;
  });
  fireEvent.click(screen.getByRole('button', { name: 'news.all' }));
  expect(screen.getByText('news.missing')).toBeVisible();
  expect(calls).toContainEqual(['navigate', '/news']);
});

test('a visitor can ask again when the answer has a wrong shape', async () => {
  const answers: unknown[] = [{ data: [{ slug: 1 }] }, list];
  await mount('/news', () => Promise.resolve(answers.shift()));
  expect(screen.getByText('news.failed')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'news.again' }));
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'Spring' })).toBeVisible();
});
