import { currencyFacts } from '../../contracts/currencies.ts';
import type { Reward, Rewards } from '../../contracts/rewards.ts';
import { toWire } from '../account/wire.ts';
import { isIdentified, type User, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';

/** In first stakes of the currency. */
const worth: Readonly<Record<Reward['kind'], number>> = { verified: 1, second_step: 1, year: 2 };
export const minorOf = (kind: Reward['kind'], iso: string): number => currencyFacts(iso).first * worth[kind];

/** The name of the movement says what was taken: nothing else remembers it, and nothing comes twice. */
export const keyOf = (userId: number, id: string): string => `reward:${String(userId)}:${id}`;

const takenOf = ({ db }: World, userId: number, id: string) =>
  sql(
    db,
    `SELECT at, minor, account.iso AS iso FROM posting JOIN entry ON posting_id = posting.id
     JOIN account ON account.id = account_id WHERE key = ? AND account.user_id = ?`,
  ).get(keyOf(userId, id), userId);

/** Every full year of an account and the next one. `at`: ms. */
function yearsOf({ createdAt }: User, now: number): { count: number; at: number }[] {
  const years: { count: number; at: number }[] = [];
  const day = new Date(createdAt);
  do {
    day.setUTCFullYear(day.getUTCFullYear() + 1);
    years.push({ count: years.length + 1, at: day.getTime() });
  } while (day.getTime() <= now);
  return years;
}

type Earned = { kind: Reward['kind']; count: number; isDone: boolean; at: number | null };

const earnedBy = (user: User, isVerified: boolean, now: number): Earned[] => [
  { kind: 'verified', count: 1, isDone: isVerified, at: null },
  { kind: 'second_step', count: 1, isDone: user.hasTwoStep, at: null },
  ...yearsOf(user, now).map(({ count, at }): Earned => ({ kind: 'year', count, isDone: at <= now, at })),
];

export function rewardsOf(world: World, userId: number): Rewards {
  const user = userById(world.db, userId);
  const isVerified = isIdentified(world.db, userId);
  if (user === null || !rightsOf(world, userId).canReceiveBonus) return { isHeldBack: true, isVerified, rewards: [] };
  const iso = mainIso(world, userId);
  const rewards = earnedBy(user, isVerified, world.clock.now()).map(({ kind, count, isDone, at }): Reward => {
    const id = `${kind}-${String(count)}`;
    const taken = takenOf(world, userId, id);
    if (taken !== undefined) {
      const [own, minor] = [String(taken.iso), Number(taken.minor)];
      const when = Math.floor(Number(taken.at) / 1000);
      return { ...{ id, kind, count, iso: own, amount: toWire(minor, own) }, state: 'taken', at: when };
    }
    const state = isDone && isVerified ? 'ready' : 'open';
    const when = at === null ? null : Math.floor(at / 1000);
    return { ...{ id, kind, count, iso, amount: toWire(minorOf(kind, iso), iso) }, state, at: when };
  });
  return { isHeldBack: false, isVerified, rewards };
}
