// @vitest-environment jsdom
import { allSettled, createEvent, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { mountedPlaces } from '@/widgets/plugin-slot';

import './plugin-watch';

const second = createEvent<number>();
sample({ clock: second, target: $now });

/** A remote app on a page whose watch runs. */
async function setup() {
  const element = document.body.appendChild(document.createElement('div'));
  const fail = vi.fn(() => void mountedPlaces.delete(place));
  const place = { id: 'news', address: '/plugins/news/index.js', element, fail };
  mountedPlaces.add(place);
  const scope = fork();
  await allSettled(appReady, { scope });
  let at = 1000;
  /** So many changes, each in a turn of its own, then the second is over. */
  const drawn = async (changes: number) => {
    for (let index = 0; index < changes; index += 1) {
      element.textContent = String(index);
      await Promise.resolve();
    }
    await allSettled(second, { scope, params: (at += 1000) });
  };
  return { fail, drawn };
}
const fault = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('x') }));

beforeEach(() => {
  mountedPlaces.clear();
});
afterEach(() => {
  document.body.replaceChildren();
});

test('[F95] a remote app that is drawn more than 240 times a second, for two seconds, is taken away', async () => {
  const { fail, drawn } = await setup();
  await drawn(300);
  expect(fail).not.toHaveBeenCalled();
  await drawn(300);
  expect(fail).toHaveBeenCalledTimes(1);
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
