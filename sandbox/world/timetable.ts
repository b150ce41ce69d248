import type { DatabaseSync } from 'node:sqlite';

import { z } from '../../contracts/zod.ts';
import { metaOf, sql } from '../db/index.ts';

/**
 * Which matches a database knows: those of a seed (and of a folder of real seasons, `source`) that began at `epochStart`, with play time at `anchor` running at `speed`. All moments
 * in ms. Kept so that bets placed before a restart meet the same matches after it.
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

/** Play time at `now`, as it went on at the old speed. */
const anchorAt = ({ anchor, speed }: Timetable, now: number): Timetable['anchor'] => ({
  at: now,
  match: anchor.match + (now - anchor.at) * speed,
});

/** The timetable to go on with. Another seed or folder means other matches: they begin now. */
export function timetableOf(
  db: DatabaseSync,
  { seed, source, speed, now }: { seed: number; source: string; speed: number; now: number },
): Timetable {
  const fresh: Timetable = { seed, source, speed, epochStart: now, anchor: { at: now, match: now } };
  const known = Timetable.parse(JSON.parse(metaOf(db, key, () => JSON.stringify(fresh))));
  if (known.seed !== seed || known.source !== source) return keep(db, fresh);
  return known.speed === speed ? known : keep(db, { ...known, speed, anchor: anchorAt(known, now) });
}

function keep(db: DatabaseSync, timetable: Timetable): Timetable {
  sql(db, 'UPDATE meta SET value = ? WHERE key = ?').run(JSON.stringify(timetable), key);
  return timetable;
}
