import { type TotoKindName, totoKindNames } from '../../contracts/pools/index.ts';
import type { SimEntities } from '../../simulator/index.ts';
import { sql, transaction } from '../db/index.ts';
import { sameText } from '../texts/text.ts';
import type { World } from '../world/world.ts';
import { matchesFor } from './offer.ts';
import type { MatchNames } from './store.ts';

/** So many draws of a kind are on sale at a time: this one and the next. */
const onSale = 2;

function openOne({ db, clock }: World, kind: TotoKindName, entities: SimEntities): boolean {
  const now = clock.now();
  const open = sql(
    db,
    `SELECT game_id FROM toto_match JOIN toto_draw ON toto_draw.id = draw_id WHERE kind = ? AND state IN ('open', 'closed')`,
  ).all(kind);
  const games = matchesFor(kind, entities, { now, taken: new Set(open.map(({ game_id }) => Number(game_id))) });
  const [first] = games ?? [];
  if (games === null || first === undefined) return false;
  const champs = new Map(entities.champs.map(({ id, name }) => [id, name]));
  transaction(db, () => {
    const { lastInsertRowid: drawId } = sql(
      db,
      `INSERT INTO toto_draw (kind, number, state, opened_at, closes_at)
       VALUES (?1, (SELECT COALESCE(MAX(number), 0) + 1 FROM toto_draw WHERE kind = ?1), 'open', ?2, ?3)`,
    ).run(kind, now, first.startAt * 1000);
    for (const [place, { id, champId, opp1, opp2, startAt }] of games.entries()) {
      const names: MatchNames = { home: opp1.name, away: opp2.name, champ: champs.get(champId) ?? sameText('') };
      sql(db, 'INSERT INTO toto_match (draw_id, position, game_id, names, starts_at) VALUES (?, ?, ?, ?, ?)').run(
        drawId,
        place + 1,
        id,
        JSON.stringify(names),
        startAt * 1000,
      );
    }
  });
  return true;
}

/** Opens what is missing of each kind, out of the matches that are announced. */
export function openDraws(world: World): void {
  const { db, simulator } = world;
  const counts = sql(db, `SELECT kind, COUNT(*) AS draws FROM toto_draw WHERE state = 'open' GROUP BY kind`).all();
  const openOf = (kind: string) => Number(counts.find((row) => row.kind === kind)?.draws ?? 0);
  const missing = totoKindNames.filter((kind) => openOf(kind) < onSale);
  if (missing.length === 0) return;
  const entities = simulator.snapshot();
  for (const kind of missing)
    for (let count = openOf(kind); count < onSale; count += 1) if (!openOne(world, kind, entities)) break;
}
