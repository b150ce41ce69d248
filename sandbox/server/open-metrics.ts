import { type CallFigures, metricsApp, watchProcess } from '../monitor/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import type { World } from '../world/world.ts';
import type { Settings } from './environment.ts';
import { listen } from './listen.ts';

export type OpenMetrics = { address: string; stop: () => Promise<void> };

/** Figures have a port of their own, so no proxy of the site leads there. Nobody reads them where METRICS_PORT is not set. */
export async function openMetrics(
  { metricsPort, metricsHost, database }: Settings,
  { world, calls, telemetry }: { world: World; calls: CallFigures | null; telemetry: Telemetry },
): Promise<OpenMetrics | null> {
  if (metricsPort === null || calls === null) return null;
  const ownProcess = watchProcess();
  const app = metricsApp({ world, database, calls, telemetry, ownProcess });
  const { address, drain } = await listen(app, { port: metricsPort, host: metricsHost });
  return {
    address,
    stop: async () => {
      ownProcess.stop();
      await drain(0);
    },
  };
}
