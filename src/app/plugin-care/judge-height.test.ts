// @vitest-environment jsdom
import { allSettled, createEvent, fork, sample } from 'effector';
import { expect, test, vi } from 'vitest';

import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { type MountedPlace, mountedPlaces } from '@/widgets/plugin-slot';

import { faultsBegan } from './tell-faults';
import './judge-height';

const second = createEvent<number>();
sample({ clock: second, target: $now });

const standing = (height: number, slot?: string) => {
  const place = document.createElement('div');
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
  return { mount: { place, slot, entry: { id: 'card', version: '1.0.0' } } } as unknown as MountedPlace;
};

test('[PLUG-39] an app that is higher than its slot holds is in the log once; one that fits, or stands where nothing is held, is not', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const scope = fork();
  await allSettled(faultsBegan, { scope });
  let at = 0;
  const look = async (...places: MountedPlace[]) => {
    mountedPlaces.clear();
    for (const place of places) mountedPlaces.add(place);
    await allSettled(second, { scope, params: (at += 1000) });
  };
  await look(standing(64, 'board.above'), standing(900, 'home.aside'), standing(900));
  expect(warned).not.toHaveBeenCalled();
  await look(standing(300.4, 'board.above'));
  await look(standing(320, 'board.above'));
  expect(warned.mock.calls.flat()).toEqual([
    'Plugin "card" 1.0.0, run: it is 300 px high in slot "board.above", which holds 64 px: it moves the page',
  ]);
});

test('[PLUG-39] in one column the footer ends the page: its height is in no log; beside columns it is', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const looked = async (innerWidth: number) => {
    warned.mockClear();
    Object.assign(window, { innerWidth });
    const scope = fork();
    await allSettled(appReady, { scope });
    mountedPlaces.clear();
    mountedPlaces.add(standing(217, 'footer'));
    await allSettled(faultsBegan, { scope });
    await allSettled(second, { scope, params: 1000 });
    return warned.mock.calls.length;
  };
  expect([await looked(390), await looked(1366)]).toEqual([0, 1]);
});
