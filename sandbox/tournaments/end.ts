import { userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { postGift } from '../ledger/index.ts';
import { mainIso } from '../protection/index.ts';
import { convertDown } from '../protection/main-currency.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { openToday, prizesOf, scoresOf, type StoredTournament, tournamentById } from './tournaments.ts';

type Place = { place: number; userId: number; prize: number };

/** Pays the prize of a place, once: the ledger knows one posting a place. */
function payPlace(world: World, { id }: StoredTournament, { place, userId, prize }: Place): void {
  const iso = mainIso(world, userId);
  const account = userById(world.db, userId)?.mainAccount ?? null;
  const minor = convertDown(Math.round(prize * 100), 'USD', iso);
  if (account === null || minor === 0) return;
  postGift(world.db, {
    key: `tournament:${String(id)}:${String(place)}`,
    ...{ kind: 'reward', at: world.clock.now(), account, iso, minor },
  });
}

/** Ends a tournament and pays by place. A second end changes nothing. Row CAS-13. */
export function endTournament(world: World, id: number): void {
  transaction(world.db, () => {
    const stored = tournamentById(world, id);
    if (stored.ended_at !== null) return;
    const prizes = prizesOf(world, stored);
    for (const [index, { userId, score, rounds, reachedAt }] of scoresOf(world, stored).entries()) {
      sql(
        world.db,
        'INSERT INTO tournament_place (tournament_id, place, user_id, score, rounds, reached_at) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(id, index + 1, userId, score, rounds, reachedAt);
      payPlace(world, stored, { place: index + 1, userId, prize: prizes[index] ?? 0 });
    }
    sql(world.db, 'UPDATE tournament SET ended_at = ? WHERE id = ?').run(world.clock.now(), id);
  });
}

/** Ends what is over, also what ended while the server was away, and opens those of the day. */
export function goOnWithTournaments(world: World): void {
  const look = () => {
    const over = sql(world.db, 'SELECT id FROM tournament WHERE ended_at IS NULL AND ends_at <= ?');
    for (const { id } of over.all(world.clock.now())) endTournament(world, Number(id));
    openToday(world);
  };
  look();
  world.clock.every(dayMs, look);
}
