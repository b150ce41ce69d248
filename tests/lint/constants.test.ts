/**
 * The constants of the specification: each stands once, with its owner, under its own name. This reads the sources, so that a figure that is not
 * exported for anybody else need not be exported for a test.
 */
import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Text of a file without its comments. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const units: Readonly<Record<string, number>> = { dayMs: 24 * 3600 * 1000, hourMs: 3600 * 1000, minuteMs: 60 * 1000 };

/** `30 * 60_000` → 1800000; `'1.0'` → 1.0. */
function valueOf(text: string): number | string {
  const quoted = /^'(.*)'$/.exec(text.trim())?.[1];
  if (quoted !== undefined) return quoted;
  return text
    .split('*')
    .map((part) => units[part.trim()] ?? Number(part.trim().replaceAll('_', '')))
    .reduce((product, factor) => product * factor, 1);
}

/** What stands behind `name =` or `name:` in a file. */
function constant(file: string, name: string): number | string | null {
  const found = new RegExp(`\\b${name}(?:: \\w+)?\\s*[=:]\\s*('[^']*'|[\\w.]+(?:\\s*\\*\\s*[\\w.]+)*)`).exec(
    codeOf(file),
  );
  return found?.[1] === undefined ? null : valueOf(found[1]);
}

type Row = [constant: string, file: string, name: string, value: number | string];

