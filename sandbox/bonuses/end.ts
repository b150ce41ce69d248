import { accountTypes } from '../../contracts/account.ts';
import { sql, transaction } from '../db/index.ts';
import { takeBack } from '../debts/index.ts';
import { accountById, accountsOf, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { stakedFor } from './progress.ts';
import { bonusesOf, endBonus, giveUpWon, runningBonuses, type StoredBonus } from './store.ts';

/** The account that bonus money becomes the player's own on: of its currency, the main one first. */
export const ownAccountOf = ({ db }: World, { user_id, iso }: StoredBonus): number | null =>
  accountsOf(db, user_id)
    .filter((account) => account.iso === iso && account.type !== accountTypes.bonus)
    .toSorted((a, b) => a.type - b.type)[0]?.id ?? null;

/** Each movement of the account has its own key, so one that is repeated moves nothing. */
const lastEntryOf = ({ db }: World, accountId: number): number =>
  Number(sql(db, 'SELECT COALESCE(MAX(id), 0) AS id FROM entry WHERE account_id = ?').get(accountId)?.id);

/** Takes everything off the bonus account: to the player when the bonus was wagered, else back to the house. */
function emptyAccount(world: World, bonus: StoredBonus, state: StoredBonus['state']): void {
  const minor = accountById(world.db, bonus.account_id)?.minor ?? 0;
  const own = state === 'done' ? ownAccountOf(world, bonus) : null;
  if (minor <= 0 || (state === 'done' && own === null)) return;
  post(world.db, {
    key: `bonus-end:${String(bonus.id)}:${String(lastEntryOf(world, bonus.account_id))}`,
    kind: own === null ? 'bonus-end' : 'bonus-won',
    at: world.clock.now(),
    entries: [
      { account: bonus.account_id, minor: -minor },
      { account: own ?? { house: 'bonuses', iso: bonus.iso }, minor },
    ],
  });
}

/** Ends a bonus with its money, both or neither. False: it was over already. */
export const closeBonus = (world: World, bonus: StoredBonus, state: StoredBonus['state']): boolean =>
  transaction(world.db, () => {
    if (!endBonus(world, bonus.id, state)) return false;
    emptyAccount(world, bonus, state);
    return true;
  });

/** A withdrawal ends all bonuses of the player: their remaining money goes back to the house. Decision D-534. */
export function endBonusesOf(world: World, userId: number): void {
  for (const bonus of bonusesOf(world, userId)) if (bonus.state === 'active') closeBonus(world, bonus, 'given_up');
}

/** The bonus that became the player's own money, minor units. */
const wonBy = ({ db }: World, { id }: StoredBonus): number =>
  Number(
    sql(
      db,
      `SELECT COALESCE(SUM(minor), 0) AS won FROM posting JOIN entry ON posting_id = posting.id
       WHERE kind = 'bonus-won' AND minor > 0 AND key >= 'bonus-end:' || ?1 || ':' AND key < 'bonus-end:' || ?1 || ';'`,
    ).get(String(id))?.won,
  );

/**
 * A charged-back deposit takes its bonus back too: the rest of the bonus, and all that turned from the bonus into the
 * player's own money; the player owes what they have already spent. `depositId`: as in the name of the bonus's posting.
 */
export function takeBonusBack(world: World, userId: number, depositId: string): void {
  const given = sql(
    world.db,
    `SELECT bonus.* FROM posting JOIN entry ON posting_id = posting.id JOIN bonus ON bonus.account_id = entry.account_id
     WHERE key = ? AND minor > 0 AND after_entry >= entry.id ORDER BY bonus.id LIMIT 1`,
  ).get(`bonus:${depositId}`) as StoredBonus | undefined;
  if (given === undefined || closeBonus(world, given, 'given_up')) return;
  // Winnings of its open bets no longer belong to the player.
  if (!giveUpWon(world, given.id)) return;
  const [minor, own] = [wonBy(world, given), ownAccountOf(world, given)];
  if (own === null || minor <= 0) return;
  const claim = { userId, account: own, iso: given.iso, minor, house: 'bonuses' } as const;
  takeBack(world, claim, { key: `bonus-back:${depositId}`, kind: 'bonus-end' });
}

/**
 * Runs after a movement of a player's money: a wagered bonus becomes the player's own money, and a payout to the
 * account of an ended bonus (a bet was still open) follows the money of that bonus.
 */
export function moveOnBonuses(world: World, userId: number): void {
  const accounts = new Set<number>();
  for (const bonus of bonusesOf(world, userId)) {
    if (accounts.has(bonus.account_id)) continue;
    accounts.add(bonus.account_id);
    // Most movements leave the account of a bonus that is over empty: nothing is begun for them.
    if (bonus.state !== 'active') {
      if ((accountById(world.db, bonus.account_id)?.minor ?? 0) <= 0) continue;
      transaction(world.db, () => emptyAccount(world, bonus, bonus.state));
    } else if (stakedFor(world, bonus) >= bonus.required) closeBonus(world, bonus, 'done');
  }
}

/** At its end an unfinished bonus is over. */
export const watchBonus = (world: World, bonus: StoredBonus): void =>
  void world.clock.at(bonus.ends_at, () => void closeBonus(world, bonus, 'expired'));

/** After a start of the server the ends are watched again. */
export const goOnWithBonuses = (world: World): void => {
  for (const bonus of runningBonuses(world)) watchBonus(world, bonus);
};
