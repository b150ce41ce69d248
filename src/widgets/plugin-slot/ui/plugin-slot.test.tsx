// @vitest-environment jsdom
import { definePlugin, forgetPlugin, type PluginHost } from '@sdk';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx, loadInlineFx } from '@/shared/i18n';

import { PluginHostContext } from '../lib/host-context';
import { mountedPlaces } from '../lib/mounted';
import { PluginSlot } from './plugin-slot';

/** Each test has a version of its own: a document runs an address once, and these share one. */
let version = 0;
const nextEntry = () => ({
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/header/index.${String((version += 1))}.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'header' }],
  enabled: true,
});
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], bucket: 0 };

/** A page with a header slot; its server knows one plugin. */
async function open(plugins: unknown[] = [nextEntry()]) {
  const late = { data: { version: '1', groups: { popups: { 'popups.plugin.slow': 'It is slow.' } } } };
  const server = ({ url }: Request) =>
    Promise.resolve(Response.json(url.includes('/dictionary') ? late : { version: 1, plugins }));
  const scope = fork({ handlers: [[fetchFx, server]] });
  // Every layout has these words.
  await allSettled(loadInlineFx, { scope });
  await allSettled(loadDictionariesFx, { scope, params: ['popups'] });
  const view = render(
    <Provider value={scope}>
      <PluginHostContext value={(_, feedback) => feedback as PluginHost}>
        <PluginSlot name="header" />
        <p>the rest of the page</p>
      </PluginHostContext>
    </Provider>,
  );
  await act(async () => {
    void allSettled(manifestRequested, { scope });
    await vi.advanceTimersByTimeAsync(0);
    void allSettled(overridesReceived, { scope, params: {} });
    void allSettled(audienceChanged, { scope, params: visitor });
    await vi.advanceTimersByTimeAsync(0);
  });
  return view;
}

const script = () => document.head.querySelector('script[data-plugin=header]');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The browser's answer to the script that the page has just asked for. */
async function answer(kind: 'load' | 'error') {
  await act(async () => {
    script()?.dispatchEvent(new Event(kind));
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function failFourTimes() {
  await answer('error');
  for (const ms of [1000, 2000, 4000]) {
    await pass(ms);
    await answer('error');
  }
}

function register(draw: (element: HTMLElement) => void) {
  definePlugin({
    id: 'header',
    mount: (element, host) => {
      draw(element);
      host.ready();
      return () => undefined;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  forgetPlugin('header');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-18] a plugin is drawn in its slot when its script is here', async () => {
  await open();
  expect(screen.queryByText('drawn')).toBeNull();
  register((element) => element.append('drawn'));
  await answer('load');
  expect(screen.getByText('drawn')).toBeVisible();
});

test('[PLUG-07] [PLUG-15] [PLUG-16] after the last try its place, and only that, says so and offers a refresh, which heals it', async () => {
  await open();
  await failFourTimes();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(screen.getByText('the rest of the page')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Refreshing …' })).toHaveAttribute('aria-disabled', 'true');
  register((element) => element.append('drawn'));
  await answer('load');
  expect(screen.getByText('drawn')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[F93] [PLUG-07] a plugin that throws while it draws has the same block, and a refresh draws it anew', async () => {
  let isBroken = true;
  await open();
  register((element) => {
    if (isBroken) throw new Error('broken');
    element.append('drawn');
  });
  await answer('load');
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(0);
  expect(screen.getByText('drawn')).toBeVisible();
});

test('[F95b] a plugin that slows the page: its place says so as long as it does, and the plugin stays', async () => {
  await open();
  register((element) => element.append('drawn'));
  await answer('load');
  const say = (isSlow: boolean) => act(() => mountedPlaces.forEach(({ slow }) => slow(isSlow)));
  say(true);
  expect(screen.getByRole('status')).toHaveTextContent('It is slow.');
  expect(screen.getByText('drawn')).toBeVisible();
  say(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('[PLUG-04] a slot that goes takes its plugin with it: script, style sheet, drawing', async () => {
  const { unmount } = await open([{ ...nextEntry(), style: '/plugins/header/index.b.css' }]);
  expect(document.head.querySelectorAll('[data-plugin=header]')).toHaveLength(2);
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.head.querySelectorAll('[data-plugin=header]')).toHaveLength(0);
});

test('[PLUG-01] a slot without a plugin is empty', async () => {
  const { container } = await open([]);
  expect(container).toHaveTextContent(/^the rest of the page$/);
  expect(script()).toBeNull();
});
