/** `again`: a collector that is away or busy may take it later. */
type Taken = 'sent' | 'again' | 'refused';
export type Send = (records: readonly unknown[], patienceMs: number) => Promise<Taken>;

/** `full`: no room while the collector was late. `refused`: it does not want them. `end`: the server ended first. */
export const dropReasons = ['full', 'refused', 'end'] as const;
type Reason = (typeof dropReasons)[number];

export type QueueFigures = {
  waiting: number;
  sent: number;
  failures: number;
  dropped: Readonly<Record<Reason, number>>;
};
export type Queue = { add: (record: unknown) => void; figures: () => QueueFigures; stop: () => Promise<void> };

/** As OpenTelemetry's own batches: so many wait, and so many go at once. */
export const bounds = { waiting: 2048, batch: 256, everyMs: 5000, patienceMs: 10_000, longestPauseMs: 60_000 };
/** The end of a server waits for no collector longer. */
const lastMs = 2000;

/**
 * What waits for a collector. To add costs a place in a list: messages go later, one at a time, and what finds no room is counted and
 * lost, because nothing here may hold up a call.
 */
export function createQueue(send: Send): Queue {
  const waiting: unknown[] = [];
  const dropped = { full: 0, refused: 0, end: 0 };
  let [underWay, sent, failures, failedInRow] = [0, 0, 0, 0];
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  const goIn = (ms: number) => {
    if (isOver) return;
    timer ??= setTimeout(() => {
      timer = null;
      void go(bounds.patienceMs);
    }, ms).unref();
  };
  const pauseMs = () => Math.min(bounds.longestPauseMs, bounds.everyMs * 2 ** failedInRow);

  async function go(patienceMs: number): Promise<void> {
    if (underWay > 0 || waiting.length === 0) return;
    const batch = waiting.splice(0, bounds.batch);
    underWay = batch.length;
    const taken = await send(batch, patienceMs).catch((): Taken => 'again');
    underWay = 0;
    failedInRow = taken === 'again' ? failedInRow + 1 : 0;
    if (taken === 'sent') sent += batch.length;
    else failures += 1;
    if (taken === 'refused') dropped.refused += batch.length;
    if (taken === 'again') waiting.unshift(...batch);
    if (waiting.length > 0) goIn(waiting.length >= bounds.batch && failedInRow === 0 ? 0 : pauseMs());
  }

  return {
    add: (record) => {
      if (isOver || waiting.length + underWay >= bounds.waiting) {
        dropped[isOver ? 'end' : 'full'] += 1;
        return;
      }
      waiting.push(record);
      // The first of a full batch goes at once; while a collector is late, its pause holds.
      if (waiting.length === bounds.batch && underWay === 0 && failedInRow === 0) {
        clearTimeout(timer ?? undefined);
        timer = null;
        goIn(0);
      } else if (underWay === 0) goIn(pauseMs());
    },
    figures: () => ({ waiting: waiting.length + underWay, sent, failures, dropped }),
    stop: async () => {
      isOver = true;
      clearTimeout(timer ?? undefined);
      const until = performance.now() + lastMs;
      const left = () => Math.round(until - performance.now());
      while (underWay > 0 && left() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      while (waiting.length > 0 && left() > 0) {
        const before = failures;
        await go(left());
        if (failures > before) break;
      }
      dropped.end += waiting.splice(0).length;
    },
  };
}
