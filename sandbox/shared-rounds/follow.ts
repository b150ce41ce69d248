import { sql } from '../db/index.ts';
import { inTurn } from '../world/in-turn.ts';
import type { World } from '../world/world.ts';

const everyMs = 2000;
const most = 20;

/** Brings the public values that chains have named, as soon as they are there. Row FAIR-16. */
export function followPublicValues(world: World): void {
  const { db, clock, publicValues } = world;
  if (publicValues === null) return;
  const bring = async () => {
    const waiting = sql(
      db,
      "SELECT id, public_value FROM shared_chain WHERE salt = '' AND public_value IS NOT NULL ORDER BY id LIMIT ?",
    ).all(most);
    for (const { id, public_value: name } of waiting) {
      const value = await publicValues.read(String(name));
      // The world may have been closed meanwhile.
      if (value === null || !db.isOpen) continue;
      sql(db, "UPDATE shared_chain SET salt = ? WHERE id = ? AND salt = ''").run(value, Number(id));
    }
  };
  inTurn(clock, everyMs, bring);
}
