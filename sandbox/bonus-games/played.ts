import type { BonusGame } from '../../contracts/bonus-games/index.ts';
import type { BonusPlayed } from '../../contracts/bonus-tickets.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { Choice } from '../../contracts/games/index.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';

type Stored = {
  id: number;
  game: BonusGame;
  iso: string;
  unit: number;
  payout: number;
  choice: string;
  draws: string;
  nonce: number;
  ended_at: number;
  maths: string;
  server_seed: string;
  client_seed: string;
  revealed_at: number | null;
  commitment: string;
  drawn_by: 'player' | 'house';
};

const read = `SELECT bonus_ticket.id, game, iso, unit, payout, choice, draws, bonus_ticket.nonce, ended_at, maths, server_seed, client_seed, revealed_at,
    commitment, drawn_by FROM bonus_ticket JOIN game_seed ON game_seed.id = seed_id WHERE bonus_ticket.user_id = ?`;

/** Its number says that it is a ticket: rounds of other games have ids of their own kind. */
const prefix = 'ticket-';

function view(stored: Stored): BonusPlayed {
  const { id, game, iso, unit, payout, choice, draws, nonce, ended_at, maths, ...seed } = stored;
  const { digits } = currencyFacts(iso);
  return {
    ...{ id: `${prefix}${String(id)}`, game, at: ended_at, currency: iso, stake: 0, isOpen: false, endsAt: null },
    ...{ payout: toWire(payout, digits), bonus: { unit: toWire(unit, digits) }, maths, nonce },
    ...{ choice: JSON.parse(choice) as Choice, draws: JSON.parse(draws) as number[] },
    ...{ commitment: seed.commitment, clientSeed: seed.client_seed, isDrawnByUs: seed.drawn_by === 'house' },
    serverSeed: seed.revealed_at === null ? null : seed.server_seed,
  };
}

/** A used ticket as a round of its player. Another player's does not exist for this one. */
export function playedBonus({ db }: World, userId: number, id: number): BonusPlayed {
  const stored = sql(db, `${read} AND bonus_ticket.id = ?`).get(userId, id) as Stored | undefined;
  if (stored === undefined) throw notFound('This round');
  return view(stored);
}

/** The last twenty, the newest first. */
export const lastPlayed = ({ db }: World, userId: number): BonusPlayed[] =>
  (
    sql(db, `${read} AND seed_id IS NOT NULL ORDER BY ended_at DESC, bonus_ticket.id DESC LIMIT 20`).all(
      userId,
    ) as Stored[]
  ).map(view);
