import type { SiteConfig } from '../../contracts/site.ts';
import type { ServerKey } from '../../sandbox/site/index.ts';

/** Objects whose fields are told one by one. */
export const nested = ['config', 'customize', 'licence', 'reminder', 'support'] as const;
type Nested = (typeof nested)[number];
type Within = { [Name in Nested]: `${Name}.${keyof SiteConfig[Name] & string}` }[Nested];
type Key = Exclude<keyof SiteConfig, Nested> | Within | ServerKey;

/** `changes`: what somebody sees when it is set. `readBy`: the file that reads it; null: of the documents' answer, and nothing here reads it. */
export type SiteKey = { changes: string; readBy: string | null };
const key = (changes: string, readBy: string | null): SiteKey => ({ changes, readBy });

/** Each key of the site configuration. A key without a row is an error of types. Row SITE-04. */
export const siteKeys: Readonly<Record<Key, SiteKey>> = {
  brand: key(
    'Name, legal name, age, licence, e-mail, phone, logo, icons and colours of the house, wherever it speaks: [a brand](../../docs/operations.md#a-brand).',
    'contracts/brand.ts',
  ),
  brands: key(
    'Blocks like `brand` by host name, each laid over it: [several on one server](../../docs/operations.md#several-brands-on-one-server).',
    'sandbox/site/brand/hosts.ts',
  ),
  brandStyle: key(
    'The sheet of the brand’s colours and logo. The server writes it.',
    'src/app/appearance/style-sheet.ts',
  ),
  languages: key('The languages on offer, in the order of the menu.', 'src/features/switch-language/model/sources.ts'),
  currentLanguage: key('The language of this answer. The server writes it.', 'src/app/router/recheck-guard.ts'),
  defaultLanguage: key(
    'Where an address names no language that is on offer.',
    'src/features/switch-language/model/sources.ts',
  ),
  countryCode: key(
    'The country of the visitor. The server writes it from the address; a value here replaces it.',
    'src/app/plugin-host/audience.ts',
  ),
  geoCountryId: key('The country that forms propose first, by number.', 'src/features/access/register/model/chosen.ts'),
  partnerId: key('The number of the site in calls and counters.', 'src/features/page-query/model/page-query.ts'),
  ref_id: key('The number of the site in registrations and bets.', 'src/features/access/register/lib/request.ts'),
  mediaResources: key('Pictures that a page loads before it shows, by name.', 'src/app/router/media-guard.ts'),
  dictionaries: key('Groups of texts that the server has.', null),
  header: key('Values for a header of an own making.', null),
  footer: key('Legal name and licence in the footer; `brand` is the shorter way.', 'src/entities/site/model/house.ts'),
  contacts: key(
    'E-mail and phone in the footer and on pages of errors; other kinds are listed too.',
    'src/app/plugin-host/stores.ts',
  ),
  menus: key(
    'Menus by name: `main`, `top`, `footer`, `office`. Entries have a title, a path, an icon and an availability entry.',
    'src/app/router/prefetch.ts',
  ),
  'licence.dmca': key('A verification tag in the head of pages, on the domains that it lists.', 'src/app/head/head.ts'),
  'customize.geo_with_twelve_format': key('Countries that read 12 hours.', 'src/app/appearance/time-format.ts'),
  'customize.has_twelve_h_by_geo': key(
    'The clock follows the country until the player chooses.',
    'src/app/appearance/time-format.ts',
  ),
  'config.group_id': key('The group of the site.', null),
  'config.companyName': key('The name of the house; `brand.name` is the shorter way.', 'sandbox/site/config.ts'),
  'config.fatmanApiKey': key(
    'The key of the collector of events. Empty: nothing is collected.',
    'src/features/collect-events/model/consent.ts',
  ),
  'config.isFatmanAnalyticsAvailable': key(
    'Events are collected, after consent.',
    'src/features/collect-events/model/consent.ts',
  ),
  'config.langHiddenUnauthorized': key(
    'Languages that only players see.',
    'src/features/switch-language/model/sources.ts',
  ),
  'config.isAvailableConfirmTerms': key(
    'New terms are asked about before anything else.',
    'src/features/access/confirm-terms/model/guard.ts',
  ),
  'config.isMainVipDomainAuthNeed': key(
    'A VIP domain asks visitors to log in first.',
    'src/entities/site/model/config.ts',
  ),
  'config.geoAuthReqVip': key('The countries where it does.', 'src/entities/site/model/config.ts'),
  isVipDomain: key('The site is a VIP domain: no registration.', 'src/entities/site/model/config.ts'),
  isRegistrationAllowed: key('Visitors can open an account.', 'src/entities/site/model/config.ts'),
  registrationTypes: key(
    'Ways of registration, in their order: `fast_reg`, `phone_reg`, `full_reg`, `soc_reg`.',
    'src/features/access/register/model/ways.ts',
  ),
  socialProviders: key('Other sites that log in and register.', 'src/features/access/register/model/social.ts'),
  loginModes: key('Ways of the log-in form, in their order.', 'src/features/access/log-in/model/fields.ts'),
  authMode: key(
    'How a page for players asks for the log-in: a dialog, a page, or a site of its own.',
    'src/features/access/log-in/model/guards.ts',
  ),
  authAppUrl: key('The address of that site.', 'src/features/access/log-in/model/guards.ts'),
  isOneTapAllowed: key('Visitors may log in by one tap.', 'src/features/access/one-tap/model/one-tap.ts'),
  isSessionPartitioned: key(
    'The session works in frames of other sites.',
    'src/features/access/begin-visit/model/session-cookies.ts',
  ),
  isAutoLogoffEnable: key('Idle players are signed out.', 'src/features/access/end-idle-session/model/idle.ts'),
  autoLogoffInactiveMinutes: key('After so many minutes.', 'src/features/access/end-idle-session/model/idle.ts'),
  'reminder.delay': key(
    'So long after the first visit a visitor is reminded to register, ms.',
    'src/features/access/remind-registration/model/reminder.ts',
  ),
  'reminder.interval': key(
    'So long until the next reminder, ms.',
    'src/features/access/remind-registration/model/reminder.ts',
  ),
  isIdentificationEnabled: key('The page of identification exists.', 'src/app/router/routes-office.ts'),
  isPaymentAuthRequired: key('The page about payments is for players alone.', 'src/app/router/routes-information.ts'),
  minAge: key(
    'The age on badges and in registration; `brand.minAge` is the shorter way.',
    'src/entities/site/model/house.ts',
  ),
  protection: key(
    'The profile of what protects players, and single values of it: [protection](../../docs/protection.md).',
    'contracts/protection/read.ts',
  ),
  limitYearDays: key('A year of exclusion has so many days.', 'contracts/protection/read.ts'),
  availableResponsibleGamingLimitsIds: key(
    'Limits on offer, by number.',
    'src/entities/protection/model/protection.ts',
  ),
  helpLinks: key('Help by country, in the place of the usual list.', 'src/pages/safety/self-test/model/test.ts'),
  homepageType: key('The home page: 1 sport, 3 live, 4 Asian view.', 'src/entities/site/model/home-type.ts'),
  availability: key(
    'Sections of the site that are on, by number. What is not listed is 404 and in no menu.',
    'src/entities/site/model/guards.ts',
  ),
  notFoundFragments: key('Addresses that hold one of these are 404.', 'src/entities/site/model/guards.ts'),
  maintenance: key('Times of maintenance. The server writes it.', 'src/entities/site/model/maintenance.ts'),
  isPwa: key('The site can be installed.', 'src/app/pwa/register.ts'),
  pwaManifest: key('The colour of the installed app.', 'src/app/pwa/head.ts'),
  partnerCssBrandBook: key('Values of CSS variables.', 'src/app/appearance/brand-book.ts'),
  sysUi: key('The style sheet of the house, by version.', 'src/app/appearance/style-sheet.ts'),
  iconsVersion: key('The version of the icons of sports.', 'src/app/root.tsx'),
  isSnowEnabled: key('It snows.', 'src/features/snowfall/model/snowfall.ts'),
  coefViews: key('Odds formats on offer, by number.', 'src/widgets/settings/model/odds-views.ts'),
  feedTransport: key('How prices come: `ws` or `sse`; absent: the page chooses.', 'src/app/boot/feed.ts'),
  device: key(
    'The device of the visitor. The server writes it from `X-Device-Type`.',
    'src/app/plugin-host/audience.ts',
  ),
  apiPath: key('Where the captcha is asked for.', 'src/features/solve-captcha/api/captcha.ts'),
  show_one_click: key('Bets by one press are on offer.', 'src/features/betting/bet-in-one-click/model/arming.ts'),
  showVipBet: key('A stake above the maximum can be asked for.', 'src/features/betting/place-bet/model/extras.ts'),
  hyperBonusPercent: key('Percent of the hyper bonus; 0: none.', 'src/features/betting/place-bet/api/calculate.ts'),
  earlyPayoutLead: key(
    'A lead of so many goals pays who backed the team before the match; 0: none.',
    'simulator/early.ts',
  ),
  isAvailableCouponBonusBet: key(
    'Bets can be placed from the bonus account.',
    'src/features/betting/place-bet/model/calculate.ts',
  ),
  couponTypesWithMinAmount: key(
    'Bet types with a smallest stake, by number.',
    'src/features/betting/place-bet/model/blockers.ts',
  ),
  couponTypesWithMaxAmount: key(
    'Bet types with a largest stake, by number.',
    'src/features/betting/place-bet/model/blockers.ts',
  ),
  bonusOffers: key(
    'Bonuses on offer: [payments](../../docs/payments.md) and the pages of bonuses.',
    'contracts/bonus-offers.ts',
  ),
  bonusTickets: key(
    'What promotions of tickets for bonus games may pay out in each currency, whole dollars: `welcome`, `month`; 0: it does not run. Default: 100000 and 50000 of play money, 0 with real money.',
    'sandbox/bonus-games/promotions.ts',
  ),
  makersOff: key(
    'Games of other makers that do not play: a list of `maker`, `game`, `country`, each stops what fits all of its words. Default: none is stopped.',
    'sandbox/makers/off.ts',
  ),
  retention: key(
    'How many days something is kept, by its name: [operations](../../docs/operations.md#what-is-kept-and-for-how-long). Fewer than the least are refused.',
    'sandbox/retention/config.ts',
  ),
  sight: key(
    'Of how many pages in a hundred whose visitor agreed to statistics the server hears how fast they were and what failed: `{ "percent": 5 }`; absent: of none. [What pages report](../../docs/operations.md#what-pages-report).',
    'sandbox/site/sight-share.ts',
  ),
  promoBonusToOffer: key('The page of bonuses leads to the one of offers.', 'src/entities/site/model/guards.ts'),
  consultSystem: key(
    'Support by chat: `none`, `builtin`, `frame`.',
    'src/features/help/contact-support/model/offer.ts',
  ),
  consultantParams: key('Who answers in it.', 'src/features/help/contact-support/model/chat.ts'),
  'support.email': key('The address for questions.', 'src/features/help/contact-support/model/offer.ts'),
  'support.callbackLanguages': key(
    'Languages in which the house calls back.',
    'src/features/help/contact-support/model/offer.ts',
  ),
  'support.socialLinks': key('Other ways to write to the house.', 'src/features/help/contact-support/model/offer.ts'),
  'support.hours': key('When somebody answers.', 'src/features/help/contact-support/model/offer.ts'),
  video: key(
    'Where videos of matches come from: [operations](../../docs/operations.md).',
    'src/features/watch/watch-media/ui/video.tsx',
  ),
  plugins: key('Fields of remote apps: [run plugins](../../docs/run-plugins.md).', 'src/app/plugin-host/audience.ts'),
  slots: key('Order of apps in a place: [slots](../../docs/slots.md).', 'src/app/plugin-host/audience.ts'),
  frameOrigins: key('Origins of apps in frames: [frames](../../docs/frames.md).', 'sandbox/apps/current.ts'),
  pluginTexts: key(
    'Texts of remote apps in other words: [run plugins](../../docs/run-plugins.md).',
    'src/widgets/plugin-slot/model/own-texts.ts',
  ),
};
