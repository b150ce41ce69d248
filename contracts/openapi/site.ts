import * as analytics from '../analytics.ts';
import * as auth from '../auth.ts';
import * as content from '../content.ts';
import { TermsRequest } from '../control.ts';
import { DomainsAnswer } from '../domains.ts';
import { SecureDataAnswer, VideoTokenAnswer } from '../media.ts';
import { PluginManifest } from '../plugin.ts';
import { ControlRoomAnswer, PluginBeacon, PluginFiguresAnswer, PluginMarkAnswer } from '../plugin-beacon.ts';
import { RedirectAnswer, RedirectRequest } from '../redirect.ts';
import * as sessionAnswers from '../session.ts';
import { SightReports } from '../sight.ts';
import * as site from '../site.ts';
import * as checks from '../site-checks.ts';
import * as versions from '../site-version.ts';
import { call, lng, none, type Operation } from './call.ts';

const open = call('site', 'anyone');
export const siteCalls: readonly Operation[] = [
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
    body: checks.BlockRequest,
    answers: { 200: checks.BlockAnswer },
  }),
  open('redirectLight', 'post', '/redirects-api/api/v1/redirect-light', 'Should the visitor be at another address', {
    body: RedirectRequest,
    answers: { 200: RedirectAnswer },
    refusals: [403],
  }),
  open('maintenance', 'get', '/bff-api/maintenance', 'Works on the site, now or announced', {
    answers: { 200: checks.MaintenanceAnswer },
  }),
  open('version', 'get', '/bff-api/version', 'Version of the page that is served', {
    answers: { 200: checks.VersionAnswer },
  }),
  open('pluginManifest', 'get', '/plugins/manifest.json', 'Remote apps of the page', {
    answers: { 200: PluginManifest },
  }),
  open('pluginMark', 'get', '/plugins-api/v1/mark', 'What the next beacon of a page brings', {
    answers: { 200: PluginMarkAnswer },
    refusals: [429],
  }),
  open('pluginBeacon', 'post', '/plugins-api/v1/beacon', 'How the remote apps of a page fare', {
    body: PluginBeacon,
    answers: none,
    refusals: [429],
  }),
  open('sightReports', 'post', '/sight-api/v1/reports', 'How fast a page was, and what failed in it', {
    body: SightReports,
    answers: none,
    refusals: [404, 429],
  }),
  {
    ...open('pluginHealth', 'get', '/operator-api/v1/plugins/health', 'How remote apps fare with visitors', {
      answers: { 200: PluginFiguresAnswer },
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('readPluginHealth', 'get', '/plugins-api/v1/health', 'The same, by the right plugins.read', {
      answers: { 200: ControlRoomAnswer },
      refusals: [401, 403],
    }),
    access: 'player',
  },
  {
    ...open('accountRights', 'put', '/operator-api/v1/users/{id}/rights', 'The rights that an account has', {
      body: auth.AccountRightsRequest,
      answers: none,
      refusals: [1, 401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('resetPlugin', 'post', '/operator-api/v1/plugins/{id}/reset', 'Nothing of it is held back any more', {
      answers: none,
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('siteVersion', 'get', '/operator-api/v1/site', 'The own values of the site, and who published them', {
      answers: { 200: versions.SiteVersionAnswer },
      refusals: [401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('checkSite', 'post', '/operator-api/v1/site/check', 'What values would change, and what forbids them', {
      body: versions.SiteCheckRequest,
      answers: { 200: versions.SiteCheckAnswer },
      refusals: [1, 401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('publishSite', 'post', '/operator-api/v1/site/versions', 'Other own values for the site', {
      body: versions.SiteVersionRequest,
      answers: { 201: versions.SitePublishedAnswer, 202: versions.SiteProposedAnswer },
      refusals: [1, 401, 404, 409],
    }),
    access: 'operator',
  },
  {
    ...open('sayMaintenance', 'put', '/operator-api/v1/site/maintenance', 'Works on the site, kept over a start', {
      body: site.Maintenance,
      answers: none,
      refusals: [1, 401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('sayTerms', 'put', '/operator-api/v1/site/terms', 'Since when the terms hold that players agree to', {
      body: TermsRequest,
      answers: none,
      refusals: [1, 401, 404],
    }),
    access: 'operator',
  },
  {
    ...open('undoSite', 'post', '/operator-api/v1/site/undo', 'The values before the last ones, as a new version', {
      body: versions.SiteUndoRequest,
      answers: { 201: versions.SitePublishedAnswer },
      refusals: [1, 401, 404, 409],
    }),
    access: 'operator',
  },
  open('countries', 'get', '/web-api/geo/countries', 'Countries in the order of the language', {
    query: lng,
    answers: { 200: auth.CountriesAnswer },
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
  open('health', 'get', '/health', 'Can the server write', {
    answers: { 200: checks.HealthAnswer, 503: checks.HealthAnswer },
  }),
];
