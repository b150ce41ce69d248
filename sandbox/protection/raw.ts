import type { ClientLimit } from '../../contracts/client-config.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor, toWire } from '../../contracts/maths/index.ts';
import { hasValue, limitAt, moneyKinds, waitOf } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { knownBreaks, writeBreak } from './breaks.ts';
import { limitsOf, writeLimit } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { protectionIn } from './values.ts';

/** Gives the player exactly these limits, whatever the rules of change say. For tests alone. */
export function setRawLimits(world: World, userId: number, limits: readonly ClientLimit[]): void {
  const { digits } = currencyFacts(mainIso(world, userId));
  for (const table of ['player_limit', 'player_break'])
    sql(world.db, `DELETE FROM ${table} WHERE user_id = ?`).run(userId);
  for (const { limitType, limitState, limitValue, startedAt, endsAt } of limits) {
    const value = moneyKinds.has(limitType) ? toMinor(limitValue, digits) : limitValue;
    if (!hasValue(limitType)) writeBreak(world, userId, { type: limitType, days: limitValue, startedAt, endsAt });
    else if (limitState === 'PENDING')
      writeLimit(world.db, userId, limitType, { value: null, changedAt: null, pending: { value, askedAt: startedAt } });
    else if (limitState === 'ACTIVE')
      writeLimit(world.db, userId, limitType, { value, changedAt: startedAt, pending: null });
  }
}

/** What the header and the guards need of them: state, value and time. Row LIM-34. */
export function clientLimits(world: World, userId: number): ClientLimit[] {
  const now = Math.floor(world.clock.now() / 1000);
  const { digits } = currencyFacts(mainIso(world, userId));
  const money = [...limitsOf(world.db, userId)].flatMap(([limitType, state]): ClientLimit[] => {
    const { value, changedAt, pending } = limitAt(state, now, waitOf(protectionIn(world)));
    const shown = pending === null ? value : pending.value;
    if (shown === null) return [];
    const limitState = pending === null ? 'ACTIVE' : 'PENDING';
    const startedAt = pending?.askedAt ?? changedAt ?? 0;
    return [
      {
        limitType,
        limitState,
        limitValue: moneyKinds.has(limitType) ? toWire(shown, digits) : shown,
        startedAt,
        endsAt: null,
      },
    ];
  });
  const breaks = knownBreaks(world, userId).map(({ type, days, startedAt, endsAt, state }): ClientLimit => ({
    limitType: type,
    limitState: state === 'coming' ? 'PENDING' : 'ACTIVE',
    limitValue: days,
    startedAt,
    endsAt,
  }));
  return [...money, ...breaks];
}
