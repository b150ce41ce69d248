/**
 * The figures that the specification names, each once. The code that needs one takes it from here. Names end in Ms for
 * milliseconds and in Px for pixels. Spec: shell §9, coupon §9.
 */

// The requests that the page repeats, and when. The first attempt is no repeat (decision D-18).
export const configRetry = { times: 5, delayMs: 1000 };
export const configDeadlineMs = 7000;
export const configGroupLeastMs = 600_000;
export const configGroupMostMs = 900_000;
export const blockCheckRetry = { times: 2, delayMs: 100 };
export const redirectRetry = { times: 5, delayMs: 1000 };
export const sessionCheckRetry = { times: 2, delayMs: 1500 };
/** After "add a currency", until its account is there. */
export const accountPoll = { times: 5, delayMs: 1000 };
export const balanceRetry = { times: 5, delayMs: 2500 };
/** Each pause is twice as long as the one before. */
export const remoteViewRetry = { times: 3, delayMs: 1000 };
export const remoteComponentRetry = { times: 5, delayMs: 1000 };
export const reloadThrottleMs = 1000;

export const accountRefreshMs = 60_000;
export const limitPingMs = 30_000;
export const videoTokenRefreshMs = 600_000;
export const versionCheckMs = 60_000;
export const tokenReuseMs = 60_000;
export const visitorSessionDelayMs = 8000;
export const analyticsDelayMs = 10_000;
export const idlePrefetchMs = 2000;
export const fingerprintFailureCap = 2;
export const fingerprintWaitMs = 110;

// Times and sizes that people notice.
export const activityThrottleMs = 100;
export const resizeThrottleMs = 100;
export const hiddenPauseMs = 30_000;
export const loadingBarThrottleMs = 200;
export const loadingBarMs = 5000;
export const breakpointPx = { wide: 1920, desktop: 1366, laptop: 1100, narrow: 1024 };
export const emPx = 16;

// How long cookies live.
export const cookieMs = 86_400_000;
export const grantCookieMs = 30 * 60_000;
export const ageConfirmedMs = 259_200_000;
export const teamCashCookieMs = 372 * cookieMs;

// Values where nothing is configured.
export const usualLanguage = 'ru';
/** Hours east of UTC. */
export const defaultTimeZone = 3;
export const iconsFallbackVersion = '1.0.637';
export const stylesFallbackVersion = '2.3.144';

/** Ban levels at which players may still withdraw: in the first version of bans, and in all later ones. */
export const openBanLevel = { first: 53, others: 45 };
/** 119 inside a messenger's web app. */
export const collectorSource = { site: 55, messenger: 119 } as const;
/** Lists add this sport for bets on a season. */
export const longTermSport = 2999;
/** Some backends send this deposit limit for "no limit". Row LIM-04. */
export const noLimitDeposit = 999_999_999;
/** How long a player may say yes to a looser limit, once they are asked. Row LIM-18. */
export const approvalWindowSec = 86_400;
