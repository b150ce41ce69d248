import type { Clock } from './clock.ts';

/** Does a work again and again, one turn after the other: a turn that takes longer lets the next moments pass. `work` never rejects. */
export function inTurn(clock: Clock, everyMs: number, work: () => Promise<void>): void {
  let isBusy = false;
  clock.every(everyMs, () => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  });
}
