import { laneMs, lanesMs, waitingMax } from './config.ts';

/** `owner`: whose connection asked, so that nothing is done for one that has ended. */
type Work = { owner: object; topic: string; run: () => void };

/**
 * Opening a topic is work: prices are made for it. Each address has a lane, lanes take turns, and between two beats all
 * of them together get a part of the time alone, so a client that asks for thousands of topics delays only itself.
 */
export function createLanes() {
  const lanes = new Map<string, Work[]>();
  const spent = new Map<string, number>();
  let spentByAll = 0;
  const isFree = (lane: string) => (spent.get(lane) ?? 0) < laneMs && spentByAll < lanesMs;
  const run = (lane: string, work: Work) => {
    const began = performance.now();
    work.run();
    const ms = performance.now() - began;
    spent.set(lane, (spent.get(lane) ?? 0) + ms);
    spentByAll += ms;
  };
  /** Runs the next work of each lane that has time left. */
  const turn = (): boolean => {
    let hasRun = false;
    for (const [lane, waiting] of lanes) {
      const next = isFree(lane) ? waiting.shift() : undefined;
      if (next !== undefined) run(lane, next);
      if (waiting.length === 0) lanes.delete(lane);
      hasRun ||= next !== undefined;
    }
    return hasRun;
  };
  return {
    /** Does the work now or in its turn. False when too much of this lane waits already. */
    take(lane: string, work: Work): boolean {
      const waiting = lanes.get(lane) ?? [];
      if (waiting.length >= waitingMax) return false;
      if (waiting.length === 0 && isFree(lane)) run(lane, work);
      else lanes.set(lane, [...waiting, work]);
      return true;
    },
    /** Nobody waits for this any more. Without topics: for nothing of the owner. */
    drop(owner: object, topics?: readonly string[]): void {
      for (const [lane, waiting] of lanes) {
        const left = waiting.filter((work) => work.owner !== owner || topics?.includes(work.topic) === false);
        if (left.length === 0) lanes.delete(lane);
        else lanes.set(lane, left);
      }
    },
    beat(): void {
      spent.clear();
      spentByAll = 0;
      while (turn());
    },
  };
}
export type Lanes = ReturnType<typeof createLanes>;
