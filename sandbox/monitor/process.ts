import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Metric } from './text.ts';

const nanoseconds = 1e9;

/** What the process itself costs, by the names that dashboards know. The delays of the loop are those since the last look. */
export function watchProcess(): { read: () => Metric[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const one = (name: string, help: string, type: Metric['type'], value: number): Metric => ({
    ...{ name, help, type },
    samples: [[{}, value]],
  });
  return {
    read: () => {
      const { user, system } = process.cpuUsage();
      const longest = delay.max / nanoseconds;
      const usual = delay.percentile(99) / nanoseconds;
      delay.reset();
      return [
        one('process_cpu_seconds_total', 'Processor time.', 'counter', (user + system) / 1e6),
        one('process_resident_memory_bytes', 'Memory.', 'gauge', process.memoryUsage.rss()),
        one('process_start_time_seconds', 'When the process began.', 'gauge', Date.now() / 1000 - process.uptime()),
        one('nodejs_eventloop_lag_p99_seconds', 'Delay of the loop since the last look.', 'gauge', usual || 0),
        one('nodejs_eventloop_lag_max_seconds', 'Its longest block since the last look.', 'gauge', longest || 0),
      ];
    },
    stop: () => delay.disable(),
  };
}
