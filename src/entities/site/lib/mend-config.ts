import type { SiteConfig } from '@contracts/site';

type Path = readonly PropertyKey[];
type Branch = Record<PropertyKey, unknown>;

/** What a field counts as that came off its shape: open where nothing is lost by it, off where something could be. Times: none. */
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
  availableResponsibleGamingLimitsIds: [],
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
  availability: [],
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

/** An answer with more wrong fields than these is no configuration but something else. */
const mostWrongFields = 5;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const at = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** An entry of a list goes alone; a field takes its default; one without a default goes. */
function mendOne(root: Branch, path: Path): void {
  const entry = path.findIndex((key) => typeof key === 'number');
  const own = entry < 0 ? path : path.slice(0, entry + 1);
  const last = own.at(-1);
  const parent = at(root, own.slice(0, -1));
  if (last === undefined || !isBranch(parent)) return;
  const value = at(defaults, own);
  if (entry < 0 && value !== undefined) parent[last] = structuredClone(value);
  else Reflect.deleteProperty(parent, last);
}

/** Lists without the holes that dropped entries left. */
const dense = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.flat(0).map(dense);
  return isBranch(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dense(inner)])) : value;
};

/** The configuration without what is wrong in it; what is no configuration at all stays as it is. `paths`: of the wrong fields. Spec: shell §3, design F05. */
export function mendConfig(body: unknown, paths: readonly Path[]): unknown {
  const wrong = new Set(paths.map(([field]) => field));
  if (!isBranch(body) || Array.isArray(body) || wrong.size > mostWrongFields) return body;
  const copy: Branch = structuredClone(body);
  for (const path of paths) mendOne(copy, path);
  const mended = dense(copy);
  const { languages } = isBranch(mended) ? mended : {};
  return Array.isArray(languages) && languages.length === 0
    ? { ...Object(mended), languages: defaults.languages }
    : mended;
}
