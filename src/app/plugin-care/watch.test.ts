// @vitest-environment jsdom
import { allSettled, createEvent, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { $now } from '@/shared/lib/clock';
import { failuresOf, type MountedPlace, mountedPlaces } from '@/widgets/plugin-slot';

import { countUse } from '../plugin-host/uses';
import { careBegan } from './care';
import './watch';

const second = createEvent<number>();
sample({ clock: second, target: $now });

type Script = { sourceURL: string; duration: number };
let tell: ((...scripts: Script[]) => void) | undefined;
/** A browser's own, as far as the watch reads it. */
class Observer {
  static supportedEntryTypes = ['long-animation-frame'];
  constructor(heard: (list: { getEntries: () => { scripts: Script[] }[] }) => void) {
    tell = (...scripts) => heard({ getEntries: () => [{ scripts }] });
  }
  observe() {
    /* Nothing to start. */
  }
}

/** A remote app on a page whose watch runs. */
async function setup() {
  const element = document.body.appendChild(document.createElement('div'));
  const listen = vi.spyOn(element, 'addEventListener');
  const unlisten = vi.spyOn(element, 'removeEventListener');
  const fail = vi.fn(() => void mountedPlaces.delete(place));
  const slow = vi.fn();
  const entry = { id: 'news', version: '1.0.0', entry: '/plugins/news/index.js' };
  // What the watch asks of a place.
  const place = { mount: { entry }, element, fail, slow } as unknown as MountedPlace;
  mountedPlaces.add(place);
  const scope = fork();
  await allSettled(careBegan, { scope });
  let at = 1000;
  /** So many changes, each in a turn of its own, then the second is over. */
  const drawn = async (changes: number) => {
    for (let index = 0; index < changes; index += 1) {
      element.textContent = String(index);
      await Promise.resolve();
    }
    await allSettled(second, { scope, params: (at += 1000) });
  };
  /** A second in which tasks of a script took so long, each in a frame of its own. */
  const blocked = async (tasks: number, ms: number, sourceURL = own) => {
    for (let index = 0; index < tasks; index += 1) tell?.({ sourceURL, duration: ms });
    await allSettled(second, { scope, params: (at += 1000) });
  };
  /** A click on the app. A test cannot make a trusted event, so it tells the listener of one. */
  const press = (isTrusted: boolean) => {
    for (const [type, heard] of listen.mock.calls)
      if (type === 'click') (heard as unknown as (event: { isTrusted: boolean }) => void)({ isTrusted });
  };
  /** The listeners of clicks that came, and those that were taken away. */
  const clicks = () => [listen, unlisten].map(({ mock }) => mock.calls.filter(([type]) => type === 'click'));
  return { element, place, fail, slow, drawn, blocked, press, clicks };
}
const own = 'http://localhost:3000/plugins/news/index.js?r=1';
const fault = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('x') }));

