/** What the simulator asks of the clock of its world. Moments are epoch milliseconds. */
export type Clock = {
  now: () => number;
  /** Runs `fn` at whole multiples of `periodMs`, until it is cancelled. */
  every: (periodMs: number, fn: () => void) => Cancel;
};

export type Cancel = () => void;
