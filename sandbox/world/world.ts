import type { DatabaseSync } from 'node:sqlite';

import type { WorldNotice } from '../../contracts/plugin-beacon.ts';
import type { Clock } from './clock.ts';
import type { WorldLog } from './log.ts';

/**
 * Everything that one run of the product knows. Each test has a world of its own, so that tests share nothing. Real
 * visitors use the default one, which is kept in a file. Here is what every area needs. Each area adds its own part
 * next to the type of that part (`declare module '../world/world.ts'`), so that this folder knows none of them.
 */
export interface World {
  id: string;
  /** Anybody may find it out: results follow from it only in a world whose seed is given. */
  seed: number;
  notices: readonly WorldNotice[];
  clock: Clock;
  db: DatabaseSync;
  log: WorldLog;
  /** Neither a demo nor a test: no demo accounts, no welcome money, nobody is played. */
  isReal: boolean;
  secrets: Secrets;
  close: () => void;
}

/** Keys for signatures. They never leave the process. */
export interface Secrets {
  token: Uint8Array;
}
