/** Every call of the backend, once: from this come the OpenAPI document, its readable page and the check of answers in tests. */
import * as account from './account.ts';
import * as analytics from './analytics.ts';
import * as articles from './articles.ts';
import * as auth from './auth.ts';
import * as clientConfig from './client-config.ts';
import * as sessionAnswers from './session.ts';
import * as captcha from './captcha.ts';
import * as content from './content.ts';
import * as contentBlocks from './content-blocks.ts';
import * as control from './control.ts';
import * as coupon from './coupon.ts';
import { DomainsAnswer } from './domains.ts';
import * as feed from './feed.ts';
import { SecureDataAnswer, VideoTokenAnswer } from './media.ts';
import { PluginManifest } from './plugin.ts';
import * as promo from './promo.ts';
import * as results from './results.ts';
import * as sharing from './sharing.ts';
import * as sale from './sale.ts';
import * as site from './site.ts';
import * as support from './support.ts';
import * as teamCash from './team-cash.ts';
import { z } from './zod.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Area = 'site' | 'session' | 'auth' | 'account' | 'feed' | 'coupon' | 'actions' | 'support' | 'control';

/** Who may call: anyone; `session` needs the cookie `sid` of a player; `player` a token; `control` a server with SANDBOX_CONTROL=1. */
type Access = 'anyone' | 'session' | 'player' | 'control';

/**
 * `path` in OpenAPI form. `query`: name and meaning. `answers`: schema by status, null for an answer without JSON. Refusals are always
 * `ApiError`; `refusals` lists the codes that a page acts on. `key`: wants an Idempotency-Key.
 */
export type Operation = {
  id: string;
  method: Method;
  path: string;
  area: Area;
  summary: string;
  access: Access;
  query?: Record<string, string>;
  body?: z.ZodMiniType;
  answers: Record<number, z.ZodMiniType | null>;
  refusals?: number[];
  key?: true;
};

const lng = { lng: 'two-letter language' };
const none = { 204: null };

type Rest = Omit<Operation, 'id' | 'method' | 'path' | 'area' | 'access' | 'summary'>;
const call =
  (area: Area, access: Access) =>
  (id: string, method: Method, path: string, summary: string, rest: Rest): Operation => ({
    id,
    method,
    path,
    area,
    access,
    summary,
    ...rest,
  });

