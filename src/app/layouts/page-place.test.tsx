// @vitest-environment jsdom
import '@/pages/error';
import { definePlugin, forgetPlugin, type PluginHost } from '@sdk';
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { loadInlineFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';
import { PluginHostContext } from '@/widgets/plugin-slot';

import { pageShown } from '../router/page';
import { PagePlace } from './page-place';

/** Each test has a version of its own: a document runs an address once, and these share one. */
let version = 0;
const technicalPages = () => ({
  id: 'technical-pages',
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/technical-pages/index.${String((version += 1))}.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'technical-pages' }],
  enabled: true,
});
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

function Broken(): never {
  throw new Error('broken');
}

/** A page that breaks as it is drawn, on a site with these remote apps. */
async function open(layout: 'main' | 'empty', plugins: unknown[]) {
  const server = () => Promise.resolve(Response.json({ version: 1, plugins }));
  const scope = fork({ handlers: [[fetchFx, server]] });
  await allSettled(loadInlineFx, { scope });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <PluginHostContext value={(_, feedback) => feedback as PluginHost}>
          <PagePlace />
        </PluginHostContext>
      </SiteRouter>
    </Provider>,
  );
  const meta = { pageId: 'x', layout, section: 'x', dictionaries: [], title: '' };
  const location = { path: '/x', language: 'en', search: '', hash: '' };
  await act(async () => {
    void allSettled(manifestRequested, { scope });
    await vi.advanceTimersByTimeAsync(0);
    void allSettled(overridesReceived, { scope, params: {} });
    void allSettled(audienceChanged, { scope, params: visitor });
    void allSettled(pageShown, {
      scope,
      params: { location, match: { meta, params: {} }, failure: null, Page: Broken },
    });
    await vi.advanceTimersByTimeAsync(0);
  });
}

const script = () => document.head.querySelector('script[data-plugin=technical-pages]');
const own = () => screen.queryByRole('heading', { level: 1, name: 'Something went wrong' });
const seen = (look: () => unknown) => vi.waitFor(() => expect(look()).not.toBeNull(), { interval: 10 });
async function arrived(draw: (element: HTMLElement, host: PluginHost) => void) {
  definePlugin({
    id: 'technical-pages',
    mount: (element, host) => {
      draw(element, host);
      return () => undefined;
    },
  });
  await act(async () => {
    script()?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
  });
}
const drawn = (element: HTMLElement, host: PluginHost) => {
  element.append('remote view');
  host.ready();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  forgetPlugin('technical-pages');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ROUTE-162] [PLUG-26] a page that breaks as it is drawn gives its place to the technical pages', async () => {
  await open('main', [technicalPages()]);
  await seen(script);
  await arrived(drawn);
  expect(screen.getByText('remote view')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('remote view')).toBeVisible();
  expect(own()).toBeNull();
});

test('[ROUTE-162] technical pages that break too: the built-in view, with no button that would only try them again', async () => {
  await open('main', [technicalPages()]);
  await seen(script);
  await arrived(() => {
    throw new Error('broken');
  });
  await seen(own);
  expect(screen.getByRole('alert')).toContainElement(own());
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

test('[ROUTE-162] technical pages that are a second late: the built-in view, which then stays', async () => {
  await open('main', [technicalPages()]);
  await seen(script);
  expect(own()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(own()).toBeVisible();
  await arrived(drawn);
  expect(own()).toBeVisible();
  expect(screen.queryByText('remote view')).toBeNull();
});

test.each([
  ['a site without technical pages', 'main' as const, []],
  ['a page without the frame, which has no remote apps', 'empty' as const, [technicalPages()]],
])('[ROUTE-162] %s: the built-in view, at once', async (_, layout, plugins) => {
  await open(layout, plugins);
  await seen(own);
  expect(script()).toBeNull();
});
