import type { BrowserContext, Locator, Page } from '@playwright/test';

import type { World } from '../world.ts';

export type Here = { page: Page; context: BrowserContext; world: World };

/** How a user comes to a late file, and what they see of it. */
export type Way = {
  /** What the user does. */
  reach: (here: Here) => Promise<unknown>;
  /** What the user sees when the file has come. */
  seen: (here: Here) => Locator;
  /**
   * What the page says while the file does not come. Without this field the place of the part says so; a locator finds
   * another message; `nobody` means that the page says nothing, because the user did not ask for the part.
   */
  told?: ((here: Here) => Locator) | 'nobody';
  /** How often the page asks for the file before it says anything. Default: once. */
  tries?: number;
  /**
   * How the user makes the page ask again. Default: the button in the place of the part, or the return of the network
   * where the page says nothing.
   */
  again?: (here: Here) => Promise<unknown>;
  /** The parts of the frame that must always be there. Default: all. */
  frame?: readonly ('banner' | 'main' | 'coupon')[];
};

/** Late files that nobody can reach today, with the reason. */
export type Unreached = Readonly<Record<string, string>>;

/** Ways by the name of the late entry. */
export type Ways = Readonly<Record<string, Way>>;
