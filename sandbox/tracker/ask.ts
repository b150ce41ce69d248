import type { Context } from 'hono';

import { couponTypes } from '../../contracts/coupon-types.ts';
import { oddsBands, trackerBounds } from '../../contracts/tracker.ts';
import { zoneNamed } from '../../contracts/zone-named.ts';
import type { TimeZone } from '../../contracts/zones.ts';
import { ownAccount } from '../cashier/index.ts';
import { type Env, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { momentOf } from '../http/span.ts';
import type { LedgerAccount } from '../ledger/index.ts';

const monthSec = 28 * 24 * 3600;

/** Null: any. `sport`, `market`: 0 for bets of several. `odds`: place of the price band. */
export type TrackerFilter = {
  sport: number | null;
  market: number | null;
  type: number | null;
  odds: number | null;
  tag: string | null;
};

/** `from`, `to`: ms. */
export type TrackerAsked = {
  account: LedgerAccount;
  from: number;
  to: number;
  zone: TimeZone;
  filter: TrackerFilter;
};

function wholeOf(c: Context<Env>, name: string, most: number): number | null {
  const text = c.req.query(name) ?? '';
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text) || Number(text) > most) throw wrongField(name, 'field_error_required');
  return Number(text);
}

function tagOf(c: Context<Env>): string | null {
  const tag = (c.req.query('tag') ?? '').trim();
  if (tag.length > trackerBounds.tag) throw wrongField('tag', 'field_error_required');
  return tag === '' ? null : tag;
}

/** What the query asks for. Throws at the first field that is wrong. */
export function askedOf(c: Context<Env>): TrackerAsked {
  const world = c.get('world');
  const account = ownAccount(world, playerOf(c), Number(c.req.query('account')));
  if (account === null) throw wrongField('account', 'field_error_required');
  const zone = zoneNamed((c.req.query('zone') ?? '0').slice(0, 64));
  if (zone === null) throw wrongField('zone', 'field_error_required');
  // What ends in this very second is part of it.
  const to = momentOf(c, 'to', Math.floor(world.clock.now() / 1000) + 1);
  const from = momentOf(c, 'from', Math.max(0, to - monthSec));
  const filter = {
    sport: wholeOf(c, 'sport', Number.MAX_SAFE_INTEGER),
    market: wholeOf(c, 'market', Number.MAX_SAFE_INTEGER),
    type: wholeOf(c, 'type', couponTypes.severalSingles),
    odds: wholeOf(c, 'odds', oddsBands.length - 1),
    tag: tagOf(c),
  };
  return { account, from: from * 1000, to: to * 1000, zone, filter };
}
