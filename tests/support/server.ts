import { spawn } from 'node:child_process';

import { token } from '../contract/support/published.ts';
import { freePort } from './free-port.ts';

async function untilHealthy(address: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (hasEnded()) throw new Error('The sandbox ended before it answered.');
    const isUp = await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sandbox did not answer within 30 s.');
}

/** Starts the built product with its control API, as `npm start` does, on a free port of the loopback. `more`: settings of its own. */
export async function startSandbox(
  more: NodeJS.ProcessEnv = {},
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const { NODE_ENV: _, ...environment } = process.env;
  // The usual port of the framed chat, the next one, may be the free port of another test.
  const own = {
    ...{ PORT: String(port), CHAT_PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_CONTROL: '1', SANDBOX_SEED: '1' },
    ...{ PLUGIN_TOKEN: token, OPERATOR_TOKEN: token },
  };
  const server = spawn(process.execPath, ['sandbox/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, ...own, ...more },
  });
  let hasEnded = false;
  const end = new Promise<void>((resolve) => {
    server.once('exit', () => {
      hasEnded = true;
      resolve();
    });
  });
  await untilHealthy(address, () => hasEnded);
  const stop = async () => {
    server.kill('SIGTERM');
    await end;
  };
  return { address, stop };
}

/** What is wrong with the money of a world, in sentences. */
export async function findingsOf(address: string, world: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Sandbox-World': world };
  const answer = await fetch(`${address}/operator-api/v1/audit`, { headers });
  if (!answer.ok) throw new Error(`The audit of ${world} answered ${String(answer.status)}.`);
  return ((await answer.json()) as { data: { findings: string[] } }).data.findings;
}

/** The server of the whole run. At its end the books of the main world must be in order, as those of each journey. */
export default async function startServer(): Promise<() => Promise<void>> {
  const { address, stop } = await startSandbox();
  process.env.BASE_URL = address;
  return async () => {
    const findings = await findingsOf(address, 'main');
    await stop();
    if (findings.length > 0) throw new Error(`The books are not in order:\n${findings.join('\n')}`);
  };
}
