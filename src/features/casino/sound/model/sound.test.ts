import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { $isCheckDue } from '@/entities/safety/play-session';
import { tabHidden, tabShown } from '@/shared/lib/device';

import { endNotes, motionNotes } from '../lib/notes';
import { listen } from '../sound.testing';
import { $isSoundOn, endShown, motionBegan, motionCut, soundLeft, soundToggled } from './sound';

afterEach(() => {
  vi.unstubAllGlobals();
});

const win = { stake: 100, payout: 300 };
const pitches = (notes: readonly { hz: number }[]) => notes.map(({ hz }) => Math.round(hz));

test('[CAS-39] rooms are silent until their player turns the sound on', async () => {
  const [heard, scope] = [listen(), fork()];
  expect(scope.getState($isSoundOn)).toBe(false);
  await allSettled(motionBegan, { scope, params: 'roulette' });
  await allSettled(endShown, { scope, params: win });
  expect(heard).toEqual({ hz: [], open: 0, cuts: 0, shakes: 0 });
  await allSettled(soundToggled, { scope });
  await allSettled(endShown, { scope, params: win });
  expect(heard).toMatchObject({ hz: pitches(endNotes(win)), open: 1, shakes: 1 });
});

test('[CAS-39] what comes next takes the place of what still sounds, and a cut leaves silence', async () => {
  const [heard, scope] = [listen(), fork()];
  await allSettled(soundToggled, { scope });
  await allSettled(motionBegan, { scope, params: 'roulette' });
  expect([heard.hz, heard.cuts]).toEqual([pitches(motionNotes('roulette')), 0]);
  await allSettled(endShown, { scope, params: { stake: 100, payout: 0 } });
  expect([heard.cuts, heard.shakes, heard.open]).toEqual([1, 0, 1]);
  await allSettled(motionCut, { scope });
  expect(heard.cuts).toBe(2);
});

test('[CAS-39] a hidden tab is silent, and what was turned off or left gives the device back', async () => {
  const [heard, scope] = [listen(), fork()];
  await allSettled(soundToggled, { scope });
  await allSettled(motionBegan, { scope, params: 'wheel' });
  await allSettled(tabHidden, { scope });
  expect(heard.cuts).toBe(1);
  const { length } = heard.hz;
  await allSettled(endShown, { scope, params: win });
  expect([heard.hz.length, heard.shakes]).toEqual([length, 0]);
  await allSettled(tabShown, { scope });
  await allSettled(endShown, { scope, params: win });
  expect(heard.hz.length).toBeGreaterThan(length);
  await allSettled(soundLeft, { scope });
  expect(heard.open).toBe(0);
  await allSettled(endShown, { scope, params: win });
  expect(heard.open).toBe(1);
  await allSettled(soundToggled, { scope });
  expect(heard.open).toBe(0);
});

test('[CAS-39] what was cut while the device woke up is not heard', async () => {
  const [heard, scope] = [listen({ isSlow: true }), fork()];
  await allSettled(soundToggled, { scope });
  const [first, second] = [motionBegan, endShown] as const;
  const all = [
    allSettled(first, { scope, params: 'roulette' as const }),
    allSettled(second, { scope, params: win }),
    allSettled(motionCut, { scope }),
  ];
  await Promise.all(all);
  expect(heard.hz).toEqual([]);
  await allSettled(endShown, { scope, params: win });
  expect(heard.hz).toEqual(pitches(endNotes(win)));
});

test('[CAS-39] nothing is heard behind a reality check', async () => {
  const heard = listen();
  const scope = fork({ values: [[$isCheckDue, true]] });
  await allSettled(soundToggled, { scope });
  await allSettled(motionBegan, { scope, params: 'roulette' });
  await allSettled(endShown, { scope, params: win });
  expect([heard.hz, heard.shakes]).toEqual([[], 0]);
});

test('[CAS-39] a device shakes for nobody who wants less motion', async () => {
  const [heard, scope] = [listen({ isCalm: true }), fork()];
  await allSettled(soundToggled, { scope });
  await allSettled(endShown, { scope, params: win });
  expect([heard.hz.length > 0, heard.shakes]).toEqual([true, 0]);
});

test('[CAS-39] a browser without Web Audio stays silent', async () => {
  listen();
  vi.stubGlobal('AudioContext', undefined);
  const scope = fork();
  await allSettled(soundToggled, { scope });
  await expect(allSettled(endShown, { scope, params: win })).resolves.not.toThrow();
});
