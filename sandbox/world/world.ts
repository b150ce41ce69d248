import type { DatabaseSync } from 'node:sqlite';

import type { WorldNotice } from '../../contracts/plugin-beacon.ts';
import type { CaptchaDesk } from '../captcha/desk.ts';
import type { PayProvider } from '../cashier/provider.ts';
import type { EvmChain } from '../chain/evm.ts';
import type { FeedHub } from '../feed/types.ts';
import type { FaultList } from '../http/faults.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Deliver, SentMessage } from '../outbox/index.ts';
import type { PluginHealth } from '../plugin-health/health.ts';
import type { Marks } from '../plugin-health/marks.ts';
import type { PriceKeeper } from '../price-history/keeper.ts';
import type { PublicValues } from '../shared-rounds/public-values.ts';
import type { Simulator } from '../simulator/interface.ts';
import type { GeoState, SiteState } from '../site/state.ts';
import type { Hooks } from '../subscriber/hooks.ts';
import type { Chances } from '../virtual/chain.ts';
import type { Clock } from './clock.ts';
import type { WorldLog } from './log.ts';

/**
 * Everything that one run of the product knows. Each test has a world of its own, so that tests share nothing. Real
 * visitors use the default one, which is kept in a file.
 */
export type World = SiteState & {
  id: string;
  /** Anybody may find it out: results follow from it only in a world whose seed is given. */
  seed: number;
  notices: readonly WorldNotice[];
  clock: Clock;
  db: DatabaseSync;
  geo: GeoState;
  faults: FaultList;
  limits: RateLimits;
  captcha: CaptchaDesk;
  log: WorldLog;
  /** How remote apps fare with visitors. */
  pluginHealth: PluginHealth;
  pluginMarks: Marks;
  /** Neither a demo nor a test: no demo accounts, no welcome money, nobody is played. */
  isReal: boolean;
  /** Sends a mail or a text message. */
  deliver: Deliver;
  /** What was sent, where nothing really leaves. */
  mailbox: readonly SentMessage[];
  simulator: Simulator;
  feed: FeedHub;
  /** How the prices on screens changed. */
  prices: PriceKeeper;
  /** Who takes cards; null: nobody. */
  provider: PayProvider | null;
  /** A chain outside that payments of Ethereum stand on; null: it is played as the others are. */
  chain: EvmChain | null;
  /** Who names public values for chains of rounds. */
  publicValues: PublicValues;
  /** Who is told outside, and who pays out and checks documents there. */
  hooks: Hooks;
  /** Keys for signatures. They never leave the process. */
  secrets: { token: Uint8Array; virtual: Chances };
  close: () => void;
};
