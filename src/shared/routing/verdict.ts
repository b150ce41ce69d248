export type Layout = 'main' | 'empty' | 'blocked' | 'maintenance';

/** A switch of the site configuration that a page hangs on. */
export type RouteSetting = 'isIdentificationEnabled' | 'isPaymentAuthRequired';

/** Rules that leave a page out: `terms`, it may be read before the terms are accepted (decision D-37); `platform`, the toto frame (QUERY-03). */
export type RouteExemption = 'terms' | 'platform';

/** A page that the navigation of its section lists. `title`: key of a text. */
export type RouteLink = Pick<RouteMeta, 'pageId' | 'title' | 'availability' | 'setting' | 'isEmpty'> & { path: string };

/** Where a row without a page leads; `:name` is filled from its parameters. `choose`: another target by the value of a query parameter. */
export type RouteRedirect = { to: string; choose?: { query: string; to: Readonly<Record<string, string>> } };

/** What a row of the route table says of its page. */
export type RouteMeta = {
  /** Name of the page: on the root element as `data-page`. */
  pageId: string;
  layout: Layout;
  section: string;
  /** Groups of texts besides those of the layout. */
  dictionaries: readonly string[];
  /** Key of the document's title. */
  title: string;
  /** A visitor is asked to log in first. */
  auth?: boolean;
  /** Asked to log in only where this is on. */
  authSetting?: RouteSetting;
  /** No such page where this is off. */
  setting?: RouteSetting;
  /** Entry of `availability` in the site configuration that must be there. */
  availability?: number;
  /** 24: only while banned, 25: also while banned. Spec: shell §4. */
  flags?: readonly number[];
  exempt?: readonly RouteExemption[];
  /** Values that a parameter of the query may have, if it is there. */
  query?: Readonly<Record<string, readonly string[]>>;
  redirect?: RouteRedirect;
  /** The product has nothing for this page: nobody is led here, unless a remote app is mounted at it. Decision D-111. */
  isEmpty?: boolean;
  /** What an empty page leads to before all else; `title` is the key of a text. */
  instead?: { path: string; title: string };
  /** Neither header nor footer: a page inside a frame or a window of its own. */
  isHeadless?: boolean;
  /** What search engines are told, where the page itself says it. */
  robots?: string;
  /** Pages of the same section, itself too, for its navigation. */
  links?: readonly RouteLink[];
  /** Status that the page itself stands for: 404 of the catch-all. */
  status?: number;
  /** Guards besides the list that this route asks for by name. */
  guards?: readonly string[];
  /** Names in `mediaResources` of the site configuration that are loaded before the page is shown. */
  media?: readonly string[];
  /** Open dialogs stay when somebody comes here. */
  keepsModal?: boolean;
};

/** A page that somebody wants to see. */
export type Navigation = {
  /** Without the language: `/home/live`. */
  path: string;
  /** The two letters of the address as typed, null when it has none. */
  language: string | null;
  /** With `?`, or empty. */
  search: string;
  hash: string;
  params: Readonly<Record<string, string | undefined>>;
  meta: RouteMeta;
  /** Page load, so nothing is on the screen yet. */
  isFirst: boolean;
  /** Aborted when a newer navigation starts: side effects look at it first. */
  signal: AbortSignal;
};

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; path: string; language?: string }
  | { kind: 'leave'; url: string }
  | { kind: 'cancel'; reason: string }
  | { kind: 'fail'; status: number; text?: string };

export const pass = (): Verdict => ({ kind: 'pass' });
/** To another page of this site; `path` without the language, with query and hash if any. `language`: another one than now. */
export const redirect = (path: string, language?: string): Verdict =>
  language === undefined ? { kind: 'redirect', path } : { kind: 'redirect', path, language };
/** To another address altogether. */
export const leave = (url: string): Verdict => ({ kind: 'leave', url });
/** Stay where we are, silently. */
export const cancel = (reason: string): Verdict => ({ kind: 'cancel', reason });
/** An error page in the place of the page, at the same address. */
export const fail = (status: number, text?: string): Verdict =>
  text === undefined ? { kind: 'fail', status } : { kind: 'fail', status, text };
