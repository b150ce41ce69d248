import { isWritable, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';

/**
 * Work that there is only for somebody who has an account: it follows the answer, which would tell by its time. Without
 * an account the same amount is written, so that the next call waits as long. `work` null: there is no such account.
 * Row SESS-51, decision D-674.
 */
export function afterAnswer(world: World, work: (() => void) | null): void {
  setImmediate(() => {
    // The world of a test may be gone.
    if (!world.db.isOpen) return;
    try {
      transaction(world.db, () => (work === null ? void isWritable(world.db) : work()));
    } catch (error) {
      world.log.add({ kind: 'errors', at: world.clock.now(), message: (error as Error).message });
    }
  });
}
