/**
 * Time of play counts milliseconds that pass `speed` times as fast as the clock of the world. Matches have their times in
 * it, so `speed` changes matches and nothing else.
 */
export type Anchor = { at: number; match: number };

export type MatchTime = {
  /** Time of play at a moment of the world. */
  matchAt: (ms: number) => number;
  /** The moment of the world at which a time of play comes, or came, at the present speed. */
  timeOf: (match: number) => number;
  /** Prices are made for this moment. It is paused while play is paused. */
  pricedAt: (ms: number) => number;
  /** Where slots of prices count from, ms of the world: from the same time of play come the same prices, on any day. */
  slotsFrom: number;
  speed: () => number;
  isRunning: () => boolean;
  setSpeed: (now: number, speed: number) => void;
  setRunning: (now: number, isRunning: boolean) => void;
  /** What a restart needs to go on from here. */
  anchor: () => Anchor;
};

export function createMatchTime(anchor: Anchor, initialSpeed: number): MatchTime {
  let { at, match } = anchor;
  let speed = initialSpeed;
  let isRunning = true;
  const matchAt = (ms: number) => (isRunning ? match + (ms - at) * speed : match);
  const rebase = (now: number) => {
    match = matchAt(now);
    at = now;
  };
  return {
    matchAt,
    timeOf: (moment) => at + (moment - match) / speed,
    pricedAt: (ms) => (isRunning ? ms : at),
    slotsFrom: anchor.at - anchor.match,
    speed: () => speed,
    isRunning: () => isRunning,
    setSpeed: (now, next) => {
      rebase(now);
      speed = next;
    },
    setRunning: (now, next) => {
      rebase(now);
      isRunning = next;
    },
    anchor: () => ({ at, match }),
  };
}
