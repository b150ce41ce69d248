import type { DatabaseSync } from 'node:sqlite';

import type { CaptchaDesk } from '../captcha/index.ts';
import type { GeoState, SiteState } from '../site/state.ts';
import type { FeedHub } from '../feed/index.ts';
import type { FaultList } from '../server/faults.ts';
import type { RateLimits } from '../server/rate-limits.ts';
import type { Simulator } from '../simulator/simulator.ts';
import type { Clock } from './clock.ts';
import type { WorldLog } from './log.ts';

/** A mail or text message that the product sent. `at`: Unix seconds. */
type SentMessage = { at: number; to: string; subject: string; text: string };

/**
 * Everything that one run of the product knows. Tests have one each, so that nothing is shared; a person's visit happens in the default
 * one, which is kept in a file.
 */
export type World = SiteState & {
  id: string;
  seed: number;
  clock: Clock;
  db: DatabaseSync;
  geo: GeoState;
  faults: FaultList;
  limits: RateLimits;
  captcha: CaptchaDesk;
  log: WorldLog;
  mailbox: SentMessage[];
  simulator: Simulator;
  feed: FeedHub;
  /** Keys that sign; never leave the process. */
  secrets: { token: Uint8Array };
  close: () => void;
};
