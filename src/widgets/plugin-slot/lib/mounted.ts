import type { PluginModule } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';
import type { PluginParams, SlotName } from '@contracts/slots';

import type { CreateHost } from './host-context';

export type Mount = {
  entry: PluginEntry;
  module: PluginModule;
  place: HTMLElement;
  /** Absent on a page of its own. */
  slot?: SlotName | undefined;
  /** What the slot tells now. */
  params?: () => PluginParams;
  /** The element in which the app's places stand, when that is not `place` itself. */
  root?: HTMLElement;
  createHost: CreateHost;
  onReady?: (() => void) | undefined;
  /** Called when the watch sees that the plugin slows the page, and when it no longer does. */
  onSlow?: ((isSlow: boolean) => void) | undefined;
  onFail: (error: unknown) => void;
};

/**
 * A remote app on the screen. `mount`: how the host mounted it, so that a newer one can come the same way. `end`
 * removes it. `fail` also removes it, and its place says so. `slow`: the place says that the app slows the page.
 */
export type MountedPlace = {
  mount: Mount;
  element: HTMLElement;
  end: () => void;
  fail: (error: unknown) => void;
  /** The slot tells something else from now on. */
  tell: (params: PluginParams) => void;
  slow: (isSlow: boolean) => void;
};

/** All remote apps of this document, for the code that watches them. */
export const mountedPlaces = new Set<MountedPlace>();
