/**
 * A page's reports on its remote apps, and the operators' view of them. It names no player, no device and no address of
 * the page.
 */
import { text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { OperatorAct } from './operator-act.ts';
import { z } from './zod.ts';

export const maxMs = 300_000;
const Duration = z.int().check(z.minimum(0), z.maximum(maxMs));
const Errors = z.int().check(z.minimum(0), z.maximum(1000));

/** The phase of an app when it failed for good. */
export const FailedPhase = z.enum(['load', 'mount', 'run', 'update']);
export type FailedPhase = z.infer<typeof FailedPhase>;

/**
 * One app in one visit of a page. `loadMs`: from the request of its files until it has registered itself. `mountMs`: from there until
 * it has drawn. `longMs`: of its scripts in frames that took too long. `phase`: only of an app that failed.
 */
export const PluginReport = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: text(40),
  state: z.enum(['ready', 'failed']),
  loadMs: z.optional(Duration),
  mountMs: z.optional(Duration),
  longMs: Duration,
  errors: Errors,
  phase: z.optional(FailedPhase),
});
export type PluginReport = z.infer<typeof PluginReport>;

export const maxReports = 64;

/** `GET /plugins-api/v1/mark`: what the next beacon of this page brings. Row HTTP-44. */
export const PluginMarkAnswer = dataOf(z.object({ mark: text(40) }));

/** `POST /plugins-api/v1/beacon`. `mark`: without one that this server gave to the caller's network nothing is counted. */
export const PluginBeacon = z.object({
  mark: z.optional(text(40)),
  plugins: z.array(PluginReport).check(z.minLength(1), z.maxLength(maxReports)),
});
export type PluginBeacon = z.infer<typeof PluginBeacon>;

/** `open`: everybody gets the app. `held`: nobody. `tried`: some, after the pause. */
const BreakerState = z.enum(['open', 'held', 'tried']);

/**
 * One version of one app in the window. Times are medians, null without measurements. `until`: when it is tried again.
 */
export const PluginFigures = z.object({
  id: z.string(),
  version: z.string(),
  visitors: z.int(),
  failed: z.int(),
  errors: z.int(),
  loadMs: z.nullable(z.number()),
  mountMs: z.nullable(z.number()),
  longMs: z.nullable(z.number()),
  phases: z.record(z.string(), z.int()),
  state: BreakerState,
  reason: z.nullable(z.string()),
  until: z.nullable(Millis),
});
export type PluginFigures = z.infer<typeof PluginFigures>;
export const PluginFiguresAnswer = dataOf(z.array(PluginFigures));

/** `seed`: results follow from a seed that was given. `replayBets`: bets are taken on matches whose results are published. */
export const WorldNotice = z.enum(['seed', 'replayBets']);
export type WorldNotice = z.infer<typeof WorldNotice>;
/** The server's state in the control room. */
export const ControlRoomAnswer = z.object({
  data: z.array(PluginFigures),
  notices: z.array(WorldNotice),
  /** The last acts of operators and publishers, newest first. */
  acts: z.optional(z.array(OperatorAct)),
});

/**
 * When the server holds a version back: at least this many visitors (counted by address), of whom `percent` failed,
 * within `minutes`. After `pauseMinutes` it is tried with `tryPercent` of the visitors. `visitors: 0` switches the
 * breaker off.
 */
export const BreakerLimits = z.object({
  visitors: z.int().check(z.minimum(0)),
  percent: z.number().check(z.gt(0), z.maximum(100)),
  minutes: z.number().check(z.gt(0)),
  pauseMinutes: z.number().check(z.gt(0)),
  tryPercent: z.number().check(z.gt(0), z.maximum(100)),
});
export type BreakerLimits = z.infer<typeof BreakerLimits>;

export const breakerLimits: BreakerLimits = {
  visitors: 20,
  percent: 25,
  minutes: 10,
  pauseMinutes: 30,
  tryPercent: 5,
};
/** Some of the limits; the others are the usual ones. */
export const BreakerPatch = z.partial(BreakerLimits);
