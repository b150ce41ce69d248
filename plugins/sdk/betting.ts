import type { Store } from 'effector';

import type { Answer, Watched } from './answer.ts';

/** An outcome of a game that can be bet on. The product calls its id the id of its market. */
export type Outcome = { gameId: number; marketId: number };

/** `sides` of an event that is not between two: its name and an empty text. Names are in the language of the page. */
export type PluginGame = {
  id: number;
  zone: 'line' | 'live';
  /** "Arsenal – Chelsea", or the name of the event. */
  name: string;
  sides: readonly [string, string];
  /** Empty while it is not known. */
  sport: string;
  competition: string;
  /** Epoch ms. */
  startsAt: number;
  isLive: boolean;
  isFinished: boolean;
  /** "1st half"; empty before the start. */
  phase: string;
  score: { text: string; sides: readonly [string, string] } | null;
  /** `seconds` of match time at `at` (epoch ms of this device); `rate`: match seconds in one real second. */
  clock: { seconds: number; rate: number; at: number } | null;
  /** The path of its page, without the language: for `navigate` and `$href`. */
  path: string;
};

/** `name`: "Arsenal or Draw"; `shortName`: "1X". */
export type PluginOutcome = Outcome & { name: string; shortName: string; isSuspended: boolean };

/** A market without its prices: each comes from `odds`, or from the host's own button. */
export type PluginMarket = { id: number; name: string; outcomes: readonly PluginOutcome[] };

/** The price of an outcome. */
export type PluginOdds = PluginOutcome & {
  market: string;
  /** Decimal odds, such as 1.85. Null: there is no price now. */
  odds: number | null;
  /** The same in the format that the player has chosen: "1.85", "17/20". Empty while there is none or it is suspended. */
  price: string;
  /** Direction of the last change, for a moment after it. */
  move: 'up' | 'down' | null;
  /** True when a player may take the price now: there is one, it is not suspended, and the feed is connected. */
  isOpen: boolean;
};

/**
 * `odds:read`. Games and prices as they change. A subscriber shares one topic of the feed with the host; the topic
 * closes when nobody needs it any more. Nothing is read before somebody subscribes, unless the host shows it already.
 */
export type PluginFeed = {
  game: (gameId: number) => Watched<Answer<PluginGame>>;
  markets: (gameId: number) => Watched<Answer<readonly PluginMarket[]>>;
  odds: (outcome: Outcome) => Watched<Answer<PluginOdds>>;
};

/** The coupon. Nothing here places a bet. */
export type PluginCoupon = {
  /** `coupon:add`. As `addToCoupon`. */
  add: (marketId: number) => void;
  /** `coupon:read`, as the two stores. Is the outcome in the coupon? */
  has: (marketId: number) => boolean;
  $count: Store<number>;
  /** Ids of the markets in the coupon, in the order in which they were added. */
  $ids: Store<readonly number[]>;
  /** `coupon:add`. Shows the coupon to the player, wherever the page has it. */
  open: () => void;
};

export type BettingHost = {
  feed: PluginFeed;
  /** Writes decimal odds (1.85) in the format that the player has chosen: "1.85", "17/20". Needs no permission. Since 1.3.0. */
  $oddsText: Store<(odds: number) => string>;
  /**
   * `odds:read`. The host draws its own price button into an empty element of the plugin, and keeps it up to date: format,
   * suspension, movement, what is in the coupon. A press counts only with `coupon:add`. Returns what removes it.
   */
  drawOdds: (element: HTMLElement, outcome: Outcome) => () => void;
  coupon: PluginCoupon;
};