beforeEach(() => {
  mountedPlaces.clear();
  tell = undefined;
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('[F95] a remote app that is drawn more than 240 times a second, for two seconds, is taken away', async () => {
  const { fail, drawn } = await setup();
  await drawn(300);
  expect(fail).not.toHaveBeenCalled();
  await drawn(300);
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[F98] a remote app that leads somewhere more than three times in each of three seconds is taken away', async () => {
  const { fail, drawn } = await setup();
  const lead = (times: number) => {
    for (let way = 0; way < times; way += 1) countUse('news', 'navigate');
    return drawn(1);
  };
  for (const times of [9, 9, 3, 9, 9]) await lead(times);
  expect(fail).not.toHaveBeenCalled();
  await lead(4);
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[F98] a player who follows links of an app as fast as they can press keeps it; clicks that it makes up excuse nothing', async () => {
  const { fail, drawn, press } = await setup();
  const follow = (times: number, isTrusted: boolean) => {
    for (let way = 0; way < times; way += 1) {
      press(isTrusted);
      countUse('news', 'navigate');
    }
    return drawn(1);
  };
  for (const times of [9, 9, 9, 9]) await follow(times, true);
  expect(fail).not.toHaveBeenCalled();
  for (const times of [9, 9, 9]) await follow(times, false);
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[F98] the watch stops listening to a place that went, and starts again when it comes back', async () => {
  const { place, drawn, clicks } = await setup();
  await drawn(0);
  expect(clicks()[1]).toEqual([]);
  mountedPlaces.delete(place);
  await drawn(0);
  const [heard, unheard] = clicks();
  expect(heard).toHaveLength(1);
  expect(unheard).toEqual(heard);
  mountedPlaces.add(place);
  await drawn(0);
  expect(clicks().map(({ length }) => length)).toEqual([2, 1]);
});

test('[F95] a burst between quiet seconds, and a screen that moves at its own rate, are no loop', async () => {
  const { fail, drawn } = await setup();
  for (const changes of [300, 10, 300, 0, 240, 240, 240]) await drawn(changes);
  expect(fail).not.toHaveBeenCalled();
});

test('[F96b] ten errors of its script within a minute take it away; those of others do not count', async () => {
  const { fail } = await setup();
  for (let index = 0; index < 9; index += 1) fault('http://localhost:3000/plugins/news/index.js?r=1');
  for (let index = 0; index < 9; index += 1) fault('http://localhost:3000/assets/shell.js');
  expect(fail).not.toHaveBeenCalled();
  fault('http://localhost:3000/plugins/news/index.js');
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[F95b] more than a second of two in its tasks: its place says so, and once more while it does takes it away', async () => {
  const { fail, slow, blocked } = await setup();
  await blocked(14, 70);
  expect(slow).not.toHaveBeenCalled();
  await blocked(14, 70);
  expect(slow.mock.calls).toEqual([[true]]);
  expect(fail).not.toHaveBeenCalled();
  await blocked(14, 70);
  await blocked(14, 70);
  expect(fail).toHaveBeenCalledTimes(1);
});

test('[F95b] who blocked once and no more is forgiven after ten seconds', async () => {
  const { fail, slow, blocked } = await setup();
  await blocked(1, 1100);
  for (let index = 0; index < 10; index += 1) await blocked(5, 70);
  expect(slow.mock.calls).toEqual([[true], [false]]);
  await blocked(1, 1100);
  expect(slow).toHaveBeenLastCalledWith(true);
  expect(fail).not.toHaveBeenCalled();
});

test('[F95b] long tasks of others, and a browser that tells of none, cost it nothing', async () => {
  const { slow, blocked } = await setup();
  await blocked(30, 70, 'http://localhost:3000/assets/shell.js');
  await blocked(30, 70, '');
  expect(slow).not.toHaveBeenCalled();

  mountedPlaces.clear();
  tell = undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class extends Observer {
      static override supportedEntryTypes = ['longtask'];
    },
  );
  const old = await setup();
  await old.blocked(30, 70);
  expect([tell, old.slow.mock.calls]).toEqual([undefined, []]);
});

test('[PLUG-68] an app that has drawn more than five thousand elements is in the log once, and stays', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { fail, drawn, element } = await setup();
  await drawn(0);
  element.append(...Array.from({ length: 5001 }, () => document.createElement('i')));
  await drawn(0);
  await drawn(0);
  const lines = warned.mock.calls.flat();
  expect(lines.filter((line) => line === 'Plugin "news" 1.0.0, run: it has drawn 5001 elements')).toHaveLength(1);
  expect(fail).not.toHaveBeenCalled();
});

/** The answer of a question that the backend refused. */
function givenTo(id: string): object {
  const failure = { statusCode: 403 };
  failuresOf.set(failure, { id } as PluginEntry);
  return failure;
}

/** What the browser says of a promise that nobody heeded. */
const rejected = (stack: string) => reject(Object.assign(new Error('x'), { stack }));
const reject = (reason: unknown) => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

test.each([
  ['of its script', `Error: x\n    at load (${own}:1:20)`, 1],
  ['of another script', 'Error: x\n    at load (http://localhost:3000/assets/shell.js:1:20)', 0],
])('[PLUG-31] ten unheeded promises %s in a minute', async (_, stack, failures) => {
  const { fail, drawn } = await setup();
  await drawn(0);
  for (let index = 0; index < 9; index += 1) rejected(stack);
  expect(fail).not.toHaveBeenCalled();
  rejected(stack);
  expect(fail).toHaveBeenCalledTimes(failures);
});

test.each<[string, () => object, number]>([
  ['a failure that the host gave it', () => givenTo('news'), 1],
  [
    'an error of another make, which says where it was made',
    () => ({ message: 'x', stack: `at load (${own}:1:20)` }),
    1,
  ],
  ['a failure that the host gave another', () => givenTo('header'), 0],
])('[PLUG-31] ten unheeded promises with %s', async (_, make, failures) => {
  const { fail, drawn } = await setup();
  await drawn(0);
  for (let index = 0; index < 10; index += 1) reject(make());
  expect(fail).toHaveBeenCalledTimes(failures);
});

test('[PLUG-31] a text that nobody heeds blames nobody, and is in the log with everybody who may have made it, once a minute', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { fail, drawn } = await setup();
  await drawn(0);
  reject('off');
  // The pages of the tests before this one hear it too.
  const { length } = warned.mock.calls;
  for (let index = 0; index < 19; index += 1) reject('off');
  expect(warned).toHaveBeenCalledTimes(length);
  expect(warned).toHaveBeenLastCalledWith(
    'A promise that nobody heeds was rejected with no error, perhaps by a plugin: news',
    'off',
  );
  expect(fail).not.toHaveBeenCalled();
});
