// @vitest-environment jsdom
import { definePlugin, forgetPlugin, type PluginHost } from '@sdk';
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { audienceChanged, manifestRequested, overridesReceived, slotsArranged } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';

import { PluginHostContext } from '../lib/host-context';
import { PluginSlot } from './plugin-slot';

/** The document runs an address once, and all tests share one document. */
let version = 0;
const entry = (id: string, mount: object = {}) => ({
  id,
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/${id}/index.${String((version += 1))}.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: 'game.above', ...mount }],
  enabled: true,
});
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
const ids = ['one', 'two', 'three'];

const page = (scope: Scope, gameId: number, isQuiet = false) => (
  <Provider value={scope}>
    <PluginHostContext value={(_, feedback) => ({ ...feedback, scope }) as PluginHost}>
      <PluginSlot name="game.above" params={{ gameId }} isQuiet={isQuiet} />
    </PluginHostContext>
  </Provider>
);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

/** A page with the slot; each app writes its name, its slot and the match that it is told of. */
async function open(plugins: unknown[], isQuiet = false) {
  const server = () => Promise.resolve(Response.json({ version: 1, plugins }));
  const scope = fork({ handlers: [[fetchFx, server]] });
  const view = render(page(scope, 7, isQuiet));
  await act(async () => {
    void allSettled(manifestRequested, { scope });
    void allSettled(overridesReceived, { scope, params: {} });
    void allSettled(audienceChanged, { scope, params: visitor });
    await vi.advanceTimersByTimeAsync(0);
  });
  return { ...view, scope };
}
/** Their scripts come. */
const load = async (scope: Scope, broken?: string) => {
  for (const id of ids)
    definePlugin({
      id,
      mount: (element, { $params, slot, ready }) => {
        if (id === broken) throw new Error('broken');
        const draw = ({ gameId }: { gameId?: number }) =>
          (element.textContent = `${id} in ${String(slot)} of ${String(gameId)}`);
        draw(scope.getState($params));
        // eslint-disable-next-line effector/no-watch -- an app without React hears a store in this way
        $params.updates.watch(draw);
        ready();
        return () => undefined;
      },
    });
  for (const script of document.head.querySelectorAll('script[data-plugin]')) script.dispatchEvent(new Event('load'));
  await settle();
};
const arrange = async (scope: Scope, settings: object) => {
  await act(async () => {
    void allSettled(slotsArranged, { scope, params: { 'game.above': settings } });
    await vi.advanceTimersByTimeAsync(0);
  });
};
const shown = () => [...document.querySelectorAll('[data-slot] [data-plugin]')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  ids.forEach(forgetPlugin);
  vi.useRealTimers();
});

test('[PLUG-39] an app is told its slot and what the slot tells, and hears when that changes', async () => {
  const { scope, rerender } = await open([entry('one')]);
  await load(scope);
  expect(shown()).toEqual(['one in game.above of 7']);
  const [element] = document.querySelectorAll('[data-slot] [data-plugin]');
  rerender(page(scope, 8));
  await settle();
  expect(shown()).toEqual(['one in game.above of 8']);
  expect(document.querySelector('[data-slot] [data-plugin]')).toBe(element);
});

test('[PLUG-40] [PLUG-41] two apps stand in the order of their mounts; the configuration turns, removes and adds them while the page is open', async () => {
  const { scope } = await open([entry('one', { order: 1 }), entry('two'), entry('three', { slot: 'board.row' })]);
  await load(scope);
  const names = () => shown().map((text) => text.split(' ')[0]);
  expect(names()).toEqual(['two', 'one']);
  const before = document.querySelector('[data-plugin=one]:not(script)');
  await arrange(scope, { order: ['one', 'two'] });
  expect(names()).toEqual(['one', 'two']);
  expect(document.querySelector('[data-plugin=one]:not(script)')).toBe(before);
  await arrange(scope, { remove: ['two'], add: ['three'] });
  await load(scope);
  expect(names()).toEqual(['three', 'one']);
});

test.each([
  ['says so', false, 1],
  ['says nothing where words would not fit', true, 0],
])('[PLUG-39] an app that fails %s', async (_, isQuiet, count) => {
  const { scope } = await open([entry('one')], isQuiet);
  await load(scope, 'one');
  await act(() => vi.dynamicImportSettled());
  await settle();
  expect(screen.queryAllByRole('alert')).toHaveLength(count);
});
