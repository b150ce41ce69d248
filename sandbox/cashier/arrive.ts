import { payWay } from '../../contracts/payments/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { depositByCode } from './desk.ts';
import { moveDeposit } from './move.ts';
import { depositById, depositByNumber, paidBy, type StoredDeposit } from './store.ts';

const share = (minor: number, came: number, asked: number): number =>
  Number((BigInt(minor) * BigInt(came)) / BigInt(asked));

/**
 * The sum that arrived instead of the sum that was asked for. A smaller sum is credited as it arrived; a surplus goes
 * back to the payer. Decision D-187.
 */
function writeSum({ db }: World, deposit: StoredDeposit, came: number): void {
  const asked = paidBy(deposit).minor;
  if (came > asked) sql(db, 'UPDATE deposit SET surplus = ? WHERE id = ?').run(came - asked, deposit.id);
  if (came >= asked) return;
  const minor = share(deposit.minor, came, asked);
  const fee = deposit.pay_iso === null ? came - minor : share(deposit.fee, came, asked);
  sql(
    db,
    'UPDATE deposit SET asked = minor, minor = ?, fee = ?, pay_minor = CASE WHEN pay_iso IS NULL THEN NULL ELSE ? END WHERE id = ?',
  ).run(minor, fee, came, deposit.id);
}

/**
 * Money arrived for a deposit: paid in at a desk, or sent by a bank. It may be late, and of another sum. `came`: the
 * sum that arrived, minor units of the currency that the payer pays in; null: exactly the sum that was asked for.
 * False: this deposit takes no money, or nothing of it would be left.
 */
export function arrive(world: World, id: string, came: number | null): boolean {
  return transaction(world.db, () => {
    const deposit = depositById(world, id);
    if (deposit === null || payWay(deposit.method).isOfProvider) return false;
    const isWaited = deposit.state === 'needs_action';
    const isConfirmed = deposit.address !== null && deposit.state === 'processing';
    if (!isWaited && !isConfirmed && deposit.state !== 'expired' && deposit.state !== 'cancelled') return false;
    const sum = came ?? paidBy(deposit).minor;
    if (sum <= 0 || share(deposit.minor, sum, paidBy(deposit).minor) === 0) return false;
    writeSum(world, deposit, sum);
    if (isWaited) moveDeposit(world, id, 'processing');
    return moveDeposit(world, id, 'succeeded');
  });
}

/** The deposit that money is for: by the code of a desk, or by its number. `iso`: what it is paid in. */
export function arrivalOf(
  world: World,
  { code, number }: { code?: string | undefined; number?: string | undefined },
): { deposit: StoredDeposit; iso: string } | null {
  const deposit = code === undefined ? depositByNumber(world, number ?? '') : depositByCode(world, code);
  return deposit === null ? null : { deposit, iso: paidBy(deposit).iso };
}
