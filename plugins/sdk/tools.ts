import type { Store } from 'effector';

import type { Contract } from './answer.ts';

/** What `JSON.stringify` keeps. */
export type Kept = string | number | boolean | null | readonly Kept[] | { readonly [key: string]: Kept };

/** `storage`. What the plugin keeps in this browser, 16 kB in all, in step over tabs. */
export type PluginStorage = {
  $values: Store<Readonly<Record<string, Kept>>>;
  get: (key: string) => Kept | undefined;
  /** False: it does not fit, and nothing has changed. */
  set: (key: string, value: Kept) => boolean;
  remove: (key: string) => void;
};

/**
 * `content`: an element with what the plugin draws; the host puts it into its dialog. `onClose` is called once: by Escape, by
 * the button, by the function that `openDialog` gives, and when the app goes.
 */
export type DialogRequest = { title: string; content: HTMLElement; onClose?: () => void };

export type ToolsHost = {
  /** The query of the page's address with its sign, or empty. Since 1.3.0. */
  $search: Store<string>;
  /** `navigate`. Another query for the same page, in place of the present one: Back leads to the page before. Since 1.3.0. */
  replaceSearch: (search: string) => void;
  /**
   * `content:read`. As `ask`, and the answer has passed the schema. Rejects with an `AskFailure`; an answer off the schema
   * is one with `isOffContract`.
   */
  query: <T>(path: string, schema: Contract<T>, query?: Readonly<Record<string, string>>) => Promise<T>;
  storage: PluginStorage;
  /** `analytics`. Counts an event under the plugin's name; `data`: a few short facts, nothing about a person. */
  track: (event: string, data?: Readonly<Record<string, string | number>>) => void;
  /** `dialog:open`. The host's own dialog with the plugin's content. Returns what closes it. */
  openDialog: (request: DialogRequest) => () => void;
  /** `events`. Tells all other plugins; `data` is copied, 4 kB at most. */
  send: (name: string, data?: unknown) => void;
  /** `events`. Calls `listener` for what other plugins tell under this name; `from` is the teller's id. What it throws counts against this plugin. Returns what ends it. */
  listen: (name: string, listener: (data: unknown, from: string) => void) => () => void;
};
