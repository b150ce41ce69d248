import { randomInt } from 'node:crypto';

import { type Collector, sendTo } from './collector.ts';
import { type Happening, recordOf, type Signal, type Span, spanOf } from './otlp.ts';
import { createQueue, type QueueFigures } from './queue.ts';

/**
 * What a server tells of itself to a collector. `isOn`: there is one. `isChosen`: whether a trace that begins here is kept.
 */
export type Telemetry = {
  isOn: boolean;
  isChosen: () => boolean;
  span: (span: Span) => void;
  happening: (happening: Happening) => void;
  figures: () => [Signal, QueueFigures][];
  stop: () => Promise<void>;
};

export const noTelemetry: Telemetry = {
  isOn: false,
  isChosen: () => false,
  span: () => undefined,
  happening: () => undefined,
  figures: () => [],
  stop: () => Promise.resolve(),
};

/** A share is drawn as finely as this. */
const fine = 1_000_000;

/** Two queues: many calls must not take the room of the few words that pages say. */
export function createTelemetry(collector: Collector | null): Telemetry {
  if (collector === null) return noTelemetry;
  const [traces, logs] = [createQueue(sendTo(collector, 'traces')), createQueue(sendTo(collector, 'logs'))];
  return {
    isOn: true,
    isChosen: () => randomInt(fine) < collector.share * fine,
    span: (span) => traces.add(spanOf(span)),
    happening: (happening) => logs.add(recordOf(happening)),
    figures: () => [
      ['traces', traces.figures()],
      ['logs', logs.figures()],
    ],
    stop: async () => {
      await Promise.all([traces.stop(), logs.stop()]);
    },
  };
}
