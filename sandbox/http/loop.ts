const everyMs = 200;
const lateMs = 500;
let late = 0;
let due = Infinity;
let timer: NodeJS.Timeout | null = null;
const watched = new WeakSet();

/** Begins to look how late this process is with its work, for this world. Worlds of tests share a busy machine: nothing is late for them. */
export function watchLoop(world: object): void {
  watched.add(world);
  if (timer === null) due = performance.now() + everyMs;
  timer ??= setInterval(() => {
    const now = performance.now();
    late = now - due;
    due = now + everyMs;
  }, everyMs).unref();
}

/** A server that people use; the clock of a test may stand still, so nothing is bounded by its minute. */
export const isWatched = (world: object): boolean => watched.has(world);

/** Others wait already for longer than they should. Calls that came at once are all begun before the next look, so what it is late for counts too. */
export const isLoopLate = (world: object): boolean =>
  watched.has(world) && Math.max(late, performance.now() - due) > lateMs;
