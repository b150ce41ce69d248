// @vitest-environment jsdom
import { definePlugin, forgetPlugin, type PluginHost } from '@sdk';
import { act, render, screen } from '@testing-library/react';
import { allSettled, createEvent, fork, sample } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import popups from '@contracts/dictionaries/en/popups.json';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { readBusyFx } from '@/shared/lib/lifecycle';
import { $notice, noticeActed } from '@/shared/lib/notices';
import { PluginHostContext, PluginSlot } from '@/widgets/plugin-slot';

import { careBegan } from './care';
import './change';

const second = createEvent<number>();
sample({ clock: second, target: $now });

/** Each test has a version of its own: a document runs an address once, and these share one. */
let version = 0;
const nextEntry = () => ({
  id: 'header',
  title: 'Header',
  version: `1.0.${String((version += 1))}`,
  kind: 'module',
  entry: `/plugins/header/index.${String(version)}.js`,
  style: `/plugins/header/index.${String(version)}.css`,
  integrity: `sha384-${'A'.repeat(64)}`,
  styleIntegrity: `sha384-${'A'.repeat(64)}`,
  styleScoped: true,
  mounts: [{ slot: 'header' }],
  enabled: true,
});
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

/** Time passes, and the code that it asks for comes. */
const pass = (ms = 0) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const element = (name: string) => document.head.querySelector(`${name}[data-plugin=header]:last-of-type`);
const styles = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** The script that was asked for last comes and defines an app that draws so. */
async function come(draw: (root: HTMLElement, host: PluginHost) => void) {
  definePlugin({
    id: 'header',
    mount: (root, host) => {
      draw(root, host);
      return () => undefined;
    },
  });
  for (const name of ['script', 'link']) element(name)?.dispatchEvent(new Event('load'));
  await pass();
}
const hosts: PluginHost[] = [];
const field = (root: HTMLElement, host: PluginHost) => {
  hosts.push(host);
  root.append(Object.assign(document.createElement('input'), { ariaLabel: 'Search' }), `of ${String(host.config.at)}`);
  host.ready();
};
let told = vi.spyOn(console, 'error');

/** A page whose header has drawn; then its manifest says something else. */
async function open(change: object, isBusy = () => false) {
  const first = { ...nextEntry(), config: { at: 'first' } };
  let plugins = [first];
  const texts = { data: { version: '1', groups: { popups } } };
  const server = ({ url }: Request) =>
    Promise.resolve(Response.json(url.includes('/dictionary') ? texts : { version: 1, plugins }));
  const scope = fork({
    handlers: [
      [fetchFx, server],
      [readBusyFx, isBusy],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['popups'] });
  render(
    <Provider value={scope}>
      <PluginHostContext value={(entry, feedback) => ({ ...feedback, config: entry.config ?? {} }) as PluginHost}>
        <PluginSlot name="header" />
      </PluginHostContext>
    </Provider>,
  );
  void allSettled(manifestRequested, { scope });
  await pass();
  void allSettled(overridesReceived, { scope, params: {} });
  void allSettled(audienceChanged, { scope, params: visitor });
  void allSettled(careBegan, { scope });
  await pass();
  await come(field);
  expect(document.body).toHaveTextContent('of first');
  const say = (entry: object) => {
    plugins = [{ ...first, ...entry }];
  };
  say({ config: { at: 'second' }, ...change });
  let at = 1000;
  const tick = async () => {
    await act(async () => {
      void allSettled(second, { scope, params: (at += 1000) });
      await vi.advanceTimersByTimeAsync(0);
    });
  };
  const press = () => {
    const notice = scope.getState($notice);
    void allSettled(noticeActed, { scope, params: { id: notice?.id ?? 0, action: notice?.action?.id ?? '' } });
    return pass();
  };
  return { tick, press, say, first, text: () => scope.getState($notice)?.text ?? null };
}

const type = (value: string) => {
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  forgetPlugin('header');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-32] a newer version takes the place of what is mounted within one poll, with its own style sheet', async () => {
  const newer = nextEntry();
  const { first, text } = await open(newer);
  await pass(60_000);
  expect(styles()).toEqual([first.style, newer.style]);
  expect(element('link')).toHaveAttribute('media', 'not all');
  expect(document.body).toHaveTextContent('of first');
  await come(field);
  expect(document.body).toHaveTextContent('of second');
  expect(document.body).not.toHaveTextContent('of first');
  expect(styles()).toEqual([newer.style]);
  expect(element('link')).not.toHaveAttribute('media');
  expect(text()).toBeNull();
});

test('[PLUG-32] a changed config mounts the same script anew', async () => {
  await open({});
  await pass(60_000);
  element('link')?.dispatchEvent(new Event('load'));
  await pass();
  expect(document.body).toHaveTextContent('of second');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('[PLUG-32] in the middle of something else it is offered, and a press shows it', async () => {
  const { tick, press, text } = await open(nextEntry(), () => true);
  await pass(60_000);
  await come(field);
  await tick();
  expect(document.body).toHaveTextContent('of first');
  expect(text()).toBe('A new version of this section is available: Header');
  await press();
  expect(document.body).toHaveTextContent('of second');
});

test.each([
  ['what is typed in it', () => type('arse'), () => type('')],
  ['the focus in it', () => screen.getByRole('textbox').focus(), () => screen.getByRole('textbox').blur()],
])(
  '[PLUG-32] %s holds it back as long as it lasts; then it comes by itself and the offer goes',
  async (_, begin, end) => {
    const { tick, text } = await open(nextEntry());
    act(begin);
    await pass(60_000);
    await come(field);
    await tick();
    expect([document.body.textContent, text() === null]).toEqual(['of first', false]);
    act(end);
    await tick();
    expect([document.body.textContent, text()]).toEqual(['of second', null]);
  },
);

test('[PLUG-32] a newer version that breaks before it drew is in the log, and the one before stays', async () => {
  const newer = nextEntry();
  const { tick } = await open(newer);
  await pass(60_000);
  await come(() => {
    throw new Error('broken');
  });
  await tick();
  expect(document.body).toHaveTextContent('of first');
  expect(told).toHaveBeenCalledWith(
    `Plugin "header" ${newer.version}, update: it drew nothing and the version before stays`,
    expect.any(Error),
  );
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('[PLUG-32] an app that broke comes back with the version that mends it, without a press', async () => {
  const { say, first } = await open({});
  act(() => hosts.at(-1)?.fail(new Error('later')));
  await act(() => vi.dynamicImportSettled());
  expect(document.body).not.toHaveTextContent('of first');
  say({ ...nextEntry(), config: { at: 'third' } });
  await pass(60_000);
  await come(field);
  // Its own style sheet is asked for again with it.
  await come(field);
  expect(document.body).toHaveTextContent('of third');
  expect(styles()).not.toContain(first.style);
});
