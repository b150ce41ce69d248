/**
 * Compares the figures of the specification with the table that the code reads. Other tests check what the product does
 * with each figure.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { analyticsEvents } from './analytics.ts';
import * as constants from './constants.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test('[CONST-03] lives of cookies and kept answers', () => {
  expect(constants).toMatchObject({
    grantCookieMs: 30 * minute,
    ageConfirmedMs: 3 * day,
    teamCashCookieMs: 372 * day,
    cookieMs: day,
    tokenReuseMs: minute,
    configGroupLeastMs: 10 * minute,
    configGroupMostMs: 15 * minute,
  });
});

test('[CONST-05] pauses of the start and of the hand', () => {
  expect(constants).toMatchObject({
    configDeadlineMs: 7000,
    visitorSessionDelayMs: 8000,
    versionCheckMs: minute,
    analyticsDelayMs: 10_000,
    idlePrefetchMs: 2000,
    loadingBarThrottleMs: 200,
    loadingBarMs: 5000,
    resizeThrottleMs: 100,
    reloadThrottleMs: 1000,
  });
});

test('[CONST-08] [CONST-10] versions without a configured one, brand sizes, fingerprint', () => {
  expect(constants).toMatchObject({
    iconsFallbackVersion: '1.0.637',
    stylesFallbackVersion: '2.3.144',
    emPx: 16,
    fingerprintFailureCap: 2,
    fingerprintWaitMs: 110,
  });
});

test('[CONST-02] what is asked for again while a page is open', () => {
  expect(constants).toMatchObject({
    accountRefreshMs: minute,
    activityThrottleMs: 100,
    hiddenPauseMs: 30_000,
    limitPingMs: 30_000,
    videoTokenRefreshMs: 10 * minute,
  });
});

test('[CONST-04] [CONST-07] [CONST-09] repeats, breakpoints, levels and numbers with a meaning', () => {
  expect(constants).toMatchObject({
    configRetry: { times: 5, delayMs: 1000 },
    blockCheckRetry: { times: 2, delayMs: 100 },
    redirectRetry: { times: 5, delayMs: 1000 },
    sessionCheckRetry: { times: 2, delayMs: 1500 },
    accountPoll: { times: 5, delayMs: 1000 },
    balanceRetry: { times: 5, delayMs: 2500 },
    remoteViewRetry: { times: 3, delayMs: 1000 },
    remoteComponentRetry: { times: 5, delayMs: 1000 },
    breakpointPx: { wide: 1920, desktop: 1366, laptop: 1100, narrow: 1024 },
    openBanLevel: { first: 53, others: 45 },
    collectorSource: { site: 55, messenger: 119 },
    usualLanguage: 'ru',
    defaultTimeZone: 3,
    longTermSport: 2999,
    noLimitDeposit: 999_999_999,
    approvalWindowSec: 86_400,
  });
  expect([analyticsEvents.depositCall.id, analyticsEvents.betDone.id]).toEqual([1045, 1070]);
});

test('[CONST-01] a figure that is unlike any other stands in the table alone', () => {
  const codeOf = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replaceAll(/(\d)_(?=\d)/g, '$1');
  const sources = ['src', 'contracts', 'plugins', 'simulator', 'sandbox'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${root}/${file}`),
  );
  const places = (figure: string) =>
    sources.filter((file) => new RegExp(`(?<![\\d_.])${figure}(?![\\d_.])`).test(codeOf(file)));
  for (const figure of ['259200000', '600000', '1\\.0\\.637', '2\\.3\\.144', '2999', '999999999'])
    expect([figure, places(figure)]).toEqual([figure, ['contracts/constants.ts']]);
});
