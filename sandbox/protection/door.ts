import { errorCodes } from '../../contracts/common.ts';
import { defaultTimeZone } from '../../contracts/constants.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { LimitStop } from '../../contracts/limits.ts';
import { toWire } from '../../contracts/maths/index.ts';
import {
  type Frame,
  limitAt,
  type MoneyKind,
  moneyKinds,
  type MoneyLimit,
  stoppedBy,
  waitOf,
} from '../../contracts/protection/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { limitsOf } from './limit-store.ts';
import { convertUp, mainIso } from './main-currency.ts';
import { spentOf } from './spent.ts';
import { protectionIn } from './values.ts';

/** The stretch of a kind by the clock of the site. One stake alone has none. */
export const frameOf = (world: World, { length }: MoneyKind): Frame => ({
  kind: protectionIn(world).depositFrame,
  length: length ?? 1,
  offsetSec: defaultTimeZone * 3600,
});

const codes = { stake: errorCodes.wageringLimit, bet: errorCodes.wageringLimit, loss: errorCodes.lossLimit } as const;

/**
 * Refuses a stake that a limit of the player stops: 1019 or 1020, with the limit that leaves least. Runs in the
 * transaction that moves the money, so two stakes at one moment cannot both pass.
 */
export function requireStake(world: World, userId: number, { iso, minor }: { iso: string; minor: number }): void {
  const now = Math.floor(world.clock.now() / 1000);
  const main = mainIso(world, userId);
  const inForce = [...limitsOf(world.db, userId)].flatMap(([limitType, state]): (MoneyLimit & MoneyKind)[] => {
    const kind = moneyKinds.get(limitType);
    const { value } = limitAt(state, now, waitOf(protectionIn(world)));
    if (kind === undefined || kind.counts === 'deposit' || value === null) return [];
    return [{ ...kind, limitType, value, frame: frameOf(world, kind) }];
  });
  if (inForce.length === 0) return;
  const spent = new Map(inForce.map(({ counts }) => [counts, spentOf(world, userId, counts, main)]));
  const countsOf = ({ limitType }: MoneyLimit) => moneyKinds.get(limitType)?.counts ?? 'bet';
  const stop = stoppedBy(inForce, (limit) => spent.get(countsOf(limit)) ?? [], convertUp(minor, iso, main), now);
  if (stop === null) return;
  const data: LimitStop = { ...stop, left: toWire(stop.left, currencyFacts(main).digits) };
  const counts = moneyKinds.get(stop.limitType)?.counts ?? 'stake';
  const code = counts === 'deposit' ? errorCodes.wageringLimit : codes[counts];
  throw new ApiFailure(403, code, 'A limit that you have set stops this bet.', { data: { limit: data } });
}
