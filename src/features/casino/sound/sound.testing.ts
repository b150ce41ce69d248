import { vi } from 'vitest';

/** Web Audio without a device: it remembers which tones began, how many contexts are open, and what was cut. */
export function listen() {
  const heard = { hz: [] as number[], open: 0, cuts: 0, shakes: 0 };
  class Device {
    currentTime = 0;
    state = 'suspended';
    destination = {};
    constructor() {
      heard.open += 1;
    }
    resume() {
      this.state = 'running';
      return Promise.resolve();
    }
    close() {
      heard.open -= 1;
      return Promise.resolve();
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
      return { gain, connect: (next: unknown) => next, disconnect: () => (heard.cuts += 1) };
    }
    createOscillator() {
      const frequency = {
        setValueAtTime: (hz: number) => heard.hz.push(Math.round(hz)),
        exponentialRampToValueAtTime: () => undefined,
      };
      return {
        type: 'sine',
        frequency,
        connect: (next: unknown) => next,
        start: () => undefined,
        stop: () => undefined,
      };
    }
  }
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { vibrate: () => (heard.shakes += 1) });
  return heard;
}
