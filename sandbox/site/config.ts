import { everything } from '../../contracts/availability.ts';
import { ageOf, type Brand, shippedName } from '../../contracts/brand.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import { completeLanguages } from '../../contracts/languages.ts';
import { withinBounds } from '../../contracts/protection/site-bounds.ts';
import type { SiteConfig } from '../../contracts/site.ts';
import { z } from '../../contracts/zod.ts';
import type { World } from '../world/world.ts';
import { brandOf, looksOf } from './brand/brand-of.ts';
import { countryId } from './countries.ts';
import { dictionaryGroups } from './dictionaries.ts';
import { countedLanguages } from './languages.ts';
import { menus } from './menus.ts';
import { offeredIn } from './own-config.ts';
import { merge, noWorks } from './state.ts';

/** Countries that write times with am and pm (CLDR). Britain and Ireland write 19:45. */
const twelveHours = 'AU BD CA CO EG IN JO MY NZ PH PK SA US'.split(' ');

const minuteMs = 60_000;
/** Nobody owns this domain or these numbers. */
const supportEmail = 'support@openbook.example';
const supportPhone = '+44 20 7946 0000';

/** Fishing and hunting: the house has no game of this kind, and a section without games is not offered. Decision D-430. */
const notOffered = new Set([9]);

/** The house limits the stakes of all ten types. */
const everyCouponType = Object.values(couponTypes);

const OwnName = z.object({ companyName: z.string().check(z.trim(), z.minLength(1)) });

/** The brand goes before the single values that say the same. A name or an age that cannot be is left to the page, which mends it. */
function withBrand(config: SiteConfig, brand: Brand): SiteConfig {
  const { name, legalName, licence } = brand;
  return {
    ...config,
    ...(name === undefined ? {} : { config: { ...config.config, companyName: name } }),
    ...(brand.minAge === undefined ? {} : { minAge: ageOf(brand, config.minAge) }),
    footer: {
      ...config.footer,
      ...(legalName === undefined ? {} : { legalName }),
      ...(licence === undefined ? {} : { licence }),
    },
  };
}

/** The name of the house in this world. */
export function houseName(world: World): string {
  return brandOf(world).name ?? OwnName.safeParse(world.config['config']).data?.companyName ?? shippedName;
}

/**
 * Gives the configuration of this world in a language. If the site's own language is another one, the language of the
 * answer becomes its default.
 */
export function siteConfig(world: World, language: string): SiteConfig {
  const { country } = world.geo;
  const brand = brandOf(world);
  const { style } = looksOf(world);
  const { email = supportEmail, phone = supportPhone } = brand;
  const defaults: SiteConfig = {
    languages: countedLanguages(),
    currentLanguage: 'en',
    defaultLanguage: 'en',
    countryCode: country,
    partnerId: 1,
    mediaResources: {},
    dictionaries: dictionaryGroups(),
    header: {},
    footer: {},
    contacts: { email, phone },
    menus,
    licence: {},
    customize: { geo_with_twelve_format: twelveHours, has_twelve_h_by_geo: true },
    config: {
      group_id: 1,
      companyName: shippedName,
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
    autoLogoffInactiveMinutes: 30,
    minAge: 18,
    geoCountryId: countryId(country),
    homepageType: 1,
    ref_id: 1,
    isPwa: true,
    pwaManifest: { themeColor: '#0f1a2a' },
    partnerCssBrandBook: [],
    show_one_click: true,
    showVipBet: true,
    isAvailableCouponBonusBet: false,
    couponTypesWithMinAmount: everyCouponType,
    couponTypesWithMaxAmount: everyCouponType,
    availableResponsibleGamingLimitsIds: offeredIn(world.config),
    consultSystem: 'builtin',
    consultantParams: { consultant_id: 'robot' },
    promoBonusToOffer: false,
    maintenance: noWorks,
    availability: everything.filter((entry) => !notOffered.has(entry)),
    notFoundFragments: [],
    isIdentificationEnabled: false,
    isPaymentAuthRequired: true,
    authMode: 'modal',
    authAppUrl: '',
    reminder: { delay: 10 * minuteMs, interval: 24 * 60 * minuteMs },
    // Our own page plays each of them.
    socialProviders: world.isReal ? [] : ['google', 'apple', 'telegram'],
    registrationTypes: ['fast_reg', 'phone_reg', 'full_reg', ...(world.isReal ? [] : ['soc_reg'])],
    support: {
      email,
      callbackLanguages: [...completeLanguages],
      socialLinks: [
        { name: 'Messenger', link: 'https://messenger.example/openbook', iconName: 'send' },
        { name: 'Video', link: 'https://video.example/openbook', iconName: 'play' },
      ],
      hours: { from: '00:00', to: '24:00', days: [1, 2, 3, 4, 5, 6, 7], timeZone: 0 },
    },
    isSnowEnabled: false,
    apiPath: '/web-api',
    coefViews: [0, 1, 2, 4, 5, 6, 14, 15, 16],
    limitYearDays: 365,
  };
  const config = withBrand(withinBounds(merge(defaults, world.config) as SiteConfig), brand);
  const isOffered = config.languages.some(({ code }) => code === language);
  return {
    ...config,
    ...(isOffered && { currentLanguage: language }),
    ...(style !== null && { brandStyle: style }),
    ...(world.maintenance !== null && { maintenance: world.maintenance }),
  };
}
