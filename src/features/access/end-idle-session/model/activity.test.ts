import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { acted, listenFx } from './activity';

test('[SESS-24] mouse, key, touch and scroll are signs of the player, one in 100 ms', async () => {
  const listeners = new Map<string, (event: { timeStamp: number }) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void listeners.set(name, listener));
  const scope = fork();
  const heard = vi.fn();
  createWatch({ unit: acted, scope, fn: heard });
  await allSettled(listenFx, { scope });
  let timeStamp = 0;
  for (const name of ['mousemove', 'keydown', 'touchstart', 'scroll']) {
    listeners.get(name)?.({ timeStamp });
    listeners.get(name)?.({ timeStamp: timeStamp + 99 });
    timeStamp += 100;
  }
  expect(heard).toHaveBeenCalledTimes(4);
});