const open = call('site', 'anyone');
const siteCalls: Operation[] = [
  open('siteConfig', 'get', '/bff-api/config/all.json', 'The whole site configuration', {
    query: { lang: 'two-letter language' },
    answers: { 200: site.SiteConfig },
  }),
  open('configGroups', 'get', '/bff-api/config/group/get', 'Named parts of the configuration', {
    query: { groups: 'names, comma between', lang: 'two-letter language' },
    answers: { 200: site.ConfigGroupsAnswer },
  }),
  open('dictionary', 'get', '/bff-api/dictionary', 'Texts of a language over English', {
    query: { ...lng, groups: 'names, comma between', v: 'version that may be kept for good' },
    answers: { 200: site.DictionaryAnswer, 304: null },
  }),
  open('blockLight', 'get', '/blocks-api/api/v1/block/light', 'Is the visitor kept out, and why', {
    query: {
      stage: 'start or route',
      auth: '0 or 1',
      referralParams: '0 or 1',
      referralWHNMobile: '0 or 1',
      mainVipDomainAuthNeed: '0 or 1',
    },
    answers: { 200: site.BlockLightAnswer },
  }),
  open('block', 'post', '/blocks-api/api/v2/block', 'The same for one address, in full', {
    body: site.BlockRequest,
    answers: { 200: site.BlockAnswer },
  }),
  open('redirectLight', 'post', '/redirects-api/api/v1/redirect-light', 'Should the visitor be at another address', {
    body: site.RedirectRequest,
    answers: { 200: site.RedirectAnswer },
    refusals: [403],
  }),
  open('maintenance', 'get', '/bff-api/maintenance', 'Works on the site, now or announced', {
    answers: { 200: site.MaintenanceAnswer },
  }),
  open('version', 'get', '/bff-api/version', 'Version of the page that is served', {
    answers: { 200: site.VersionAnswer },
  }),
  open('pluginManifest', 'get', '/plugins/manifest.json', 'Remote apps of the page', {
    answers: { 200: PluginManifest },
  }),
  open('countries', 'get', '/web-api/geo/countries', 'Countries in the order of the language', {
    query: lng,
    answers: { 200: auth.CountriesAnswer },
  }),
  open('seoPage', 'get', '/content-api/v1/page', 'What search engines are told of a page', {
    query: content.PAGE_QUERY,
    answers: { 200: content.SeoPageAnswer },
  }),
  open('contentSports', 'get', '/content-api/v1/sports', 'Sports with their English names', {
    query: lng,
    answers: { 200: content.ContentSportsAnswer },
  }),
  open('counters', 'get', '/content-api/v1/counters', 'Analytics counters of the site', {
    query: { domain: content.PAGE_QUERY.domain, projectId: content.PAGE_QUERY.projectId },
    answers: { 200: content.CountersAnswer },
  }),
  open('isoCodes', 'get', '/web-api/geo/iso-codes', 'ISO codes of countries', {
    query: lng,
    answers: { 200: content.IsoCodesAnswer },
  }),
  open('collect', 'post', '/fatman-api/{key}', 'Events of the page, in batches', {
    body: analytics.CollectorRequest,
    answers: none,
    refusals: [1, 404],
  }),
  open('clientStyle', 'get', '/sys-ui/{version}/Desktop/{config}/client.css', 'Style sheet of the partner', {
    answers: { 200: null },
  }),
  open('policyLogo', 'get', '/web-api/policy/logo.agif', 'A picture that nobody sees', { answers: { 200: null } }),
  open('domainsScript', 'get', '/domains-api/checker.js', 'The domains checker', { answers: { 200: null } }),
  open('domainsHost', 'get', '/domains-api/v1/host', 'Host that the visitor should be at', {
    answers: { 200: DomainsAnswer },
  }),
  open('secureData', 'get', '/bff-api/secure-data', 'Values for cookies of a player', {
    query: { key: 'value of the cookie ua' },
    answers: { 200: SecureDataAnswer },
  }),
  {
    ...open('videoToken', 'get', '/web-api/media/video-token', 'Opens the pictures of live games', {
      answers: { 200: VideoTokenAnswer },
      refusals: [401],
    }),
    access: 'player',
  },
  open('fingerprintScript', 'get', '/hd-api/v1/fp.js', 'The fingerprint script', { answers: { 200: null } }),
  open('fingerprintToken', 'post', '/hd-api/v1/token', 'Its token', {
    body: auth.FingerprintRequest,
    answers: { 200: sessionAnswers.FingerprintAnswer },
  }),
  open('cspReport', 'post', '/csp-report', 'Report of a browser about a refused resource', { answers: none }),
  open('content', 'get', '/content-api/v1/content', 'Texts that editors wrote for a page', {
    query: { path: 'path of the page without its language', language: 'two-letter language' },
    answers: { 200: contentBlocks.ContentAnswer },
  }),
  open('newsList', 'get', '/content-api/v1/news', 'News, the newest first', {
    query: lng,
    answers: { 200: articles.NewsListAnswer },
  }),
  open('news', 'get', '/content-api/v1/news/{slug}', 'One article', {
    query: lng,
    answers: { 200: articles.NewsAnswer },
    refusals: [404],
  }),
  open('promotionList', 'get', '/content-api/v1/promotions', 'Promotions', {
    query: lng,
    answers: { 200: articles.PromotionListAnswer },
  }),
  open('promotion', 'get', '/content-api/v1/promotions/{id}', 'One promotion', {
    query: lng,
    answers: { 200: articles.PromotionAnswer },
    refusals: [404],
  }),
  open('health', 'get', '/health', 'Can the server write', {
    answers: { 200: site.HealthAnswer, 503: site.HealthAnswer },
  }),
];

