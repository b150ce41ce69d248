/** The picture of a match: what moves on the pitch or court, event by event. Topic `zone:{gameId}` of the feed. */
import { Id } from './common.ts';
import { z } from './zod.ts';

/** An event names its phase by the place in this list, so a new phase comes last. */
export const zonePhases = [
  'kickoff',
  'safe',
  'attack',
  'danger',
  'shot_on',
  'shot_off',
  'blocked',
  'save',
  'free_kick',
  'corner',
  'throw_in',
  'goal_kick',
  'penalty',
  'foul',
  'offside',
  'sub',
  'injury',
  'var',
  'goal',
  'own_goal',
  'yellow',
  'red',
  'half',
  'end',
  'serve',
  'second_serve',
  'rally',
  'point',
  'ace',
  'double_fault',
  'changeover',
  'bring_up',
  'half_court',
  'shot',
  'free_throws',
  'basket',
  'miss',
  'time_out',
] as const;
export type ZonePhase = (typeof zonePhases)[number];

/** The ground of every sport: side 1 plays from the left to the right, `x` runs along, `y` across. */
export const ground = { width: 105, height: 68 } as const;

/**
 * `period, clock, phase, side, x, y, value`. `clock`: seconds on the match clock. `side` 0: neither. `value`: of a shot
 * at goal its chance in percent; of a serve what is at stake (1 break, 2 set, 3 match point); of a point what it won (1
 * game, 2 set, 3 match); of a basket its points.
 */
export const ZoneEvent = z.tuple([
  z.int(),
  z.int(),
  z.int().check(z.minimum(0)),
  z.union([z.literal(0), z.literal(1), z.literal(2)]),
  z.int(),
  z.int(),
  z.int(),
]);
export type ZoneEvent = z.infer<typeof ZoneEvent>;

/** `from`: keep this many events, then append these. */
export const ZoneNews = z.object({ from: z.int(), events: z.array(ZoneEvent) });
export type ZoneNews = z.infer<typeof ZoneNews>;

/** What the snapshot of the topic holds: every event so far. */
export const ZoneState = z.object({ id: Id, sportId: Id, events: z.array(ZoneEvent) });
export type ZoneState = z.infer<typeof ZoneState>;

/** A delta of the topic. Each event has at most 80 bytes. */
export const ZoneOp = z.object({ op: z.literal('put'), kind: z.literal('zone'), id: Id, value: ZoneNews });
export type ZoneOp = z.infer<typeof ZoneOp>;

/** What the page keeps open of pictures and videos: 0 closed, 1 the picture, 2 the video. Decision D-65. */
export const MediaView = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type MediaView = z.infer<typeof MediaView>;
