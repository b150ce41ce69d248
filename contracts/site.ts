import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** One interface language. `code`: the two letters of the address. `iso`: the BCP 47 tag for Intl. */
export const SiteLanguage = z.object({
  code: z.string().check(z.minLength(2), z.maxLength(2)),
  name: z.string(),
  nameNative: z.string(),
  iso: z.string(),
  rtl: z.optional(z.boolean()),
  /** Percent of the texts that it has itself, whole, rounded down; the others are English. Absent: all. */
  translated: z.optional(z.number()),
});
export type SiteLanguage = z.infer<typeof SiteLanguage>;

export const MenuItem = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  icon: z.optional(z.string()),
  availability: z.optional(z.int()),
  get children() {
    return z.optional(z.array(MenuItem));
  },
});
export type MenuItem = z.infer<typeof MenuItem>;

/** Times are Unix seconds or null. Spec: shell §3. */
export const Maintenance = z.object({
  started_at: z.nullable(Seconds),
  ended_at: z.nullable(Seconds),
  notify_started_at: z.nullable(Seconds),
  notify_ended_at: z.nullable(Seconds),
  isActive: z.boolean(),
  web_state: z.union([z.literal(0), z.literal(1)]),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** The whole site configuration. Spec: shell §3. */
export const SiteConfig = z.object({
  languages: z.array(SiteLanguage).check(z.minLength(1)),
  currentLanguage: z.string(),
  countryCode: z.string(),
  partnerId: z.int(),
  mediaResources: z.record(z.string(), z.string()),
  dictionaries: z.array(z.string()),
  header: z.record(z.string(), z.unknown()),
  /** `legalName` and `licence` of the house; its name and age stand in `companyName` and `minAge`. */
  footer: z.record(z.string(), z.unknown()),
  contacts: z.record(z.string(), z.unknown()),
  menus: z.record(z.string(), z.array(MenuItem)),
  licence: z.object({
    dmca: z.optional(z.object({ domains: z.array(z.string()), name: z.string(), content: z.string() })),
  }),
  customize: z.object({ geo_with_twelve_format: z.array(z.string()), has_twelve_h_by_geo: z.boolean() }),
  config: z.object({
    group_id: z.int(),
    /** The name of the house, as players know it: of `brand`, where that names one. */
    companyName: z.string(),
    fatmanApiKey: z.string(),
    langHiddenUnauthorized: z.array(z.string()),
    isAvailableConfirmTerms: z.boolean(),
    isMainVipDomainAuthNeed: z.boolean(),
    geoAuthReqVip: z.array(z.string()),
    isFatmanAnalyticsAvailable: z.boolean(),
  }),
  isRegistrationAllowed: z.boolean(),
  isVipDomain: z.boolean(),
  isAutoLogoffEnable: z.boolean(),
  autoLogoffInactiveMinutes: z.number(),
  minAge: z.int(),
  geoCountryId: z.int(),
  homepageType: z.int(),
  ref_id: z.int(),
  isPwa: z.boolean(),
  pwaManifest: z.object({ themeColor: z.string() }),
  partnerCssBrandBook: z.array(z.object({ css_prop: z.string(), css_value: z.string() })),
  show_one_click: z.boolean(),
  showVipBet: z.boolean(),
  /** Percent of the hyper bonus (decision D-57); absent or 0: none. */
  hyperBonusPercent: z.optional(z.number()),
  /**
   * A team that leads by this many goals has won for bets placed before the match (decision D-321); absent or 0: no
   * such rule.
   */
  earlyPayoutLead: z.optional(z.int()),
  isAvailableCouponBonusBet: z.boolean(),
  couponTypesWithMinAmount: z.array(z.int()),
  couponTypesWithMaxAmount: z.array(z.int()),
  availableResponsibleGamingLimitsIds: z.array(z.int()),
  consultSystem: z.enum(['none', 'builtin', 'frame']),
  consultantParams: z.object({ consultant_id: z.string() }),
  promoBonusToOffer: z.boolean(),
  maintenance: Maintenance,
  // We chose the names below: the specification needs the values but does not name them.
  availability: z.array(z.int()),
  notFoundFragments: z.array(z.string()),
  isIdentificationEnabled: z.boolean(),
  isPaymentAuthRequired: z.boolean(),
  authMode: z.enum(['modal', 'page', 'account-middleware']),
  authAppUrl: z.string(),
  /** Ways of the login form, in their order. Absent: all. */
  loginModes: z.optional(z.array(z.string())),
  /** Session cookies are SameSite=None; Partitioned, because the site runs in other sites' frames. */
  isSessionPartitioned: z.optional(z.boolean()),
  /** The site offers visitors to sign in by one tap. */
  isOneTapAllowed: z.optional(z.boolean()),
  reminder: z.object({ delay: z.number(), interval: z.number() }),
  socialProviders: z.array(z.string()),
  registrationTypes: z.array(z.string()),
  support: z.object({
    email: z.string(),
    callbackLanguages: z.array(z.string()),
    socialLinks: z.array(z.object({ name: z.string(), link: z.string(), iconName: z.string() })),
    hours: z.object({ from: z.string(), to: z.string(), days: z.array(z.int()), timeZone: z.number() }),
  }),
  isSnowEnabled: z.boolean(),
  /** Where videos of games come from: `VideoSource` of media-entity.ts. Absent: the site shows none. */
  video: z.optional(z.unknown()),
  /** The sheet of the brand's colours and logo. The server writes it. */
  brandStyle: z.optional(z.string()),
  sysUi: z.optional(z.object({ version: z.optional(z.string()), config: z.optional(z.string()) })),
  iconsVersion: z.optional(z.string()),
  apiPath: z.string(),
  coefViews: z.array(z.int()),
  limitYearDays: z.union([z.literal(360), z.literal(365)]),
  /** `{ profile, …single values }` of contracts/protection. Each value is checked when it is read. Row LIM-40. */
  protection: z.optional(z.unknown()),
  /** By country: where players find help, in the place of the usual list of contracts/help-links. Each is checked when it is read. Row LIM-61. */
  helpLinks: z.optional(z.unknown()),
  defaultLanguage: z.optional(z.string()),
  feedTransport: z.optional(z.enum(['ws', 'sse'])),
  device: z.optional(z.enum(['desktop', 'tablet', 'mobile'])),
  /**
   * By the name of a remote app: fields that replace those of its manifest entry. Each is checked when it is laid over.
   */
  plugins: z.optional(z.record(z.string(), z.unknown())),
  /** By the name of a slot: `{ order, remove, add }` of ids of remote apps. Each is checked when it is used. */
  slots: z.optional(z.record(z.string(), z.unknown())),
  /** Origins that the server adds to `frameOrigins` of the manifest. */
  frameOrigins: z.optional(z.unknown()),
  /** `PluginTextOverrides` (plugin-texts.ts): texts of remote apps in other words. Each is checked when it is laid over. */
  pluginTexts: z.optional(z.unknown()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** `displayTypeId` 1 means blocked; `templateTypeId` then tells why. Spec: shell §3, §4. */
export const BlockLightAnswer = dataOf(z.object({ displayTypeId: z.int(), templateTypeId: z.int() }));

export const DictionaryAnswer = dataOf(
  z.object({ version: z.string(), groups: z.record(z.string(), z.record(z.string(), z.string())) }),
);

export const ConfigGroupsAnswer = z.record(z.string(), z.record(z.string(), z.unknown()));
