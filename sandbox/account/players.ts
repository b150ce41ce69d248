import { createUser, updateUser, type NewUser } from '../auth/users.ts';
import { ACCOUNT_TYPE } from '../../contracts/account.ts';
import { transaction } from '../db/index.ts';
import { openAccount, post, type HousePurpose } from '../ledger/index.ts';
import type { World } from '../world/index.ts';

/** `minor`: what the account starts with. The first one is the main account and the active one. */
export type FirstAccount = { iso: string; minor: number; type: number };

/** Opens a player with accounts, in one transaction. Gives the id. */
export function openPlayer(world: World, player: Omit<NewUser, 'createdAt'> & { accounts: FirstAccount[] }): number {
  const { db, clock } = world;
  return transaction(db, () => {
    const { accounts, ...user } = player;
    const userId = createUser(db, { ...user, createdAt: clock.now() });
    const ids = accounts.map((account) => openFunded(world, userId, account));
    const [main] = ids;
    if (main !== undefined) updateUser(db, userId, { mainAccount: main, activeAccount: main });
    return userId;
  });
}

/** Opens one account and moves its first money in. Gives the account's id. */
export function openFunded(world: World, userId: number, { iso, minor, type }: FirstAccount): number {
  const id = openAccount(world.db, { userId, iso, type, at: world.clock.now() });
  setBalance(world, { id, iso, type }, minor, 'opening');
  return id;
}

let movements = 0;

/** Moves as much in or out as makes the account hold `minor`; the books stay balanced. `held`: what it holds now. */
export function setBalance(
  world: World,
  { id, iso, type }: { id: number; iso: string; type: number },
  minor: number,
  kind: 'opening' | 'adjustment',
  held = 0,
): void {
  const difference = minor - held;
  if (difference === 0) return;
  const house: HousePurpose = kind === 'adjustment' ? 'adjustments' : type === ACCOUNT_TYPE.bonus ? 'bonuses' : 'cash';
  movements += 1;
  post(world.db, {
    key: `${kind}:${String(id)}:${String(world.clock.now())}:${String(movements)}`,
    kind,
    at: world.clock.now(),
    entries: [
      { account: id, minor: difference },
      { account: { house, iso }, minor: -difference },
    ],
  });
}