const session = call('session', 'anyone');
const sessionCalls: Operation[] = [
  session('openSession', 'get', '/web-api/session', 'Sets the session cookie of a visitor', { answers: none }),
  session('checkSession', 'get', '/web-api/auth/check-session', 'Who is signed in, if anybody', {
    answers: { 200: sessionAnswers.CheckSessionAnswer },
  }),
  session('disconnect', 'post', '/web-api/auth/disconnect', 'Signs out', {
    answers: { 200: sessionAnswers.DisconnectAnswer },
  }),
  {
    ...session('getToken', 'get', '/web-api/user/gettoken', 'A token of the session', {
      query: { force_refresh: 'true' },
      answers: { 200: sessionAnswers.TokenAnswer },
      refusals: [401],
    }),
    access: 'session',
  },
  {
    ...session('updateToken', 'post', '/web-api/user/updatetoken', 'The next token', {
      answers: { 200: sessionAnswers.UpdateTokenAnswer },
      refusals: [401],
    }),
    access: 'session',
  },
  {
    ...session('rights', 'get', '/web-api/auth/rights', 'What the player may do', {
      answers: { 200: auth.RightsAnswer },
      refusals: [401],
    }),
    access: 'player',
  },
];

// `{apiPath}` is the configuration's: one step, `/web-api` unless said otherwise. Spec: shell §7.
const captchaCalls: Operation[] = [
  session('captchaTime', 'get', '/{apiPath}/captcha/gettime', 'Seconds left of the open challenge', {
    answers: { 200: captcha.CaptchaTimeAnswer },
  }),
  session(
    'captchaUpdate',
    'get',
    '/{apiPath}/captcha/update',
    'A new challenge of the same kind, or more time for this one',
    {
      query: { keep: '1: the same challenge, its whole time again' },
      answers: { 200: captcha.CaptchaTimeAnswer },
    },
  ),
  session('captchaChallenge', 'get', '/{apiPath}/captcha/challenge', 'The open challenge', {
    query: { code: '100 picture, 111 question, 112 work, 113 slider' },
    answers: { 200: captcha.CaptchaChallengeAnswer },
    refusals: [404, 429],
  }),
  session('captchaValidate', 'post', '/{apiPath}/captcha/validate', 'An answer to it', {
    body: captcha.CaptchaValidateRequest,
    answers: { 200: captcha.CaptchaValidateAnswer },
    refusals: [1],
  }),
];

const sign = call('auth', 'anyone');
const authCalls: Operation[] = [
  sign('login', 'post', '/web-api/auth/login', 'Sign in by e-mail or id', {
    body: auth.LoginRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 132, 429],
  }),
  sign('twoStep', 'post', '/web-api/auth/two-step', 'The second step', {
    body: auth.TwoStepRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131],
  }),
  sign('loginPhone', 'post', '/web-api/auth/login-phone', 'Sign in by phone', {
    body: auth.LoginPhoneRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 132, 429],
  }),
  sign('loginToken', 'post', '/web-api/auth/login-token', 'Sign in by a link', {
    body: auth.LoginTokenRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131, 132],
  }),
  sign('loginSocial', 'post', '/web-api/auth/social', 'Link a social account by login and password', {
    body: auth.SocialLoginRequest,
    answers: { 200: auth.AuthOk, 202: auth.AuthStep },
    refusals: [1, 130, 131, 132, 429],
  }),
  sign('sendSms', 'post', '/web-api/auth/send-sms', 'Send a code to a phone', {
    body: auth.SendSmsRequest,
    answers: { 200: auth.SendSmsAnswer },
    refusals: [1, 429],
  }),
  sign('smsCode', 'post', '/web-api/auth/sms-code', 'Sign in by that code', {
    body: auth.SmsCodeRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131, 132],
  }),
  sign('socialTwoStep', 'post', '/web-api/auth/social-two-step', 'The second step after a social login', {
    body: auth.SocialTwoStepRequest,
    answers: { 200: auth.AuthOk },
    refusals: [131],
  }),
  sign('oauth', 'get', '/web-api/auth/oauth/{provider}', 'To the consent page of a provider', {
    query: { ...lng, redirect_url: 'own path', mode: 'login or registration' },
    answers: { 302: null },
    refusals: [404],
  }),
  sign('oauthCallback', 'get', '/web-api/auth/oauth/{provider}/callback', 'Back from the provider', {
    query: { code: 'of the provider', state: 'of the call before' },
    answers: { 302: null },
    refusals: [131],
  }),
  sign('oneTapClient', 'get', '/social-api/oauth/google-one-tap/clientId', 'Client of the one-tap sign-in', {
    answers: { 200: auth.OneTapClientAnswer },
  }),
  sign('oneTap', 'post', '/social-api/oauth/google-one-tap', 'One-tap sign-in (multipart)', {
    answers: { 200: auth.OneTapAnswer },
    refusals: [1],
  }),
  sign('forgotPassword', 'post', '/web-api/auth/password/forgot', 'Send a link or a code for a new password', {
    body: auth.ForgotPasswordRequest,
    answers: { 200: auth.ForgotPasswordAnswer },
    refusals: [1, 429],
  }),
  sign('resetPassword', 'post', '/web-api/auth/password/reset', 'Set the new password', {
    body: auth.ResetPasswordRequest,
    answers: none,
    refusals: [1, 131],
  }),
  sign('activate', 'post', '/web-api/user/activate', 'Activate an account by the link of a mail', {
    body: auth.ActivateRequest,
    answers: none,
    refusals: [131],
  }),
  sign('verifyAccount', 'post', '/web-api/user/account-verify', 'Confirm the e-mail by the link of a mail', {
    body: auth.LinkTokenRequest,
    answers: none,
    refusals: [131],
  }),
  sign('stopNewsletter', 'post', '/web-api/user/stop-newsletter', 'No more news by mail', {
    body: auth.LinkTokenRequest,
    answers: none,
    refusals: [131],
  }),
  sign('phoneCountries', 'get', '/web-api/geo/phone-countries', 'Countries with the code of their phones', {
    query: lng,
    answers: { 200: auth.PhoneCountriesAnswer },
  }),
  sign('phoneMasks', 'get', '/web-api/geo/phone-masks', 'How phone numbers are written', {
    answers: { 200: auth.PhoneMasksAnswer },
  }),
  sign('register', 'post', '/web-api/registration/{type}', 'Register; `fast_reg` makes login and password', {
    body: auth.RegistrationRequest,
    answers: { 201: auth.RegistrationAnswer },
    refusals: [1, 135, 404, 429],
    key: true,
  }),
];

