import type { DatabaseSync } from 'node:sqlite';

import { z } from '../../contracts/zod.ts';
import { metaOf, sql } from '../db/index.ts';

/**
 * Says which matches a database knows. They follow from a seed, or from a folder of real seasons (`source`). They began
 * at `epochStart` of play; at `anchor` play time runs at `speed`. All moments in ms. It is kept so that bets from
 * before a restart meet the same matches after it.
 */
const Timetable = z.object({
  seed: z.int(),
  source: z.string(),
  speed: z.number(),
  epochStart: z.number(),
  anchor: z.object({ at: z.number(), match: z.number() }),
});
export type Timetable = z.infer<typeof Timetable>;

const key = 'timetable';

/** Where play time is at `now` if it went on at the old speed. */
const anchorAt = ({ anchor, speed }: Timetable, now: number): Timetable['anchor'] => ({
  at: now,
  match: anchor.match + (now - anchor.at) * speed,
});

/** Gives the timetable to go on with. Another seed or folder means other matches, which begin now. */
export function timetableOf(
  db: DatabaseSync,
  {
    seed,
    source,
    speed,
    now,
    play = now,
  }: { seed: number; source: string; speed: number; now: number; play?: number | undefined },
): Timetable {
  const fresh: Timetable = { seed, source, speed, epochStart: play, anchor: { at: now, match: play } };
  const known = Timetable.parse(JSON.parse(metaOf(db, key, () => JSON.stringify(fresh))));
  if (known.seed !== seed || known.source !== source) return keep(db, fresh);
  return known.speed === speed ? known : keep(db, { ...known, speed, anchor: anchorAt(known, now) });
}

function keep(db: DatabaseSync, timetable: Timetable): Timetable {
  sql(db, 'UPDATE meta SET value = ? WHERE key = ?').run(JSON.stringify(timetable), key);
  return timetable;
}
