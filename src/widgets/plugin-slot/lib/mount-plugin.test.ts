// @vitest-environment jsdom
import { allSettled, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginHost } from '@sdk';

import { mountPlugin } from './mount-plugin';
import { mountedPlaces } from './mounted';

type MountFunction = (element: HTMLElement, host: PluginHost) => () => void;

function setup(mount: MountFunction) {
  const place = document.createElement('div');
  const onFail = vi.fn();
  const end = mountPlugin({
    module: { id: 'test', mount },
    address: '/plugins/test/index.js',
    place,
    // What mounting needs of a host; the rest is the plugin's affair.
    createHost: (feedback) => feedback as PluginHost,
    deadlineMs: 3000,
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
