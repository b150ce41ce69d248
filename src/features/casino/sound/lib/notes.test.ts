import { expect, test } from 'vitest';

import { factsOf, slugs } from '@contracts/games/facts';

import { endNotes, motionNotes } from './notes';

const loss = endNotes({ stake: 100, payout: 0 });

test.each([0, 1, 50, 99, 100])('[CAS-39] a stake of 100 that brings %i sounds like any loss', (payout) => {
  expect(endNotes({ stake: 100, payout })).toEqual(loss);
});

test('[CAS-39] a win rises, by a tone for each doubling and to a sixth at most', () => {
  const tones = (payout: number) => endNotes({ stake: 100, payout }).map(({ hz }) => Math.round(hz));
  expect(tones(101)).toEqual([440, 494]);
  expect(tones(400)).toEqual([440, 494, 554, 659]);
  expect(tones(1_000_000_000)).toEqual([440, 494, 554, 659, 740, 880]);
  expect(endNotes({ stake: 0, payout: 5 }).length).toBeGreaterThan(1);
});

test.each(slugs)('[CAS-39] the motion of %s is heard for as long as it is seen, and quietly', (game) => {
  const { motionMs } = factsOf(game);
  const notes = motionNotes(game);
  expect(notes.length > 0).toBe(motionMs > 0);
  for (const { at, gain, hz } of notes) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(motionMs);
    expect(gain).toBeLessThanOrEqual(0.25);
    expect(hz).toBeGreaterThan(60);
  }
});

test('[CAS-39] a wheel is heard to slow down', () => {
  const at = motionNotes('roulette').map((note) => note.at);
  const pauses = at.slice(1).map((moment, index) => moment - at[index]!);
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
});

test('[CAS-39] reels are heard when the picture stops them, one after the other', () => {
  expect(motionNotes('five-lines').map(({ at }) => at)).toEqual([400, 550, 700]);
  expect(motionNotes('lantern-tide').map(({ at }) => at)).toEqual([500, 687.5, 875, 1062.5, 1250]);
});
