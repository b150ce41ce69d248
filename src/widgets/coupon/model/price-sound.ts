import { createEffect, sample } from 'effector';
import { throttle } from 'patronum';

import { $changeNotifyAction } from '@/entities/coupon-settings';

import { $moved } from './moved';

/** A burst of changes makes one sound within this time. */
const calmMs = 1000;
const [pitchHz, lengthS, loudness] = [660, 0.12, 0.05];

/** Plays a short tone. It stays silent in a browser that allows no sound before the first press. */
const soundFx = createEffect(() => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitchHz;
  volume.gain.value = loudness;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + lengthS);
});

// The player chose "Mark and sound" (decision D-64).
sample({
  clock: throttle($moved, calmMs),
  source: { action: $changeNotifyAction, moved: $moved },
  filter: ({ action, moved }) => action === 2 && moved !== '',
  target: soundFx,
});