test.each<Row>([
  ['grant cookie, ms', 'src/app/late/secure-data.ts', 'grantLifeMs', 30 * 60_000],
  ['age confirmation, ms', 'src/features/access/warn-age/model/age.ts', 'confirmedForMs', 259_200_000],
  ['team cash cookie, ms', 'src/features/team-cash/model/team-cash.ts', 'keptForMs', 372 * 24 * 3600 * 1000],
  ['token request reuse, ms', 'src/shared/api/config.ts', 'tokenReuseMs', 60_000],
  ['config group cache at least, ms', 'src/entities/config-group/model/groups.ts', 'leastMs', 600_000],
  ['config group cache at most, ms', 'src/entities/config-group/model/groups.ts', 'mostMs', 900_000],
])('[CONST-03] %s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});

test.each<Row>([
  ['config loader timeout, ms', 'src/entities/site/api/config.ts', 'deadlineMs', 7000],
  ['session call after ready, ms', 'src/app/late/visitor-session.ts', 'delayMs', 8000],
  ['app version check, ms', 'src/app/pwa/version.ts', 'pauseMs', 60_000],
  ['analytics load, ms', 'src/app/analytics/config.ts', 'analyticsDelayMs', 10_000],
  ['prefetch idle timeout, ms', 'src/shared/lib/lifecycle/idle.ts', 'idleTimeoutMs', 2000],
  ['loading bar throttle, ms', 'src/widgets/loading-bar/model/loading-bar.ts', 'throttleMs', 200],
  ['loading bar duration, ms', 'src/widgets/loading-bar/lib/duration.ts', 'durationMs', 5000],
  ['resize throttle, ms', 'src/shared/lib/viewport/viewport.ts', 'throttleMs', 100],
  ['reload throttle of a view, ms', 'src/entities/plugin/config.ts', 'reloadThrottleMs', 1000],
])('[CONST-05] %s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});

test.each<Row>([
  ['icons version without one configured', 'src/shared/ui/icon/sprite.ts', 'fallbackVersion', '1.0.637'],
  ['brand CSS: px of one em', 'src/app/appearance/brand-values.ts', 'pxOfEm', 16],
])('[CONST-08] %s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});
test('[CONST-08] UI library version without one configured', () => {
  const late = readdirSync('src/app/late').map((file) => codeOf(`src/app/late/${file}`));
  expect(late.filter((code) => /version: '2\.3\.144'/.test(code))).toHaveLength(1);
});

test.each<Row>([
  ['failures of the script', 'src/shared/api/config.ts', 'fingerprintFailureCap', 2],
  ['wait for the script, ms', 'src/shared/api/config.ts', 'fingerprintWaitMs', 110],
])('[CONST-10] fingerprint: %s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});

test.each<Row>([
  ['account refresh, ms', 'src/features/betting/follow-player/model/follow-player.ts', 'REFRESH_MS', 60_000],
  ['user activity throttle, ms', 'src/features/access/end-idle-session/config.ts', 'activityThrottleMs', 100],
  ['pause of a hidden tab, ms', 'src/features/access/refresh-on-return/model/pause.ts', 'pauseAfterMs', 30_000],
  ['sleep of the feed of a hidden tab, ms', 'src/shared/feed/config.ts', 'HIDDEN_SLEEP_MS', 30_000],
  ['limits ping, ms', 'src/features/access/limit-session/model/ping.ts', 'pingMs', 30_000],
  ['video token refresh, ms', 'src/app/late/video-token.ts', 'pauseMs', 600_000],
])('[CONST-02] %s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});

// Parts of rows whose other parts belong to screens that are not built yet: currencies (CONST-04), limits (-07), payments (-09).
test.each<Row>([
  ['config: repeats', 'src/entities/site/api/config.ts', 'times', 5],
  ['config: pause, ms', 'src/entities/site/api/config.ts', 'delayMs', 1000],
  ['blocking: repeats', 'src/entities/site/api/block-check.ts', 'times', 2],
  ['blocking: pause, ms', 'src/entities/site/api/block-check.ts', 'delayMs', 100],
  ['redirect: repeats', 'src/entities/site/lib/redirect.ts', 'repeats', 5],
  ['redirect: pause, ms', 'src/entities/site/lib/redirect.ts', 'pauseMs', 1000],
  ['session check: repeats', 'src/entities/session/api/check-session.ts', 'times', 2],
  ['session check: pause, ms', 'src/entities/session/api/check-session.ts', 'delayMs', 1500],
  ['balance: repeats', 'src/entities/account/model/refresh.ts', 'REPEATS', 5],
  ['balance: pause, ms', 'src/entities/account/model/refresh.ts', 'REPEAT_MS', 2500],
  ['remote view: repeats', 'src/entities/plugin/config.ts', 'maxRetries', 3],
  ['remote view: first pause, ms', 'src/entities/plugin/config.ts', 'retryDelayMs', 1000],
  ['remote component: repeats', 'src/entities/plugin/config.ts', 'lookupRepeats', 5],
  ['remote component: pause, ms', 'src/entities/plugin/config.ts', 'lookupPauseMs', 1000],
  ['default language', 'src/shared/config/index.ts', 'usualLanguage', 'ru'],
  ['default time zone, hours', 'src/shared/config/index.ts', 'defaultTimeZone', 3],
  ['cookie expiry, ms', 'src/shared/lib/cookie/cookie.ts', 'dayMs', 24 * 3600 * 1000],
  ['ban level of the first version', 'src/entities/player/lib/player.ts', 'first', 53],
  ['ban level of the others', 'src/entities/player/lib/player.ts', 'others', 45],
  ['collector source', 'contracts/analytics.ts', 'site', 55],
  ['collector source in a messenger', 'contracts/analytics.ts', 'messenger', 119],
  ['widest layout, px', 'src/shared/ui/theme/media.ts', 'wide', 1920],
  ['desktop layout, px', 'src/shared/ui/theme/media.ts', 'desktop', 1366],
  ['laptop layout, px', 'src/shared/ui/theme/media.ts', 'laptop', 1100],
  ['narrow layout, px', 'src/shared/ui/theme/media.ts', 'narrow', 1024],
  ['long-term sport', 'contracts/markets.ts', 'longTerm', 2999],
])('%s', (_, file, name, value) => {
  expect(constant(file, name)).toBe(value);
});

test('events of deposits and bets, and the way up after one screen, stand as the specification says', () => {
  const events = codeOf('contracts/analytics.ts').replaceAll(/\s+/g, ' ');
  expect(events).toContain('depositCall: { id: 1045,');
  expect(events.match(/\bid: 1070\b/g)).toHaveLength(1);
  expect(codeOf('src/features/scroll-top/model/scroll-top.ts')).toMatch(/> window\.innerHeight\)/);
});

test('[CONST-01] the figures of the specification that are unlike any other stand in one place each', () => {
  const sources = ['src', 'contracts', 'plugins', 'sandbox'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${root}/${file}`),
  );
  const places = (figure: string) =>
    sources.filter((file) =>
      new RegExp(`(?<![\\d_.])${figure}(?![\\d_.])`).test(codeOf(file).replaceAll(/(\d)_(?=\d)/g, '$1')),
    );
  expect(places('259200000')).toEqual(['src/features/access/warn-age/model/age.ts']);
  // Two constants of the specification: the video token's refresh and the least life of a config group.
  expect(places('600000')).toEqual(['src/app/late/video-token.ts', 'src/entities/config-group/model/groups.ts']);
  expect(places('999999999').length).toBeLessThanOrEqual(1);
  expect(places('86400').length).toBeLessThanOrEqual(1);
});
