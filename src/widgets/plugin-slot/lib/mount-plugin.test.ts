// @vitest-environment jsdom
import type { PluginHost } from '@sdk';
import { allSettled, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { mountPlugin } from './mount-plugin';
import { mountedPlaces } from './mounted';

type MountFunction = (element: HTMLElement, host: PluginHost) => () => void;

const entry: PluginEntry = {
  id: 'test',
  version: '1.2.0',
  kind: 'module',
  entry: '/plugins/test/index.js',
  mounts: [],
  enabled: true,
};

function setup(mount: MountFunction) {
  const place = document.createElement('div');
  const onFail = vi.fn();
  const end = mountPlugin({
    entry,
    module: { id: 'test', mount },
    place,
    // What mounting needs of a host; the rest is the plugin's affair.
    createHost: (_, feedback) => feedback as PluginHost,
    onFail,
  });
  return { place, onFail, end };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a plugin that draws and says so stays', async () => {
  const { place, onFail } = setup((element, host) => {
    element.append('drawn');
    host.ready();
    return () => undefined;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(place).toHaveTextContent('drawn');
  expect(onFail).not.toHaveBeenCalled();
});

test('[F94] nothing drawn within three seconds is a failure, and the plugin is taken away', async () => {
  const unmount = vi.fn();
  const { place, onFail } = setup(() => unmount);
  await vi.advanceTimersByTimeAsync(2999);
  expect(onFail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFail).toHaveBeenCalledOnce();
  expect(unmount).toHaveBeenCalledOnce();
  expect(place).toBeEmptyDOMElement();
});

test('[PLUG-07] a plugin that throws while it mounts fails in its own place', () => {
  const fault = new Error('broken');
  const { place, onFail } = setup(() => {
    throw fault;
  });
  expect(onFail).toHaveBeenCalledWith(fault);
  expect(place).toBeEmptyDOMElement();
});

test('[PLUG-06] a plugin may report its own failure, once', () => {
  const { onFail, place } = setup((_, host) => {
    host.fail(new Error('first'));
    host.fail(new Error('second'));
    return () => undefined;
  });
  expect(onFail).toHaveBeenCalledOnce();
  expect(place).toBeEmptyDOMElement();
});

test('a plugin that is taken away leaves nothing on the host’s stores', async () => {
  const changed = createEvent();
  const $count = createStore(0).on(changed, (count) => count + 1);
  const scope = fork();
  const seen = vi.fn();
  const { end } = setup((_, host) => {
    sample({ clock: $count, target: createEffect(seen) });
    host.ready();
    return () => undefined;
  });
  await allSettled(changed, { scope });
  expect(seen).toHaveBeenCalledOnce();
  end();
  await vi.advanceTimersByTimeAsync(0);
  await allSettled(changed, { scope });
  expect(seen).toHaveBeenCalledOnce();
});

test('[F97] two hundred comings and goings leave no timer, no element, no place and no unit of the host behind', async () => {
  const changed = createEvent();
  const $count = createStore(0).on(changed, (count) => count + 1);
  const readFx = createEffect(() => undefined);
  const unmount = vi.fn();
  const links = () => ($count as unknown as { graphite: { next: unknown[] } }).graphite.next.length;
  const before = [links(), mountedPlaces.size, vi.getTimerCount()];
  for (let index = 0; index < 200; index += 1) {
    const { place, end } = setup(() => {
      sample({ clock: $count, target: readFx });
      return unmount;
    });
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(place.childElementCount).toBe(0);
  }
  expect(unmount).toHaveBeenCalledTimes(200);
  expect([links(), mountedPlaces.size, vi.getTimerCount()]).toEqual(before);
});

test('what is taken away cannot fail any more', async () => {
  const { end, onFail } = setup(() => () => undefined);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFail).not.toHaveBeenCalled();
});

test('[PLUG-31] a plugin that throws while it goes leaves nothing on the host’s stores, and is named in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const changed = createEvent();
  const $count = createStore(0).on(changed, (count) => count + 1);
  const scope = fork();
  const seen = vi.fn();
  const { end } = setup(() => {
    sample({ clock: $count, target: createEffect(seen) });
    return () => {
      throw new Error('cannot go');
    };
  });
  end();
  await vi.advanceTimersByTimeAsync(0);
  await allSettled(changed, { scope });
  expect(seen).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalledWith('Plugin "test" 1.2.0, unmount: it threw', expect.any(Error));
});

test('[PLUG-33] the log tells a plugin that never drew from one that broke later, by name and version', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fault = new Error('broken');
  setup((_, host) => {
    host.fail(fault);
    return () => undefined;
  });
  setup((_, host) => {
    host.ready();
    host.fail(fault);
    return () => undefined;
  });
  expect(told.mock.calls).toEqual([
    ['Plugin "test" 1.2.0, mount: it failed', fault],
    ['Plugin "test" 1.2.0, run: it failed', fault],
  ]);
});
