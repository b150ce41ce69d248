import { msUntil, sharedGameOf, type SharedKind } from '../../contracts/shared-games/index.ts';
import type { SharedRound, SharedTable } from '../../contracts/shared-rounds.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { chainAfter, chainOf, drawsOfRound, nextOfChain, toldChain } from './chain.ts';
import { hashOf } from './hash-chain.ts';
import { playersOf } from './players.ts';

export type StoredRound = {
  id: number;
  kind: SharedKind;
  chain_id: number;
  number: number;
  hash: string;
  draws: string;
  opens_at: number;
  closes_at: number;
  ends_at: number;
  next_at: number;
  ended_at: number | null;
};

export const outcomeOf = ({ draws }: StoredRound): number[] => JSON.parse(draws) as number[];

export const lastRound = ({ db }: World, kind: SharedKind): StoredRound | undefined =>
  sql(db, 'SELECT * FROM shared_round WHERE kind = ? ORDER BY id DESC LIMIT 1').get(kind) as StoredRound | undefined;

export const roundById = ({ db }: World, id: number): StoredRound =>
  sql(db, 'SELECT * FROM shared_round WHERE id = ?').get(id) as StoredRound;

/** When a round that opens now is open, runs and ends, and when the next may open. */
function timesOf(kind: SharedKind, [end = 100]: readonly number[], now: number) {
  const { timing } = sharedGameOf(kind);
  if (timing.by === 'flight') {
    const [opens, closes] = [now, now + timing.openMs];
    const ends = closes + msUntil(end);
    return { opens, closes, ends, next: ends + timing.restMs };
  }
  const opens = Math.floor(now / timing.periodMs) * timing.periodMs;
  const next = opens + timing.periodMs;
  return { opens, closes: next - timing.closeMs, ends: next - timing.closeMs + timing.drawMs, next };
}

/** Opens the next round. Its outcome comes out of the chain now, long after the chain was fixed. Row CAS-09. */
export function openRound(world: World, kind: SharedKind): StoredRound {
  const place = nextOfChain(world, kind);
  if (place === null) throw new Error(`Rounds of ${kind} wait for a chain.`);
  const { chain, number } = place;
  const hash = hashOf(chain, number);
  const draws = drawsOfRound(kind, { hash, salt: chain.salt, number });
  const { opens, closes, ends, next } = timesOf(kind, draws, world.clock.now());
  const { lastInsertRowid } = sql(
    world.db,
    `INSERT INTO shared_round (kind, chain_id, number, hash, draws, opens_at, closes_at, ends_at, next_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(...[kind, chain.id, number, hash, JSON.stringify(draws)], ...[opens, closes, ends, next]);
  return roundById(world, Number(lastInsertRowid));
}

/** What everybody may see of a round. Neither outcome nor its end by outcome is told before the end. */
function roundView(world: World, round: StoredRound): SharedRound {
  const { id, kind, chain_id, number, opens_at, closes_at, ends_at, next_at, ended_at, hash } = round;
  const now = world.clock.now();
  const isOver = ended_at !== null;
  const count = sql(world.db, 'SELECT COUNT(*) AS bets, COUNT(left_at) AS gone FROM shared_bet WHERE round_id = ?');
  const counted = count.get(id);
  return {
    id,
    kind,
    at: now,
    chainId: chain_id,
    number,
    phase: isOver ? 'ended' : now < closes_at ? 'open' : 'running',
    opensAt: opens_at,
    closesAt: closes_at,
    endsAt: isOver || sharedGameOf(kind).timing.by === 'clock' ? ends_at : null,
    nextAt: isOver ? next_at : null,
    bets: Number(counted?.bets),
    left: Number(counted?.gone),
    draws: isOver ? outcomeOf(round) : [],
    hash: isOver ? hash : null,
  };
}

/** The round of now, with who is in it. */
export function roundOfNow(world: World, round: StoredRound): SharedRound {
  const players = playersOf(world, round);
  return { ...roundView(world, round), ...(players !== undefined && { players }) };
}

const shown = 100;

export function tableView(world: World, round: StoredRound): SharedTable {
  const last = sql(
    world.db,
    'SELECT * FROM shared_round WHERE kind = ? AND ended_at IS NOT NULL ORDER BY id DESC LIMIT ?',
  ).all(round.kind, shown) as StoredRound[];
  const ids = [...new Set([round, ...last].map(({ chain_id }) => chain_id))];
  const chains = ids.map((chainId) => toldChain(chainOf(world, chainId)));
  const next = chainAfter(world, round.kind, round.chain_id);
  return {
    now: world.clock.now(),
    round: roundOfNow(world, round),
    last: last.map((each) => roundView(world, each)),
    chains,
    ...(next !== null && { nextChain: toldChain(next) }),
  };
}
