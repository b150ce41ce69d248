import type { Scope, Store } from 'effector';

/** The version of this facade. A plugin's `sdk` range must hold it. */
export const sdkVersion = '1.0.0';

export type PluginTheme = 'light' | 'dark';
export type PluginFontSize = 'small' | 'medium' | 'large';
export type PluginSession = { isAuth: boolean; userId: number | null };

/** `amount` is ready to be shown: in the account's currency and the reader's language. */
export type PluginAccount = { id: number; label: string; currency: string; amount: string };
export type PluginBalance = { accounts: PluginAccount[]; activeId: number };

/** `code`: two letters, as in the address. `name`: in its own language. */
export type PluginLanguage = { code: string; name: string };

/** `path` comes without the language. With `children` it is a name over several entries, and no link itself. */
export type PluginMenuItem = { id: string; title: string; path: string; children?: PluginMenuItem[] };

/** `locale`: BCP 47 tag for Intl. `timeZone`: hours east of UTC. */
export type PluginFormat = { locale: string; timeZone: number; is12h: boolean };

export type PluginNotice = { kind: 'info' | 'success' | 'warning' | 'error'; text: string; title?: string };
export type PluginModal = 'login' | 'registration' | 'search' | 'settings' | 'user-question' | 'support-history';

/** `kind`: `email` and `phone` are links, any other is a text by its own name. */
export type PluginContact = { kind: string; value: string };

/** `statusCode`: HTTP status of the refusal, 0 when there was no answer. */
export type AskFailure = { statusCode: number };

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * All that a plugin knows of the host. Stores belong to `scope`. A store whose permission was not granted holds its empty value; a command
 * without its permission does nothing and is logged. Commands may be called from anywhere.
 */
export type PluginHost = {
  /** The entry's own `config`. */
  config: Readonly<Record<string, unknown>>;
  scope: Scope;
  $language: Store<string>;
  /** What the visitor may choose from. */
  $languages: Store<PluginLanguage[]>;
  $direction: Store<'ltr' | 'rtl'>;
  $theme: Store<PluginTheme>;
  $fontSize: Store<PluginFontSize>;
  $format: Store<PluginFormat>;
  /** Server time, epoch ms, moves once a second. */
  $now: Store<number>;
  /** Entries of the site's main menu that this build can show. */
  $menu: Store<PluginMenuItem[]>;
  /** Entries of the site's footer menu that this build can show. */
  $footerMenu: Store<PluginMenuItem[]>;
  /** How the site is reached, in the order of the configuration. */
  $contacts: Store<PluginContact[]>;
  /** Where the visitor is, without the language. */
  $path: Store<string>;
  /** Address of a path in the current language, for a link. */
  $href: Store<(path: string) => string>;
  $isRegistrationAllowed: Store<boolean>;
  $t: Store<Translate>;
  /** `session:read`; else a visitor. */
  $session: Store<PluginSession>;
  /** `balance:read`; null for a visitor, while it is unknown, and without the permission. */
  $balance: Store<PluginBalance | null>;
  /** `navigate`. Only paths of this site are followed. */
  navigate: (path: string) => void;
  /** `modal:open` */
  openModal: (name: PluginModal, params?: Record<string, string>) => void;
  /**
   * `content:read`: GET of `/content-api/…` or `/feed-api/…`. The answer as it came: the plugin checks its shape. Rejects with an `AskFailure`.
   */
  ask: (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;
  /** `notify` */
  notify: (notice: PluginNotice) => void;
  /** `session:end`: asks the player first. */
  logOut: () => void;
  /** `account:switch` */
  switchAccount: (id: number) => void;
  /** `preferences:write`, as the two below. Keeps the page. */
  setLanguage: (code: string) => void;
  setTheme: (theme: PluginTheme) => void;
  setFontSize: (size: PluginFontSize) => void;
  /** The first picture is on the screen. Not called within the mount deadline: the plugin counts as failed. */
  ready: () => void;
  /** The plugin cannot go on: its place shows the failure block with a refresh button. */
  fail: (error: unknown) => void;
};
