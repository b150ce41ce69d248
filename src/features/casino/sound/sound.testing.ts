import { vi } from 'vitest';

/** Web Audio without a device. `isSlow`: it wakes up late. `isCalm`: the reader wants less motion. It remembers which tones began, how many contexts are open, and what was cut. */
export function listen({ isSlow = false, isCalm = false } = {}) {
  const heard = { hz: [] as number[], open: 0, cuts: 0, shakes: 0 };
  class Device {
    currentTime = 0;
    state = 'suspended';
    destination = {};
    constructor() {
      heard.open += 1;
    }
    async resume() {
      for (let turns = isSlow ? 20 : 0; turns > 0; turns -= 1) await Promise.resolve();
      this.state = 'running';
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
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal('navigator', { vibrate: () => (heard.shakes += 1) });
  return heard;
}