const own = call('account', 'player');
const accountCalls: Operation[] = [
  own('clientConfig', 'get', '/web-api/user/client-config', 'Profile and protection', {
    answers: { 200: clientConfig.ClientConfigAnswer },
    refusals: [401],
  }),
  own('cookiesAgree', 'post', '/web-api/user/cookies-agree', 'What the player agreed to, and when', {
    body: auth.CookiesAgreeRequest,
    answers: none,
    refusals: [401],
  }),
  own('balance', 'get', '/web-api/account/balance', 'Accounts and what they hold', {
    answers: { 200: account.BalanceAnswer },
    refusals: [401],
  }),
  own('switchAccount', 'post', '/web-api/account/{id}/switch', 'Make an account the active one', {
    answers: { 200: account.BalanceAnswer },
    refusals: [404, 1014],
  }),
  own('addCurrency', 'post', '/web-api/account/currency', 'Open an account in another currency', {
    body: account.AddCurrencyRequest,
    answers: { 202: account.AddCurrencyAnswer },
    refusals: [1, 2],
    key: true,
  }),
  own('removeAccount', 'delete', '/web-api/account/{id}', 'Remove an empty account', {
    answers: none,
    refusals: [2, 404],
  }),
  own('agreement', 'get', '/web-api/api-v3/v2/user/agreement-rules/status', 'Has the player agreed to the terms?', {
    answers: { 200: clientConfig.AgreementStatusAnswer },
    refusals: [401],
  }),
  own('agree', 'post', '/web-api/api-v3/v2/user/agreement-rules/confirm', 'Agree to the terms', {
    body: clientConfig.AgreementConfirmRequest,
    answers: { 200: clientConfig.AgreementConfirmAnswer },
    refusals: [401],
  }),
  own('clientLimits', 'get', '/limit-service-api/limit/external/web/api/v1/clientlimits', 'Limits of the player', {
    answers: { 200: clientConfig.ClientLimitsAnswer },
    refusals: [401],
  }),
  {
    ...own('currencies', 'get', '/web-api/account/currencies', 'Currencies on offer', {
      query: lng,
      answers: { 200: account.CurrenciesAnswer },
    }),
    access: 'anyone',
  },
];

