import type { ZoneEvent } from '../../contracts/zone.ts';

/** An event of the picture at a second of play. */
export type ZoneMoment = { at: number; event: ZoneEvent };
