import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';

export type StoredLottoDraw = {
  id: number;
  lotto_id: number;
  number: number;
  seed: string;
  committed_at: number;
  draws_at: number;
  numbers: string | null;
  winners: string | null;
  chain_id: number | null;
  chain_number: number | null;
};
export type StoredLottoTicket = {
  id: number;
  lotto_id: number;
  user_id: number;
  account_id: number;
  iso: string;
  rate: number;
  price: number;
  lines: string;
  at: number;
};

export const lottoDrawById = ({ db }: World, id: number): StoredLottoDraw | undefined =>
  sql(db, 'SELECT * FROM lotto_draw WHERE id = ?').get(id) as StoredLottoDraw | undefined;

export function lottoDrawOf(world: World, id: number): StoredLottoDraw {
  const draw = lottoDrawById(world, id);
  if (draw === undefined) throw notFound('This draw');
  return draw;
}

/** Draws of a lottery that may still be bought, the next one first. */
export const onSaleOf = ({ db, clock }: World, lottoId: number): StoredLottoDraw[] =>
  sql(db, 'SELECT * FROM lotto_draw WHERE lotto_id = ? AND numbers IS NULL AND draws_at > ? ORDER BY draws_at').all(
    lottoId,
    clock.now(),
  ) as StoredLottoDraw[];

export const linesOf = ({ lines }: Pick<StoredLottoTicket, 'lines'>): number[][] => JSON.parse(lines) as number[][];
