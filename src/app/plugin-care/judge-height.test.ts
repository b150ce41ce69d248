// @vitest-environment jsdom
import { allSettled, createEvent, fork, sample } from 'effector';
import { expect, test, vi } from 'vitest';

import { $now } from '@/shared/lib/clock';
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