const action = call('actions', 'player');
const actionCalls: Operation[] = [
  action('action', 'get', '/web-api/actions/{key}', 'What became of a call whose answer never came', {
    answers: { 200: coupon.ActionAnswer },
    refusals: [401],
  }),
  action('closeAction', 'delete', '/web-api/actions/{key}', 'Give it up: a late delivery is refused', {
    answers: none,
    refusals: [401, 409],
  }),
];

const live = call('feed', 'anyone');
const feedCalls: Operation[] = [
  live('snapshot', 'get', '/feed-api/v1/snapshot', 'What a topic holds now', {
    query: { topic: 'such as list:live:1', ...lng, tz: 'time zone, hours' },
    answers: { 200: feed.Snapshot },
    refusals: [404],
  }),
  live('socket', 'get', '/feed-api/v1/ws', 'Deltas over a WebSocket', {
    query: { ...lng, epoch: 'epoch of the numbers' },
    answers: { 101: null },
  }),
  live('stream', 'get', '/feed-api/v1/stream', 'Deltas as server-sent events', {
    query: { ...lng, topics: 'topic@seq, comma between', epoch: 'epoch of the numbers' },
    answers: { 200: null },
    refusals: [503],
  }),
  live('streamTopics', 'post', '/feed-api/v1/stream/{streamId}/topics', 'Change the topics of a stream', {
    body: feed.StreamTopics,
    answers: none,
    refusals: [404],
  }),
  live('search', 'get', '/feed-api/v1/search', 'Matches and competitions by name', {
    query: { q: 'text', ...lng, zone: 'line or live' },
    answers: { 200: feed.SearchAnswer },
  }),
  live('results', 'get', '/feed-api/v1/results', 'What has ended on a day, by championship', {
    query: {
      ...lng,
      date: 'YYYY-MM-DD in UTC; today when absent',
      zone: 'live, or zone for games with a match tracker',
      sportId: 'one sport',
      champId: 'one championship',
    },
    answers: { 200: results.ResultsAnswer },
  }),
  live('expressOfDay', 'get', '/feed-api/v1/express-of-day', 'Accumulators of the day', {
    query: { zone: 'line or live', ...lng },
    answers: { 200: sharing.ExpressesAnswer },
  }),
  live('betGenerator', 'post', '/feed-api/v1/bet-generator', 'A coupon for a stake and a win', {
    query: lng,
    body: sharing.GeneratorRequest,
    answers: { 200: sharing.GeneratorAnswer },
    refusals: [404],
  }),
];

