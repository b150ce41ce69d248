// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, test, vi } from 'vitest';

import { $language } from '@/shared/lib/language';

import { AppLink, AppNavLink } from './app-link';
import { $location, routerAttached } from './location';
import { SiteRouter } from './site-router';

afterEach(cleanup);

async function draw(to: string, at = '/news', link = <AppLink to={to}>there</AppLink>) {
  const navigate = vi.fn();
  const scope = fork({
    values: [
      [$language, 'pt'],
      [$location, { path: at, language: 'pt', search: '', hash: '' }],
    ] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate } });
  render(
    <Provider value={scope}>
      <SiteRouter>{link}</SiteRouter>
    </Provider>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'there' }) };
}

test.each([
  ['/', '/pt'],
  ['/home/live', '/pt/home/live'],
  ['/results?date=1#a', '/pt/results?date=1#a'],
  ['login', '/pt/login'],
])('[LANG-01] the address of a link to %s has the language; a press asks the guards for it', async (to, href) => {
  const { link, navigate } = await draw(to);
  expect([link.getAttribute('href'), fireEvent.click(link)]).toEqual([href, false]);
  expect(navigate.mock.calls).toEqual([[href, { replace: false }]]);
});

test.each([
  'https://evil.example/a',
  '//evil.example/a',
  '/\\evil.example/a',
  '\\\\evil.example',
  'javascript:alert(1)',
  'mailto:a@evil.example',
])('a link that somebody wrote as %s stays on the site', async (to) => {
  const { link, navigate } = await draw(to);
  fireEvent.click(link);
  const asked = navigate.mock.calls.map(([address]) => new URL(String(address), location.href));
  expect(asked.map(({ origin, pathname }) => [origin, pathname.slice(0, 4)])).toEqual([[location.origin, '/pt/']]);
  expect((link as HTMLAnchorElement).href).toBe(asked[0]?.href);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is the browser’s, for a new tab',
  async (how) => {
    const { link, navigate } = await draw('/results');
    expect([fireEvent.click(link, how), navigate.mock.calls]).toEqual([true, []]);
  },
);

test('a link to the address of the page itself takes its place in the history', async () => {
  const { link, navigate } = await draw('/news');
  fireEvent.click(link);
  expect(navigate.mock.calls).toEqual([['/pt/news', { replace: true }]]);
});

test.each([
  ['/news', false, 'page'],
  ['/news/a', false, 'page'],
  ['/news/a', true, null],
  ['/newspaper', false, null],
])('at %s, a link of a navigation to /news (only there: %s) is marked %s', async (at, end, mark) => {
  const { link } = await draw(
    '/news',
    at,
    <AppNavLink to="/news" end={end}>
      there
    </AppNavLink>,
  );
  expect(link.getAttribute('aria-current')).toBe(mark);
});
