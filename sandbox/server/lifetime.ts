import type { Running } from './start.ts';

/** Exit code of a server that met a fault of its own: who supervises it starts it again. */
const CRASHED = 70;
/** A signal that comes later than this after the first does not wait. Ctrl+C reaches a process twice: from the terminal and from who started it. */
const hurryAfterMs = 1000;
/** Longer than a drain takes: a fault may have broken that too. */
const lastMs = 15_000;

/**
 * Ends the process in order, calls under way answered: at a signal, when who started it is gone, and after an error that nobody caught, which is
 * told of first. What runs on after such an error could do harm.
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingAt !== null && performance.now() - stoppingAt > hurryAfterMs) process.exit(1);
      end(0);
    });
  }
  process.on('disconnect', () => end(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `${new Date().toISOString()} The server met a fault and ends: ${error.stack ?? String(error)}\n`,
    );
    end(CRASHED);
  });
}