const bet = call('coupon', 'player');
const couponFilter = {
  state: 'open, settled …',
  from: 'seconds',
  to: 'seconds',
  accountId: 'account',
  typeId: 'type',
  q: 'number, side or competition',
  ...lng,
};
const couponCalls: Operation[] = [
  {
    ...bet('recalculate', 'post', '/coupon-api/v1/recalculate', 'What a coupon is worth now', {
      body: coupon.CouponIn,
      answers: { 200: coupon.CouponCalcAnswer },
    }),
    access: 'anyone',
  },
  bet('amounts', 'post', '/coupon-api/v1/amounts', 'Smallest and largest stake', {
    body: coupon.AmountsRequest,
    answers: { 200: coupon.AmountsAnswer },
    refusals: [401],
  }),
  bet('place', 'post', '/coupon-api/v1/place', 'Place the bet', {
    body: coupon.CouponIn,
    answers: { 200: coupon.PlaceAnswer, 201: coupon.PlaceAnswer, 202: coupon.PlaceAnswer },
    refusals: [401, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1014, 1015, 1023, 1025],
    key: true,
  }),
  bet('coupons', 'get', '/coupon-api/v1/coupons', 'Placed bets', {
    query: { ...couponFilter, page: 'from 1', pageSize: 'at most 100' },
    answers: { 200: coupon.CouponsAnswer },
    refusals: [401],
  }),
  bet('couponSummary', 'get', '/coupon-api/v1/coupons/summary', 'Sums of placed bets, and what each day decided', {
    query: { ...couponFilter, offset: 'minutes east of UTC' },
    answers: { 200: sale.HistorySummaryAnswer },
    refusals: [401],
  }),
  bet('coupon', 'get', '/coupon-api/v1/coupons/{id}', 'One placed bet, to its owner', {
    answers: { 200: coupon.CouponAnswer },
    refusals: [404],
  }),
  bet('promoCodes', 'get', '/coupon-api/v1/promo-codes', 'Promo codes of the player', {
    query: lng,
    answers: { 200: promo.PromoCodesAnswer },
    refusals: [401],
  }),
  bet('checkPromo', 'post', '/coupon-api/v1/promo-codes/check', 'Whether a promo code can be used', {
    body: promo.PromoCheckRequest,
    answers: { 200: promo.PromoCheckAnswer },
    refusals: [400, 401],
  }),
  bet('promoHistory', 'get', '/coupon-api/v1/promo-codes/history', 'What promo codes were used for', {
    query: lng,
    answers: { 200: promo.PromoHistoryAnswer },
    refusals: [401],
  }),
  bet('replyToOffer', 'post', '/coupon-api/v1/coupons/{id}/offer', 'Take or leave what a trader offers', {
    body: promo.OfferReply,
    answers: { 200: coupon.PlaceAnswer },
    refusals: [401, 404, 409],
  }),
  bet('sellQuote', 'post', '/coupon-api/v1/coupons/{id}/sell/quote', 'What is paid for an open bet now', {
    body: sale.QuoteRequest,
    answers: { 200: sale.QuoteAnswer },
    refusals: [404, 1018],
  }),
  bet('sell', 'post', '/coupon-api/v1/coupons/{id}/sell', 'Sell an open bet or a part of it', {
    body: sale.SellRequest,
    answers: { 200: sale.SellAnswer },
    refusals: [404, 1017, 1018, 1023, 1025],
    key: true,
  }),
  bet('setAutoSell', 'put', '/coupon-api/v1/coupons/{id}/auto-sell', 'Sell by itself once the offer reaches a price', {
    body: sale.AutoSellRequest,
    answers: none,
    refusals: [404, 1018],
  }),
  bet('dropAutoSell', 'delete', '/coupon-api/v1/coupons/{id}/auto-sell', 'Take that back', {
    answers: none,
    refusals: [404],
  }),
  {
    ...bet('saveCode', 'post', '/coupon-api/v1/codes', 'Keep a coupon under a code', {
      body: sharing.SaveCodeRequest,
      answers: { 201: sharing.SaveCodeAnswer },
      refusals: [1009],
    }),
    access: 'anyone',
  },
  {
    ...bet('loadCode', 'get', '/coupon-api/v1/codes/{code}', 'The coupon of a code', {
      query: lng,
      answers: { 200: sharing.CodeAnswer },
      refusals: [1016],
    }),
    access: 'anyone',
  },
];

const paging = { page: 'from 1', pageSize: 'at most 100' };
const help = call('support', 'anyone');
const supportCalls: Operation[] = [
  {
    ...help('callback', 'post', '/support-api/v1/callback', 'Ask to be called', {
      body: support.CallbackRequest,
      answers: { 201: support.CallbackAnswer },
      refusals: [1, 401, 403, 429],
    }),
    access: 'player',
  },
  help('askQuestion', 'post', '/support-api/v1/questions', 'Ask the support', {
    body: support.QuestionRequest,
    answers: { 201: support.QuestionAnswer },
    refusals: [1, 429],
  }),
  {
    ...help('questions', 'get', '/support-api/v1/questions', 'What was asked and answered, newest first', {
      query: paging,
      answers: { 200: support.QuestionsAnswer },
      refusals: [401],
    }),
    access: 'player',
  },
  help('chat', 'get', '/support-api/v1/chat', 'The talk with a consultant', {
    query: { ...paging, consultant: 'consultant_id of the configuration' },
    answers: { 200: support.ChatAnswer },
  }),
  help('chatMessage', 'post', '/support-api/v1/chat', 'Say something', {
    body: support.ChatRequest,
    answers: { 201: support.ChatMessageAnswer },
    refusals: [1, 403, 429],
  }),
  own('teamCash', 'get', '/web-api/team-cash/payments', 'Payments of the team, newest first', {
    query: paging,
    answers: { 200: teamCash.TeamCashAnswer },
    refusals: [401],
  }),
];

