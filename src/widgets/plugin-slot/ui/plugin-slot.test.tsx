// @vitest-environment jsdom
import { definePlugin, forgetPlugin, type PluginHost } from '@sdk';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx, loadInlineFx } from '@/shared/i18n';

import { PluginHostContext } from '../lib/host-context';
import { mountedPlaces } from '../lib/mounted';
import { PluginSlot } from './plugin-slot';

/** Gives each entry an address of its own: the document runs an address only once, and all tests share one document. */
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
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

/** A page with a header slot; its server knows one plugin. */
async function open(plugins: unknown[] = [nextEntry()], standIn?: ReactNode) {
  const late = { data: { version: '1', groups: { popups: { 'popups.plugin.slow': 'It is slow.' } } } };
  const server = ({ url }: Request) =>
    Promise.resolve(Response.json(url.includes('/dictionary') ? late : { version: 1, plugins }));
  const scope = fork({ handlers: [[fetchFx, server]] });
  // Every layout has these texts.
  await allSettled(loadInlineFx, { scope });
  await allSettled(loadDictionariesFx, { scope, params: ['popups'] });
  const view = render(
    <Provider value={scope}>
      <PluginHostContext value={(_, feedback) => feedback as PluginHost}>
        <PluginSlot name="header" standIn={standIn} />
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

/** Waits for the message about a failed plugin. Its code comes late, as a part of its own. */
const told = () => vi.waitFor(() => screen.getByRole('alert'));

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
  expect(await told()).toHaveTextContent('This part of the page could not be loaded.');
  expect(screen.getByText('the rest of the page')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Refreshing…' })).toHaveAttribute('aria-disabled', 'true');
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
  expect(await told()).toBeVisible();
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

const own = <button type="button">Log in</button>;
const standIn = () => screen.queryByRole('button', { name: 'Log in' });

test('[PLUG-29] what nobody may be without stands in after a second for an app that is late, and gives way to it', async () => {
  await open([nextEntry()], own);
  expect(standIn()).toBeNull();
  await pass(1000);
  expect(standIn()).toBeVisible();
  register((element) => element.append('drawn'));
  await answer('load');
  expect(standIn()).toBeNull();
  expect(screen.getByText('drawn')).toBeVisible();
});

test('[PLUG-29] whoever is using what stands in keeps it until they leave it', async () => {
  await open([nextEntry()], own);
  await pass(1000);
  act(() => standIn()?.focus());
  register((element) => element.append('drawn'));
  await answer('load');
  expect(standIn()).toHaveFocus();
  act(() => standIn()?.blur());
  expect(standIn()).toBeNull();
});

test('[PLUG-29] it stands in for an app that fails, beside the button that asks for the app again', async () => {
  await open([nextEntry()], own);
  await failFourTimes();
  expect(await vi.waitFor(() => screen.getByRole('button', { name: 'Refresh' }))).toBeVisible();
  expect(standIn()).toBeVisible();
});

test.each([
  ['that the manifest does not have', []],
  ['whose entry is wrong', [{ ...nextEntry(), integrity: 'none' }]],
  ['that is not for this visitor', [{ ...nextEntry(), rollout: { percent: 0 } }]],
])('[PLUG-29] it stands in at once for an app %s', async (_, plugins) => {
  await open(plugins, own);
  expect(standIn()).toBeVisible();
});

test('[PLUG-29] an app that somebody switched off leaves its place empty', async () => {
  await open([{ ...nextEntry(), enabled: false }], own);
  await pass(60_000);
  expect(standIn()).toBeNull();
});
