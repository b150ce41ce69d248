import { dropReasons, type Telemetry } from '../telemetry/index.ts';
import type { Metric } from './text.ts';

/** How the collector takes what it is sent: nothing of a late one is seen anywhere else. */
export function telemetryMeasures({ figures }: Telemetry): Metric[] {
  const queues = figures();
  const metric = (type: Metric['type'], name: string, help: string, samples: Metric['samples']): Metric => ({
    ...{ name: `openbook_telemetry_${name}`, help, type, samples },
  });
  if (queues.length === 0) return [];
  return [
    metric(
      'gauge',
      'waiting',
      'Spans and words of pages that the collector has not taken.',
      queues.map(([signal, { waiting }]) => [{ signal }, waiting]),
    ),
    metric(
      'counter',
      'sent_total',
      'Those that it has taken.',
      queues.map(([signal, { sent }]) => [{ signal }, sent]),
    ),
    metric(
      'counter',
      'failures_total',
      'Messages that it did not take.',
      queues.map(([signal, { failures }]) => [{ signal }, failures]),
    ),
    metric(
      'counter',
      'dropped_total',
      'Spans and words that are lost, by the reason.',
      queues.flatMap(([signal, { dropped }]) =>
        dropReasons.map((reason) => [{ signal, reason }, dropped[reason]] as const),
      ),
    ),
  ];
}