const stage = call('control', 'control');
const at = (path: string): string => `/sandbox-api/v1/${path}`;
const controlCalls: Operation[] = [
  stage('createWorld', 'post', at('worlds'), 'A world of its own for a test', {
    body: control.WorldRequest,
    answers: { 201: control.WorldAnswer },
  }),
  stage('dropWorld', 'delete', at('worlds/{id}'), 'Drops it', { answers: none, refusals: [404] }),
  stage('patchConfig', 'patch', at('config'), 'Lays values over the configuration', {
    body: control.ConfigPatch,
    answers: none,
  }),
  stage('putPlugins', 'put', at('plugins'), 'Replaces the plugin manifest', { body: PluginManifest, answers: none }),
  stage('addFaults', 'post', at('faults'), 'The next matching calls go wrong', {
    body: control.FaultsRequest,
    answers: none,
  }),
  stage('demandCaptcha', 'post', at('captcha'), 'The next such call wants a captcha', {
    body: captcha.CaptchaDemand,
    answers: none,
  }),
  stage('readFaults', 'get', at('faults'), 'Faults that no call has met yet', {
    answers: { 200: control.FaultsAnswer },
  }),
  stage('clearFaults', 'delete', at('faults'), 'No faults are left', { answers: none }),
  stage('moveClock', 'post', at('clock'), 'Moves the clock', {
    body: control.ClockRequest,
    answers: { 200: control.ClockAnswer },
  }),
  stage('putGeo', 'put', at('geo'), 'Region, blocking and redirect', { body: control.GeoRequest, answers: none }),
  stage('putMaintenance', 'put', at('maintenance'), 'Works on the site', { body: site.Maintenance, answers: none }),
  stage('putVersion', 'put', at('version'), 'A new version of the page', {
    body: control.VersionRequest,
    answers: none,
  }),
  stage('putTerms', 'put', at('terms'), 'New terms of the site', { body: control.TermsRequest, answers: none }),
  stage('createUser', 'post', at('users'), 'A player of a profile', {
    body: control.UserRequest,
    answers: { 201: control.UserAnswer },
  }),
  stage('patchUser', 'patch', at('users/{id}'), 'Any state of a player', {
    body: control.UserPatchRequest,
    answers: none,
    refusals: [404],
  }),
  stage('sendLink', 'post', at('users/{id}/links'), 'Sends a player the mail with a link', {
    body: control.LinkRequest,
    answers: { 201: control.LinkAnswer },
    refusals: [404],
  }),
  stage('simulator', 'post', at('simulator'), 'One step of a match', { body: control.SimulatorRequest, answers: none }),
  stage('feedFault', 'post', at('feed'), 'The feed goes wrong', { body: control.FeedFaultRequest, answers: none }),
  stage('mailbox', 'get', at('mailbox'), 'Messages that were sent', {
    query: { to: 'receiver' },
    answers: { 200: control.MailboxAnswer },
  }),
  stage('log', 'get', at('log'), 'What was received', {
    query: { kind: 'requests, collector or errors', since: 'milliseconds' },
    answers: { 200: control.LogAnswer },
  }),
];

export const OPERATIONS: readonly Operation[] = [
  ...siteCalls,
  ...sessionCalls,
  ...captchaCalls,
  ...authCalls,
  ...accountCalls,
  ...feedCalls,
  ...couponCalls,
  ...actionCalls,
  ...supportCalls,
  ...controlCalls,
];

/** Schemas that keep their own name in the OpenAPI document. */
export const NAMED_SCHEMAS: ReadonlyMap<z.ZodMiniType, string> = new Map(
  [
    account,
    analytics,
    auth,
    content,
    control,
    coupon,
    feed,
    articles,
    results,
    sale,
    sharing,
    site,
    support,
    teamCash,
    { PluginManifest },
  ].flatMap((area) =>
    Object.entries(area).flatMap(([name, value]) => (isSchema(value) ? [[value, name] as const] : [])),
  ),
);

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** The call that a request is, or null. */
export function operationOf(method: string, path: string): Operation | null {
  const wanted = method.toLowerCase();
  return OPERATIONS.find((operation) => operation.method === wanted && patternOf(operation.path).test(path)) ?? null;
}

const patterns = new Map<string, RegExp>();
function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (pattern === undefined) {
    const source = path.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
    patterns.set(path, (pattern = new RegExp(`^${source}$`)));
  }
  return pattern;
}
