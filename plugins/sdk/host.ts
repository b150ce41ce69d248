import type { Scope, Store } from 'effector';

import type { PluginParams, SlotName } from '../../contracts/slots.ts';
import type { BettingHost } from './betting.ts';
import type { PluginOffice } from './office.ts';
import type { PluginRegistration } from './registration.ts';
import type { PluginTickets } from './tickets.ts';
import type { ToolsHost } from './tools.ts';

/** The version of this facade. A plugin's `sdk` range must contain it. */
export const sdkVersion = '1.3.0';

export type PluginTheme = 'light' | 'dark';
export type PluginFontSize = 'small' | 'medium' | 'large';
export type PluginSession = { isAuth: boolean; userId: number | null };

/** `amount`: text to show, in the account's currency and the reader's language. */
export type PluginAccount = { id: number; label: string; currency: string; amount: string };
export type PluginBalance = { accounts: PluginAccount[]; activeId: number };

/** `code`: two letters, as in the address. `name`: the language's own name for itself. */
export type PluginLanguage = { code: string; name: string };

/** `path` has no language. With `children` it is a heading over several entries, not a link. */
export type PluginMenuItem = { id: string; title: string; path: string; children?: PluginMenuItem[] };

/**
 * `locale`: BCP 47 tag for Intl. `timeZone`: hours east of UTC now; on another day clocks may show another hour, so take `zone` for
 * moments: an IANA name, hours, or empty for the device's zone (decision D-885).
 */
export type PluginFormat = { locale: string; timeZone: number; is12h: boolean; zone?: string | number };

export type PluginNotice = { kind: 'info' | 'success' | 'warning' | 'error'; text: string; title?: string };
/** The host's dialogs, and what each may be opened with. */
export type PluginModals = {
  login: { login?: string };
  registration: { promo?: string };
  search: { words?: string };
  settings: object;
  'user-question': object;
  'support-history': object;
};
export type PluginModal = keyof PluginModals;

/** `kind`: `email` and `phone` are links. Any other kind is a text under the kind's own name. */
export type PluginContact = { kind: string; value: string };

/** `statusCode`: HTTP status of the refusal; 0 without an answer. `isOffContract`: an answer came, and did not pass the schema. */
export type AskFailure = { statusCode: number; isOffContract?: true };

/** `name`: as players know the house. `minAge`: years. `legalName`: the company that holds the licence; `licence`: who gave it, and its number. */
export type PluginHouse = { name: string; minAge: number; legalName?: string; licence?: string };

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** What every plugin gets at once. The rest comes late, before a plugin mounts that may need it. */
export type FirstHost = {
  /** Was a permission granted? A host that does not know one grants it to nobody: ask before you offer what needs it. */
  can: (permission: string) => boolean;
  /** The entry's own `config`. */
  config: Readonly<Record<string, unknown>>;
  /** The slot in which it stands; null on a page. An app that is mounted in several has a host for each. */
  slot: SlotName | null;
  /** What the slot tells of its place, as the number of the match; empty elsewhere. Changes while the app stands. */
  $params: Store<PluginParams>;
  scope: Scope;
  $language: Store<string>;
  /** The languages that the visitor may choose. */
  $languages: Store<PluginLanguage[]>;
  $direction: Store<'ltr' | 'rtl'>;
  $theme: Store<PluginTheme>;
  $fontSize: Store<PluginFontSize>;
  $format: Store<PluginFormat>;
  /** Server time, epoch ms. Changes once a second. */
  $now: Store<number>;
  /** Entries of the site's main menu that this build has pages for. */
  $menu: Store<PluginMenuItem[]>;
  /** Links of other apps for the menu of the player: their slot "account.menu". */
  $accountMenu: Store<PluginMenuItem[]>;
  /** Entries of the site's footer menu that this build has pages for, then links of other apps. */
  $footerMenu: Store<PluginMenuItem[]>;
  /** How to reach the site, in the configuration's order. */
  $contacts: Store<PluginContact[]>;
  /** The path of the page, without the language. */
  $path: Store<string>;
  /** The address of a path in the current language, for a link. */
  $href: Store<(path: string) => string>;
  $isRegistrationAllowed: Store<boolean>;
  /** The operator of the site. Since 1.3.0. */
  $house: Store<PluginHouse>;
  $t: Store<Translate>;
  /** `session:read`; without it the player looks like a visitor. */
  $session: Store<PluginSession>;
  /** `balance:read`. Null for a visitor, before it is known, and without the permission. */
  $balance: Store<PluginBalance | null>;
  /** `navigate`. Leads to paths of this site only. */
  navigate: (path: string) => void;
  /** `modal:open` */
  openModal: <Name extends PluginModal>(name: Name, params?: PluginModals[Name]) => void;
  /** `coupon:add`. The outcome of a market, by its id, at today's price; one that is in the coupon already stays there. It never places a bet. */
  addToCoupon: (marketId: number) => void;
  /**
   * `content:read`: GET of `/content-api/…` or `/feed-api/…`. Gives the answer unchecked: the plugin checks its shape.
   * Rejects with an `AskFailure`.
   */
  ask: (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;
  /** `notify` */
  notify: (notice: PluginNotice) => void;
  /** `session:end`. The host asks the player first. */
  logOut: () => void;
  /** `account:switch` */
  switchAccount: (id: number) => void;
  /** `preferences:write`, as the two below. The page stays. */
  setLanguage: (code: string) => void;
  setTheme: (theme: PluginTheme) => void;
  setFontSize: (size: PluginFontSize) => void;
  /**
   * Call it when the first picture is on the screen. If a plugin does not call it within the mount deadline, it counts
   * as failed.
   */
  ready: () => void;
  /** The plugin cannot go on. Its place shows the failure block with a refresh button. */
  fail: (error: unknown) => void;
  /** Aborted when the app goes: for `fetch`, listeners and whatever else must end with it. */
  gone: AbortSignal;
};

/** Since 1.2.0: for plugins whose `sdk` range begins there. */
export type LateHost = BettingHost &
  ToolsHost & {
    /** `config` by the entry's `configSchema`: defaults filled in. Without a schema it is `config` as it stands. */
    $config: Store<Readonly<Record<string, unknown>>>;
    /** `register`, since 1.3.0. */
    registration: PluginRegistration;
    office: PluginOffice;
    tickets: PluginTickets;
  };

/**
 * Everything that a plugin knows of the host. The stores belong to `scope`. Without its permission a store holds its
 * empty value, and a command does nothing but log. Commands work from anywhere.
 */
export type PluginHost = FirstHost & LateHost;
