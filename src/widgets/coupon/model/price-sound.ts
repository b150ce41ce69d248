import { createEffect, sample } from 'effector';

import { $changeNotifyAction } from '@/entities/coupon';

import { calmed } from '../lib/calmed';
import { $moved } from './moved';

/** One sound for a burst of changes. */
const CALM_MS = 1000;
const [PITCH_HZ, LENGTH_S, LOUDNESS] = [660, 0.12, 0.05];

/** A short tone. A browser that lets no page sound before a press stays silent. */
const soundFx = createEffect(() => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + LENGTH_S);
});

// "Mark and sound" (decision D-64).
sample({
  clock: calmed($moved, CALM_MS),
  source: { action: $changeNotifyAction, moved: $moved },
  filter: ({ action, moved }) => action === 2 && moved !== '',
  fn: () => undefined,
  target: soundFx,
});
