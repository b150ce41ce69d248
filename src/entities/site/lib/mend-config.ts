import { everything } from '@contracts/availability';
import { SiteConfig } from '@contracts/site';

type Path = readonly PropertyKey[];
type Branch = Record<PropertyKey, unknown>;

/** The default of a field with a wrong value: on where that does no harm, off where it could. Times get no value. */
const defaults: SiteConfig = {
  languages: [{ code: 'en', name: 'English', nameNative: 'English', iso: 'en-GB' }],
  currentLanguage: 'en',
  countryCode: '',
  partnerId: 0,
  mediaResources: {},
  dictionaries: [],
  header: {},
  footer: {},
  contacts: {},
  menus: {},
  licence: {},
  customize: { geo_with_twelve_format: [], has_twelve_h_by_geo: false },
  config: {
    group_id: 0,
    companyName: '',
    fatmanApiKey: '',
    langHiddenUnauthorized: [],
    isAvailableConfirmTerms: false,
    isMainVipDomainAuthNeed: false,
    geoAuthReqVip: [],
    isFatmanAnalyticsAvailable: false,
  },
  isRegistrationAllowed: true,
  isVipDomain: false,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 0,
  minAge: 18,
  geoCountryId: 0,
  homepageType: 1,
  ref_id: 0,
  isPwa: false,
  pwaManifest: { themeColor: '#ffffff' },
  partnerCssBrandBook: [],
  show_one_click: true,
  showVipBet: false,
  isAvailableCouponBonusBet: false,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  availableResponsibleGamingLimitsIds: [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37],
  consultSystem: 'none',
  consultantParams: { consultant_id: '' },
  promoBonusToOffer: false,
  maintenance: {
    started_at: null,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
    isActive: false,
    web_state: 0,
  },
  // A site that does not say what it offers is taken to offer everything.
  availability: [...everything],
  notFoundFragments: [],
  isIdentificationEnabled: false,
  isPaymentAuthRequired: true,
  authMode: 'modal',
  authAppUrl: '',
  reminder: { delay: 0, interval: 0 },
  socialProviders: [],
  registrationTypes: [],
  support: {
    email: '',
    callbackLanguages: [],
    socialLinks: [],
    hours: { from: '00:00', to: '00:00', days: [], timeZone: 0 },
  },
  isSnowEnabled: false,
  apiPath: '',
  coefViews: [0],
  limitYearDays: 365,
};

/** An answer with more wrong fields than this is no configuration at all. */
const mostWrongFields = 5;
/** How far up the mending may climb: a field, its parent, the parent's parent. No field lies deeper. */
const rounds = 6;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const at = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** Gives a field its default. A wrong field without a default is dropped, and so is a wrong entry of a list. */
function mendOne(root: Branch, path: Path): void {
  const last = path.at(-1);
  const parent = at(root, path.slice(0, -1));
  if (last === undefined || !isBranch(parent)) return;
  const value = path.some((key) => typeof key === 'number') ? undefined : at(defaults, path);
  if (value !== undefined) parent[last] = structuredClone(value);
  else Reflect.deleteProperty(parent, last);
}

/** Lists without the holes that dropped entries left. */
const dense = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.flat(0).map(dense);
  return isBranch(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dense(inner)])) : value;
};

/** A wrong entry of a list is dropped whole: half an entry is worth nothing. */
const ownOf = (path: Path): Path => {
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry < 0 ? path : path.slice(0, entry + 1);
};

const wrongPaths = (body: unknown): Path[] => SiteConfig.safeParse(body).error?.issues.map(({ path }) => path) ?? [];

/**
 * Removes what is wrong from a configuration. Anything that is no configuration at all stays as it is. `paths`: the
 * wrong fields. When a part still does not fit without its wrong field, the part is dropped too. Spec: shell §3, design
 * F05.
 */
export function mendConfig(body: unknown, paths: readonly Path[]): unknown {
  const wrong = new Set(paths.map(([field]) => field));
  if (!isBranch(body) || Array.isArray(body) || wrong.size > mostWrongFields) return body;
  let copy: Branch = structuredClone(body);
  let places = paths.map(ownOf);
  for (let round = 0; round < rounds && places.length > 0; round += 1) {
    for (const place of places) mendOne(copy, place);
    // The copy keeps its holes until all are found, so that the positions in a list do not change.
    const mended = dense(copy);
    const left = wrongPaths(mended).map(ownOf);
    const again = new Set(places.map((place) => JSON.stringify(place)));
    copy = isBranch(mended) ? mended : copy;
    places = left.map((place) => (again.has(JSON.stringify(place)) && place.length > 1 ? place.slice(0, -1) : place));
  }
  return copy;
}
