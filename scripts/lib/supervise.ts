import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** The supervisor gives up after this many deaths in a row, each within `quickMs` of the start. */
const maxDeaths = 5;
const signals = ['SIGINT', 'SIGTERM'] as const;
const parentBeatMs = 500;

type Options = {
  /** Shows one line to the operator. */
  say: (line: string) => void;
  quickMs?: number;
  /** The pause before the first restart. Each further pause in a row is twice as long. */
  pauseMs?: number;
  /** The process that this one must not outlive; undefined: it lives on its own. */
  parent?: (() => number) | undefined;
};

/** `hasServed`: the server sent a message, so it was listening. */
type End = { code: number | null; how: string; hasServed: boolean; ms: number };

async function endOf(server: ChildProcess): Promise<End> {
  const startedAt = performance.now();
  let hasServed = false;
  server.once('message', () => (hasServed = true));
  const [code, signal] = (await once(server, 'exit')) as [number | null, NodeJS.Signals | null];
  const how = code === null ? String(signal) : `exit code ${String(code)}`;
  return { code, how, hasServed, ms: performance.now() - startedAt };
}

/**
 * Keeps a server running: restarts it when it dies, later each time. Stops when the server ends in order, when a signal
 * comes (which it passes on), when its parent is gone, when the first start fails (the server has said why), or when the server keeps dying at
 * once. Resolves to the exit code.
 */
export async function supervise(
  start: () => ChildProcess,
  { say, quickMs = 10_000, pauseMs = 500, parent }: Options,
): Promise<number> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let server = start();
  const pass = (signal: NodeJS.Signals) => {
    stopping.abort();
    server.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  // A terminal that closes says this. SIGTERM ends the server.
  const stay = () => undefined;
  process.on('SIGHUP', stay);
  const bornOf = parent?.();
  const watch = setInterval(() => {
    if (parent?.() !== bornOf && !isStopping()) pass('SIGTERM');
  }, parentBeatMs);
  let hasServed = false;
  let deaths = 0;
  try {
    for (;;) {
      const end = await endOf(server);
      hasServed ||= end.hasServed;
      if (isStopping() || end.code === 0) return end.code ?? 0;
      if (!hasServed) return end.code ?? 1;
      deaths = end.ms < quickMs ? deaths + 1 : 1;
      if (deaths >= maxDeaths) {
        say(`The server ended ${String(deaths)} times in a row right after its start (${end.how}): giving up.`);
        return end.code ?? 1;
      }
      const pause = pauseMs * 2 ** (deaths - 1);
      say(`${new Date().toISOString()} The server ended (${end.how}); it starts again in ${String(pause)} ms.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return 0;
      server = start();
    }
  } finally {
    clearInterval(watch);
    process.off('SIGHUP', stay);
    for (const signal of signals) process.off(signal, pass);
  }
}
