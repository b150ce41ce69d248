import type { LottoDraw } from '../../contracts/lotto.ts';
import { type Lotto, lottoSeedText } from '../../contracts/pools/index.ts';
import { sql } from '../db/index.ts';
import { chainAfter, chainOf, hashOf, type Place, placeAfter, sha256, toldChain } from '../shared-rounds/index.ts';
import type { World } from '../world/world.ts';
import type { StoredLottoDraw } from './store.ts';

/** So many draws has a chain: three weeks of the lottery of each hour, years of the others. */
const length = 500;
const kindOf = (lottoId: number): string => `lotto-${String(lottoId)}`;

/** The place of the next draw of a lottery that is written; null: it waits for a chain. Row FAIR-15. */
export function nextPlace(world: World, { id }: Lotto): Place | null {
  const last = sql(
    world.db,
    'SELECT chain_id, chain_number FROM lotto_draw WHERE lotto_id = ? AND chain_id IS NOT NULL ORDER BY number DESC LIMIT 1',
  ).get(id);
  const place = last === undefined ? null : { chainId: Number(last.chain_id), number: Number(last.chain_number) };
  return placeAfter(world, kindOf(id), place, length);
}

export const seedOf = ({ chain, number }: Place): string => sha256(lottoSeedText(hashOf(chain, number)));

/** The public value of a draw; empty: it is not known yet; null: the house has none. Row FAIR-16. */
export function valueOf(world: World, { chain_id: chainId }: StoredLottoDraw): string | null {
  if (chainId === null) return null;
  const { salt, public_value: name } = chainOf(world, chainId);
  return name === null ? null : salt;
}

/** The hash of a draw opens with its seed. */
export function placeView(world: World, draw: StoredLottoDraw): LottoDraw['place'] {
  const { lotto_id: lottoId, chain_id: chainId, chain_number: number, numbers } = draw;
  if (chainId === null || number === null) return null;
  const chain = chainOf(world, chainId);
  const next = chainAfter(world, kindOf(lottoId), chainId, length);
  return {
    chain: toldChain(chain),
    number,
    hash: numbers === null ? null : hashOf(chain, number),
    ...(next !== null && { next: toldChain(next) }),
  };
}
