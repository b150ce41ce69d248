import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { PlaySession } from '../../contracts/play-session.ts';
import { selfExclusion, timeOut } from '../../contracts/protection/index.ts';
import { sessionEndsAt } from '../account/session-limit.ts';
import { openedAt } from '../auth/sessions.ts';
import type { CallerSession } from '../http/context.ts';
import { breaksOf } from '../protection/breaks.ts';
import { mainIso } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { isSummaryDue } from './daily-summary.ts';
import { moneySince } from './money.ts';
import { nextCheck } from './reality-check.ts';

/** The exclusion is named before a time-out that runs at the same time. */
function restOf(world: World, userId: number): PlaySession['rest'] {
  const breaks = breaksOf(world, userId);
  const rest =
    breaks.find(({ type }) => type === selfExclusion) ??
    breaks.find(({ type, scope }) => type === timeOut && scope === 'play');
  return rest === undefined ? null : { kind: rest.type === timeOut ? 'timeOut' : 'exclusion', endsAt: rest.endsAt };
}

/** The session of this call: since when, what it cost and brought, and what comes next. Row LIM-63. */
export function playSessionView(world: World, caller: CallerSession): PlaySession {
  const { sessionId, userId } = caller;
  const opened = openedAt(world.db, sessionId);
  const iso = mainIso(world, userId);
  const { staked, won } = moneySince(world, userId, iso, opened);
  const money = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  const endsAt = sessionEndsAt(world, caller);
  return {
    startedAt: Math.floor(opened / 1000),
    endsAt: endsAt === null ? null : Math.ceil(endsAt / 1000),
    iso,
    staked: money(staked),
    won: money(won),
    net: money(won - staked),
    check: nextCheck(world, caller),
    isSummaryDue: isSummaryDue(world, userId),
    rest: restOf(world, userId),
  };
}
