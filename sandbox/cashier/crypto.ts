import { randomBytes } from 'node:crypto';

import { type Network, networksOf, wantedBlocks } from '../../contracts/payments/crypto/networks.ts';
import { writeAddress } from '../../contracts/payments/crypto/write.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { blockMs, type Came, cameTo, isOnEvm, isPaid, payTo, reorganize } from '../chain/index.ts';
import { sql } from '../db/index.ts';
import { wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { arrive } from './arrive.ts';
import { moveDeposit } from './move.ts';
import { paidBy, type StoredDeposit } from './store.ts';
import { tellPayment } from './tell-payment.ts';

/** An address of this one deposit. Nobody has its key: the chain is played, or one of tests. Throws for a network that the currency does not move on. */
export function newAddress(iso: string, wanted: Network | undefined): { network: Network; address: string } {
  const network = networksOf(iso).find((id) => wanted === undefined || id === wanted);
  if (network === undefined) throw wrongField('network', 'field_error_required');
  return { network, address: writeAddress(network, randomBytes(20)) };
}

/** How long an address is still watched after its time: money that arrives late is the player's anyway. */
const lateMs = 30 * 24 * 3_600_000;

export type CryptoDeposit = StoredDeposit & { network: Network; address: string };

/** Deposits whose address may still get money, or lose it again. */
const waiting = ({ db, clock }: World): CryptoDeposit[] =>
  sql(
    db,
    `SELECT * FROM deposit WHERE address IS NOT NULL AND state IN ('needs_action', 'processing', 'expired', 'cancelled')
     AND created_at > ?`,
  ).all(clock.now() - lateMs) as CryptoDeposit[];

const isFollowed = ({ chain }: World, deposit: CryptoDeposit): boolean =>
  isOnEvm(chain, deposit.network, paidBy(deposit).iso);

/** Those that wait on a chain outside of this process. */
export const waitingOutside = (world: World): CryptoDeposit[] =>
  waiting(world).filter((deposit) => isFollowed(world, deposit));

/** `isGone`: the transfer is no longer on the chain and will not return. */
export function look(world: World, deposit: CryptoDeposit, came: Came | null, isGone: boolean): void {
  const { id, state, blocks: known } = deposit;
  const isUnderWay = state === 'processing';
  const blocks = came?.blocks ?? (isUnderWay ? 0 : null);
  const isSame = blocks === known && (blocks ?? 0) < wantedBlocks;
  if (isSame && !(isUnderWay && isGone)) return;
  sql(world.db, 'UPDATE deposit SET blocks = ? WHERE id = ?').run(blocks, id);
  if (came === null) {
    if (isUnderWay && isGone) moveDeposit(world, id, 'failed', { reason: 'chain' });
    else tellPayment(world, deposit);
    return;
  }
  if (state === 'needs_action') moveDeposit(world, id, 'processing');
  if (came.blocks >= wantedBlocks) arrive(world, id, came.minor);
  else tellPayment(world, deposit);
}

/** Looks at every address of the played chains with each block of the world's clock. Nothing is credited before it is sure. Row PAY-10. */
export const startWatchingChain = (world: World): void =>
  void world.clock.every(blockMs, () => {
    for (const deposit of waiting(world)) {
      if (isFollowed(world, deposit)) continue;
      const came = cameTo(world, deposit.network, deposit.address);
      // The payer sent the same money to somebody else.
      look(world, deposit, came, came === null);
    }
  });

/**
 * The payer's wallet sends, once. `came`: the sum that arrived, minor units; null: exactly the sum that was asked for.
 * False: no cryptocurrency pays this deposit.
 */
export function sendFromWallet(world: World, deposit: StoredDeposit, came: number | null): boolean {
  const { network, address, state } = deposit;
  if (network === null || address === null || isOnEvm(world.chain, network, paidBy(deposit).iso)) return false;
  const isOpen = state !== 'succeeded' && state !== 'failed' && !isPaid(world, network, address);
  if (isOpen) payTo(world, network, address, came ?? paidBy(deposit).minor);
  return isOpen;
}

/** Somebody outside brings or sends the money of a deposit. False: it takes none. */
export const bring = (world: World, deposit: StoredDeposit, came: number | null): boolean =>
  deposit.address === null ? arrive(world, deposit.id, came) : sendFromWallet(world, deposit, came);

/**
 * Another branch of every chain wins. What was credited stays credited: the log names the deposits whose money is on no chain any
 * more, so that a person looks at them. Decision D-237.
 */
export function reorganizeChain(world: World, asked: { depth: number; isLost: boolean }): void {
  reorganize(world, asked);
  for (const number of lostAfterCredit(world))
    raiseAlarm(world, {
      ...{ source: 'chain' as const, subject: `deposit ${number}` },
      message: `Deposit ${number} was credited, and left its chain.`,
    });
}

function lostAfterCredit(world: World): string[] {
  const credited = sql(world.db, `SELECT * FROM deposit WHERE address IS NOT NULL AND state = 'succeeded'`).all();
  return (credited as CryptoDeposit[])
    .filter(({ network, address }) => cameTo(world, network, address) === null)
    .map(({ number }) => `D-${String(number)}`);
}
