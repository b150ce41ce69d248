import type { Running } from './start.ts';

/** A server that met a fault of its own ends with this exit code. Its supervisor then starts it again. */
const crashed = 70;
/**
 * Only the first signal waits for calls under way; a later one ends the process at once.
 * Ctrl+C reaches a process twice: from the terminal and from its parent.
 */
const hurryAfterMs = 1000;
/** Longer than a drain takes. A fault may have broken the drain too. */
const lastMs = 15_000;

/**
 * Answers the calls that are under way and ends the process: at a signal, when its parent is gone, and after an error
 * that nobody caught. It reports such an error first. A process that ran on after it could do harm.
 */
export function endInOrder({ stop }: Pick<Running, 'stop'>): void {
  let stoppingAt: number | null = null;
  const end = (code: number) => {
    if (stoppingAt !== null) return;
    stoppingAt = performance.now();
    setTimeout(() => process.exit(code === 0 ? 1 : code), lastMs).unref();
    void stop().then(
      () => process.exit(code),
      () => process.exit(code === 0 ? 1 : code),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingAt !== null && performance.now() - stoppingAt > hurryAfterMs) process.exit(1);
      end(0);
    });
  }
  // A terminal that closes says this, and a server that was started to outlive it goes on.
  process.on('SIGHUP', () => undefined);
  process.on('disconnect', () => end(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `${new Date().toISOString()} The server met a fault and ends: ${error.stack ?? String(error)}\n`,
    );
    end(crashed);
  });
}
