/** Runs the server in its own process, as `npm start` does, so that a test can kill it. */
import { spawn } from 'node:child_process';

export type Ended = { code: number | null; out: string; err: string };
export type ServerProcess = {
  address: string;
  pid: number;
  out: () => string;
  kill: (signal: NodeJS.Signals) => Promise<Ended>;
};

/**
 * The first process that ends in order leaves its compiled code here, because stripping types takes half of the time of
 * a start.
 */
const compiled = '.cache/node';

function run(environment: Record<string, string>) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: {
      ...inherited,
      DEMO: '1',
      PORT: '0',
      SANDBOX_DB: ':memory:',
      SANDBOX_SEED: '1',
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }));
  });
  return { child, out: () => out, ended };
}

/** Resolves when the server listens. Rejects with its output when it ends before. */
export async function startProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const { child, out, ended } = run(environment);
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /is on (http:\S+)/.exec(out())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then(({ err }) => reject(new Error(`The server ended: ${err}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    out,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a start that must fail. */
export const endOf = (environment: Record<string, string>): Promise<Ended> => run(environment).ended;
