import { activatedBy } from '../../contracts/activation.ts';
import type { CouponBet } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isVerified } from '../../contracts/documents.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { Overview } from '../../contracts/overview.ts';
import { nextStepOf } from '../../contracts/protection-level.ts';
import { clientConfig } from '../account/client-config.ts';
import { findCoupons } from '../coupon/find.ts';
import { couponView } from '../coupon/view.ts';
import { sql } from '../db/index.ts';
import { owedView } from '../debts/index.ts';
import type { CallerSession } from '../http/context.ts';
import { limitNameOf, messagesOf, textOf, unreadOf } from '../messages/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { limitViews } from '../protection/view.ts';
import type { World } from '../world/world.ts';
import { statesOf } from './states.ts';

const lastBets = 5;
const lastMessages = 3;
const everything = {
  ...{ state: undefined, from: undefined, to: undefined },
  ...{ accountId: undefined, typeId: undefined, text: undefined },
};

const openOf = (world: World, userId: number): Overview['open'] =>
  sql(
    world.db,
    "SELECT iso, COUNT(*) AS count, SUM(amount) AS stake FROM coupon WHERE user_id = ? AND state = 'open' GROUP BY iso",
  )
    .all(userId)
    .map((row) => {
      const iso = String(row.iso);
      return { iso, count: Number(row.count), stake: toWire(Number(row.stake), currencyFacts(iso).digits) };
    });

/** An outcome may be "1" alone, so its market is before it. A long-term bet has nobody on the other side. */
const nameOf = ({ game: { opp1, opp2 }, groupName, name }: CouponBet): string =>
  `${opp2 === '' ? opp1 : `${opp1} – ${opp2}`}, ${groupName}: ${name}`;

function betsOf(world: World, userId: number, language: string): Overview['bets'] {
  const { coupons } = findCoupons(world.db, { ...everything, userId, language }, { page: 1, pageSize: lastBets });
  return coupons.map((coupon) => {
    const { id, placedAt, bets, iso, amount, state, payout } = couponView(world, coupon, language);
    const [first] = bets;
    const name = first === undefined ? '' : nameOf(first);
    return { id, placedAt, name, count: bets.length, iso, stake: amount, state, payout: payout ?? null };
  });
}

/** Those in force, also while a higher one waits. */
const limitsOf = (world: World, userId: number, language: string): Overview['limits'] =>
  limitViews(world, userId).flatMap(({ limitType, limitState, limitValue, limitBalance, measure, frame }) =>
    measure === 'money' && limitState !== 'INACTIVE' && limitValue !== null && limitBalance !== null
      ? [
          {
            ...{ limitType, name: limitNameOf(limitType, language), iso: mainIso(world, userId) },
            ...{ used: limitValue - limitBalance, of: limitValue },
            endsAt: frame?.until ?? null,
          },
        ]
      : [],
  );

const missingOf = (type: number): Overview['missing'] => {
  const activated = activatedBy(type);
  return (['email', 'phone'] as const).filter((contact) => !activated[contact]);
};

/** What matters to a player at a glance, from the same sources as the pages behind it. */
export function overviewOf(world: World, caller: CallerSession, language: string): Overview {
  const { userId } = caller;
  const config = clientConfig(world, caller);
  const list = messagesOf(world.db, userId, lastMessages);
  return {
    open: openOf(world, userId),
    bets: betsOf(world, userId, language),
    limits: limitsOf(world, userId, language),
    messages: list.map(({ id, at, isRead, message }) => ({ id, at, isRead, title: textOf(message, language).title })),
    unread_count: unreadOf(world.db, userId),
    protection_level: config.protection_level,
    nextStep: nextStepOf(config.protection_methods),
    isVerified: isVerified(config),
    needsIdentification: config.is_need_identification,
    missing: missingOf(config.activation_type),
    daysToActivate: config.remaining_days_to_activate,
    states: statesOf(world, userId, config),
    owed: owedView(world, userId),
  };
}
