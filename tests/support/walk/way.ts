import type { BrowserContext, Locator, Page } from '@playwright/test';

import type { World } from '../world.ts';

export type Here = { page: Page; context: BrowserContext; world: World };

/** How a user comes to a late file, and what they see of it. */
export type Way = {
  /** What the user does. */
  reach: (here: Here) => Promise<unknown>;
  /** They see that it is here. */
  seen: (here: Here) => Locator;
  /**
   * Who is told while it does not come: its own place tells (where nothing is said), somebody else does in other words, or nobody does, because nothing
   * was owed to the user.
   */
  told?: ((here: Here) => Locator) | 'nobody';
  /** How often it is asked for before anybody is told; once, where nothing is said. */
  tries?: number;
  /** How it is asked for anew; by the press of its place, or by the network's return where nobody is told. */
  again?: (here: Here) => Promise<unknown>;
  /** What stands whatever comes, where it is not the whole frame. */
  frame?: readonly ('banner' | 'main' | 'coupon')[];
};

/** Late files that nobody can come to today, and why. */
export type Unreached = Readonly<Record<string, string>>;

/** By the name of the entry. */
export type Ways = Readonly<Record<string, Way>>;
