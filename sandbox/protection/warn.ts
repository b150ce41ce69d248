import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import {
  type Frame,
  limitAt,
  moneyKinds,
  shareReached,
  stretchOf,
  usedOf,
  waitOf,
} from '../../contracts/protection/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { keepMessage, type Message, textOf } from '../messages/index.ts';
import type { World } from '../world/world.ts';
import { frameOf } from './door.ts';
import { limitsOf } from './limit-store.ts';
import { mainIso } from './main-currency.ts';
import { spentOf } from './spent.ts';
import { protectionIn } from './values.ts';

/** Until when a warning counts as said. A rolling stretch has no end of its own: it is said again after its length. */
const endOf = (frame: Frame, now: number): number => {
  const { from, until } = stretchOf(frame, now);
  return frame.kind === 'fixed' ? until : now + (until - from);
};

/** Has the player heard of this share of this limit, or of a higher one, in this stretch? */
const isSaid = ({ db }: World, userId: number, type: number, value: number, share: number, now: number): boolean =>
  sql(
    db,
    'SELECT 1 FROM limit_warning WHERE user_id = ? AND type = ? AND value = ? AND share >= ? AND ends_at > ?',
  ).get(userId, type, value, share, now) !== undefined;

function tell(world: World, userId: number, message: Message & { kind: 'limit' }, now: number): void {
  keepMessage(world.db, userId, message, now);
  const { limitType: type, percent, used, of } = message;
  afterCommit(world.db, () =>
    world.pages.publishUser(userId, (language) => {
      const { text } = textOf(message, language);
      return { op: 'put', kind: 'limit', id: type, value: { type, used, of, percent, text } };
    }),
  );
}

/**
 * Money of the player moved: tells them, once in each stretch, that so much of a limit is used (usually 50, 80 and 100 %).
 * Of several shares at once they hear the highest. Row LIM-50.
 */
export function warnOfLimits(world: World, userId: number): void {
  const limits = limitsOf(world.db, userId);
  if (limits.size === 0) return;
  const now = Math.floor(world.clock.now() / 1000);
  const iso = mainIso(world, userId);
  const protection = protectionIn(world);
  transaction(world.db, () => {
    for (const [limitType, state] of limits) {
      const kind = moneyKinds.get(limitType);
      const { value } = limitAt(state, now, waitOf(protection));
      if (kind === undefined || kind.length === null || value === null) continue;
      const frame = frameOf(world, kind);
      const used = usedOf(frame, spentOf(world, userId, kind.counts, iso), now);
      const percent = shareReached(used, value, protection.warningPercents);
      if (percent === null || isSaid(world, userId, limitType, value, percent, now)) continue;
      sql(world.db, 'INSERT INTO limit_warning (user_id, type, value, share, ends_at) VALUES (?, ?, ?, ?, ?)').run(
        userId,
        limitType,
        value,
        percent,
        endOf(frame, now),
      );
      const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
      tell(world, userId, { kind: 'limit', limitType, percent, used: wire(used), of: wire(value), iso }, now);
    }
  });
}
