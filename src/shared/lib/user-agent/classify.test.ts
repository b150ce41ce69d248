import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { classifyDevice, type Device, isForMobile } from './classify';
import { isMessengerApp } from './messenger';
import { mobileSearch } from './mobile-search';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const android = (model: string) => `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`;

test.each<[string, number, Device, string, string | null]>([
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 0, 'desktop', 'windows', 'chrome'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 10, 'desktop', 'windows', 'chrome'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 0, 'desktop', 'windows', 'opera'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 0, 'desktop', 'windows', 'edge'],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 0, 'desktop', 'windows', 'firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 0, 'desktop', 'linux', 'firefox'],
  ['Mozilla/5.0 (X11; CrOS x86_64 1.2.3) Chrome/130.0.0.0 Safari/537.36', 0, 'desktop', 'chromeos', 'chrome'],
  [`${mac} Version/17.4 Safari/605.1.15`, 0, 'desktop', 'macos', 'safari'],
  [`${mac} Version/17.4 Safari/605.1.15`, 5, 'tablet', 'ios', 'safari'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0.0.0 Safari/537.36', 2, 'desktop', 'macos', 'chrome'],
  [`${iphone('16_2')} Version/16.2 Mobile/15E148 Safari/604.1`, 5, 'mobile', 'ios', 'safari'],
  [`${iphone('16_2')} CriOS/120.0.1.2 Mobile/15E148 Safari/604.1`, 5, 'mobile', 'ios', 'chrome'],
  [`${iphone('16_2')} Mobile/15E148`, 5, 'mobile', 'ios', 'webview'],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1',
    5,
    'tablet',
    'ios',
    'safari',
  ],
  [`${android('Pixel 7')} Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'mobile', 'android', 'chrome'],
  [`${android('SM-X700')} Chrome/130.0.0.0 Safari/537.36`, 5, 'tablet', 'android', 'chrome'],
  [`${android('SM-G990B')} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, 5, 'mobile', 'android', 'samsung'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 5, 'mobile', 'android', 'firefox'],
  ['Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 5, 'tablet', 'android', 'firefox'],
  [`${android('CUBOT P60')} Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'mobile', 'android', 'chrome'],
  [
    'Opera/9.80 (Android; Opera Mini/36.2/191.1; U; en) Presto/2.12.423 Version/12.16',
    0,
    'tablet',
    'android',
    'opera-mini',
  ],
  ['', 0, 'desktop', 'other', null],
])(
  '[DEVICE-01] [DEVICE-02] %s with %i touch points is a %s with %s and %s',
  (userAgent, touch, device, os, browser) => {
    const found = classifyDevice({ userAgent, maxTouchPoints: touch });
    expect([found.device, found.os.name, found.browser.name, found.bot]).toEqual([device, os, browser, null]);
  },
);

test.each<Device>(['desktop', 'tablet', 'mobile'])('[DEVICE-01] the header of a CDN says %s: it wins', (cdnDevice) => {
  for (const userAgent of [`${windows} Chrome/130.0.0.0 Safari/537.36`, iphone('16_2')])
    expect(classifyDevice({ userAgent, maxTouchPoints: 0, cdnDevice }).device).toBe(cdnDevice);
});

test.each([
  [13, 'precomposed'],
  [14, 'precomposed'],
  [15, 'regular'],
  [18, 'regular'],
])('[DEVICE-05] iOS %i wants a %s icon', (version, touchIcon) => {
  const found = classifyDevice({ userAgent: iphone(`${String(version)}_1`), maxTouchPoints: 5 });
  expect([found.os.major, found.touchIcon]).toEqual([version, touchIcon]);
});

test('no other system reads a touch icon', () => {
  expect(classifyDevice({ userAgent: `${mac} Version/14.1 Safari/605.1.15`, maxTouchPoints: 0 }).touchIcon).toBeNull();
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit'],
  ['Mozilla/5.0 (compatible; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)', 'mailrubot'],
  ['Mozilla/5.0 (compatible; SomeNewCrawler/3.1)', 'somenewcrawler'],
])('%s is the crawler %s', (userAgent, bot) => {
  expect(classifyDevice({ userAgent, maxTouchPoints: 0 }).bot).toBe(bot);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  [`${windows} Chrome/70.0.3538.77 Safari/537.36`, true],
  [`${windows} Chrome/109.0.0.0 Safari/537.36`, false],
  ['Mozilla/5.0 (Windows NT 10.0; rv:78.0) Gecko/20100101 Firefox/78.0', true],
  [`${mac} Version/12.1 Safari/605.1.15`, true],
  [`${iphone('18_6')} Version/26.0 Mobile/15E148 Safari/604.1`, false],
])('%s is too old for the page: %s', (userAgent, isOld) => {
  expect(classifyDevice({ userAgent, maxTouchPoints: 0 }).isOldBrowser).toBe(isOld);
});

test('[DEVICE-03] a phone is sent to the mobile version with its query, unless the address names its platform', () => {
  const phone = classifyDevice({ userAgent: iphone('16_2'), maxTouchPoints: 5 });
  expect(mobileSearch(phone, '')).toBe('?platform_type=mobile');
  expect(mobileSearch(phone, '?a=1&btag=x')).toBe('?a=1&btag=x&platform_type=mobile');
  expect(mobileSearch(phone, '?platform_type=mobile')).toBeNull();
  expect(mobileSearch(phone, '?platform_type=desktop')).toBeNull();
  const desktop = classifyDevice({ userAgent: `${windows} Chrome/130.0.0.0 Safari/537.36`, maxTouchPoints: 0 });
  expect(mobileSearch(desktop, '?a=1')).toBeNull();
});

test.each([
  [{ TelegramWebviewProxy: { postEvent: () => undefined } }, '', true],
  [{ TelegramWebview: {} }, '', true],
  [{ vkBridge: {} }, '', true],
  [{ ViberWebApp: {} }, '', true],
  [{ Telegram: { WebApp: { initData: 'user=1' } } }, '', true],
  [{ Telegram: { WebApp: { initData: '' } } }, '', false],
  [{}, '#tgWebAppData=user%3D1', true],
  [{}, '#tgWebAppData=', false],
  [{}, '', false],
])('[DEVICE-04] [ANALYT-04] a window with %j at %s is a messenger’s web app: %s', (host, hash, expected) => {
  expect(isMessengerApp(host, hash)).toBe(expected);
});

type Row = {
  id: string;
  input: { userAgent: string; maxTouchPoints: number; cdnHeaders?: Record<string, string>; query?: string };
  expect: Record<string, unknown>;
};
/** Only next to the project's own data folder; a clone has none. */
const table = new URL('../../../../../shared/data/user-agents/user-agents.jsonl', import.meta.url);
const rows: Row[] = existsSync(table)
  ? readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
  : [];
/** Any name may stand for a browser that the table does not distinguish. */
const named = new Set(['chrome', 'edge', 'firefox', 'safari', 'opera', 'ie', 'yandex', 'samsung', null]);

test('[DEVICE-01] every row of the table of user agents is classified as it says', ({ skip }) => {
  skip(rows.length === 0, 'the table of user agents is not beside this folder');
  const wrong = rows.flatMap(({ id, input, expect: expected }) => {
    const cdnDevice = input.cdnHeaders?.['X-Device-Type'] as Device | undefined;
    const { os, browser, bot, ...found } = classifyDevice({ ...input, cdnDevice });
    const flat: Record<string, unknown> = {
      ...found,
      os: os.name,
      osMajor: os.major,
      browser: browser.name,
      browserMajor: browser.major,
      isBot: bot !== null,
      bot,
      sendToMobile: isForMobile({ ...found, os, browser, bot }),
      ipadAsMac: found.isIpadAsMac,
      redirect: mobileSearch({ ...found, os, browser, bot }, input.query ?? ''),
    };
    const isCompared = (name: string, value: unknown) =>
      name in flat &&
      (value !== null || name === 'touchIcon' || name === 'redirect') &&
      (name !== 'browser' || named.has(value as string | null));
    return Object.entries(expected).flatMap(([name, value]) =>
      isCompared(name, value) && flat[name] !== value
        ? [`${id}: ${name} ${String(flat[name])}, not ${String(value)}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
});
