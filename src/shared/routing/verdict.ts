export type Layout = 'main' | 'empty' | 'blocked' | 'maintenance';

/** A switch of the site configuration that turns a page on. */
export type RouteSetting = 'isIdentificationEnabled' | 'isPaymentAuthRequired';

/**
 * Rules that exempt a page. `terms`: visitors may read it before they accept the terms (decision D-37). `platform`: the
 * toto frame (QUERY-03).
 */
export type RouteExemption = 'terms' | 'platform';

/** A page in the navigation of its section. `title`: key of a text. */
export type RouteLink = Pick<RouteMeta, 'pageId' | 'title' | 'availability' | 'setting' | 'isEmpty'> & { path: string };

/**
 * Where a row without a page leads. Parameters fill `:name`. `choose`: another target by the value of a query
 * parameter.
 */
export type RouteRedirect = { to: string; choose?: { query: string; to: Readonly<Record<string, string>> } };

/** What a row of the route table says about its page. */
export type RouteMeta = {
  /** Name of the page: on the root element as `data-page`. */
  pageId: string;
  layout: Layout;
  section: string;
  /** Groups of texts, besides those of the layout. */
  dictionaries: readonly string[];
  /** Key of the document's title. */
  title: string;
  /** Visitors must log in first. */
  auth?: boolean;
  /** Players have nothing to do here, so they are led home. */
  isForVisitors?: boolean;
  /** Visitors must log in only where this is on. */
  authSetting?: RouteSetting;
  /** The page does not exist where this is off. */
  setting?: RouteSetting;
  /** The site configuration's `availability` must have this entry. */
  availability?: number;
  /** 24: only for banned players. 25: for banned players too. Spec: shell §4. */
  flags?: readonly number[];
  exempt?: readonly RouteExemption[];
  /** Values that a query parameter may have, if it is there. */
  query?: Readonly<Record<string, readonly string[]>>;
  redirect?: RouteRedirect;
  /**
   * The product has nothing for this page, so no menu leads here, unless a remote app is mounted at it. Decision D-111.
   */
  isEmpty?: boolean;
  /** Where an empty page leads first; `title` is the key of a text. */
  instead?: { path: string; title: string };
  /** Shows neither header nor footer: a page inside a frame, or in a window of its own. */
  isHeadless?: boolean;
  /** Side columns that the page does not use; `games`: the menu lists games instead of sports. */
  sidesOff?: 'menu coupon' | 'coupon' | 'games coupon';
  /** What search engines learn, where the page itself says it. */
  robots?: string;
  /**
   * The page is drawn by a remote app. `title`: a text, the key of one, or texts by language. `languages`: the
   * languages that have it; empty: all.
   */
  app?: { id: string; title: string | Readonly<Record<string, string>>; languages: readonly string[] };
  /** Pages of the same section for its navigation, this one included. */
  links?: readonly RouteLink[];
  /** The page's own status: 404 of the catch-all. */
  status?: number;
  /** Further guards, which this route names. */
  guards?: readonly string[];
  /** Names in `mediaResources` of the site configuration. They load before the page shows. */
  media?: readonly string[];
  /** Open dialogs stay open when this page opens. */
  keepsModal?: boolean;
};

/** The page that somebody wants to see. */
export type Navigation = {
  /** Without the language: `/home/live`. */
  path: string;
  /** The two letters of the address as typed. Null: it has none. */
  language: string | null;
  /** With `?`, or empty. */
  search: string;
  hash: string;
  params: Readonly<Record<string, string | undefined>>;
  meta: RouteMeta;
  /** The page is just loading, so nothing is on the screen yet. */
  isFirst: boolean;
  /** Aborted when a newer navigation starts. Side effects check it first. */
  signal: AbortSignal;
};

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; path: string; language?: string }
  | { kind: 'leave'; url: string }
  | { kind: 'cancel'; reason: string }
  | { kind: 'fail'; status: number; text?: string };

export const pass = (): Verdict => ({ kind: 'pass' });
/**
 * Leads to another page of this site; `path` without the language, with query and hash. `language`: switches to another
 * one.
 */
export const redirect = (path: string, language?: string): Verdict =>
  language === undefined ? { kind: 'redirect', path } : { kind: 'redirect', path, language };
/** Leads to another address altogether. */
export const leave = (url: string): Verdict => ({ kind: 'leave', url });
/** Stays on the present page, silently. */
export const cancel = (reason: string): Verdict => ({ kind: 'cancel', reason });
/** Shows an error page at the same address. */
export const fail = (status: number, text?: string): Verdict =>
  text === undefined ? { kind: 'fail', status } : { kind: 'fail', status, text };
