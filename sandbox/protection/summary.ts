import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { UserSummary } from '../../contracts/player-records.ts';
import { daySec } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import { payoutKinds, stakeKinds } from '../ledger/kinds.ts';
import type { World } from '../world/world.ts';
import { convertUp, mainIso } from './main-currency.ts';

/** What moved since `since`, ms, by the kind of the movement: minor units of `iso`, positive into the player's accounts. */
function movedByKind({ db }: World, userId: number, iso: string, since: number): (...kinds: string[]) => number {
  const rows = sql(
    db,
    `SELECT kind, account.iso AS iso, SUM(minor) AS minor FROM entry
     JOIN account ON account.id = account_id JOIN posting ON posting.id = posting_id
     WHERE account.user_id = ? AND account.type <> ? AND posting.at >= ? GROUP BY kind, account.iso`,
  ).all(userId, accountTypes.bonus, since);
  return (...kinds) =>
    rows.reduce(
      (sum, row) => (kinds.includes(String(row.kind)) ? sum + convertUp(Number(row.minor), String(row.iso), iso) : sum),
      0,
    );
}

/** What the player staked, won, lost and deposited in the last `days`, from the ledger. Rows LIM-65, LIM-72. */
export function summaryOf(world: World, userId: number, days: number): UserSummary {
  const iso = mainIso(world, userId);
  const now = world.clock.now();
  const since = now - days * daySec * 1000;
  const lately = movedByKind(world, userId, iso, since);
  const ever = movedByKind(world, userId, iso, 0);
  const wire = (minor: number) => toWire(minor + 0, currencyFacts(iso).digits);
  const stakes = 0 - lately(...stakeKinds);
  const wins = lately(...payoutKinds);
  return {
    iso,
    days,
    from: Math.floor(since / 1000),
    stakes: wire(stakes),
    wins: wire(wins),
    losses: wire(Math.max(0, stakes - wins)),
    deposits: wire(lately('deposit', 'deposit-return')),
    netDeposits: wire(ever('deposit', 'deposit-return', 'withdrawal', 'withdrawal-return')),
  };
}
