import { accountTypes } from '../../contracts/account.ts';
import { createUser, type NewUser, updateUser } from '../auth/users.ts';
import { transaction } from '../db/index.ts';
import { type HousePurpose, openAccount, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';

/** `minor`: what the account starts with. The first account is the main and the active one. */
export type FirstAccount = { iso: string; minor: number; type: number };

/** Opens a player with accounts, in one transaction. Returns the id. */
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

/** Opens an account and moves its first money in. Returns its id. */
export function openFunded(world: World, userId: number, { iso, minor, type }: FirstAccount): number {
  const id = openAccount(world.db, { userId, iso, type, at: world.clock.now() });
  setBalance(world, { id, iso, type }, minor, 'opening');
  return id;
}

let movements = 0;

/** Moves money in or out so that the account holds `minor`; the books stay balanced. `held`: what it holds now. */
export function setBalance(
  world: World,
  { id, iso, type }: { id: number; iso: string; type: number },
  minor: number,
  kind: 'opening' | 'adjustment',
  held = 0,
): void {
  const difference = minor - held;
  if (difference === 0) return;
  const house: HousePurpose = kind === 'adjustment' ? 'adjustments' : type === accountTypes.bonus ? 'bonuses' : 'cash';
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
