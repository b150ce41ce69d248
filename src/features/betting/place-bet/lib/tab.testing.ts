import type { StoreWritable } from 'effector';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import type { Sent } from '@/entities/coupon';
import { bet, recordFrom } from '@/entities/coupon/testing';
import {
  act,
  createServer,
  openTab as openAnyTab,
  type Server,
  type Stored,
  type Told,
} from '@/entities/placement/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';

import { placeRequested } from '../model/outgoing';

const config = {
  ref_id: 7,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  isAvailableCouponBonusBet: false,
  languages: [],
};

/**
 * A tab of a player with an account, and their press on Place. `loaded`: slips on their way, which the page knows before the
 * coupon opens.
 */
export async function openTab(
  server: Server,
  stored: Stored,
  told: Told[] = [],
  userId: number | null = 3,
  loaded: [StoreWritable<Sent[]>, Sent[]][] = [],
) {
  const tab = await openAnyTab(server, stored, {
    told,
    values: [[$userId, userId], [$balance, balance], [$siteConfig, config], ...loaded] as never,
    isOpen: loaded.length === 0,
  });
  return { ...tab, press: () => act(tab.scope, placeRequested) };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;

export const read = (stored: Stored) => recordFrom(JSON.parse(stored.text ?? 'null'), Date.now());

export const fresh = (): Stored => ({
  text: JSON.stringify({ ids: [], bets: [bet(11, {}, 1850)], stake: 150_00, iso: 'RUB', sent: [] }),
  writes: [],
});

/** A server, and the first tab of a player who has one bet in the coupon. */
export async function openFirst() {
  const server = createServer();
  const stored = fresh();
  const told: Told[] = [];
  const tab = await openTab(server, stored, told);
  return { server, stored, told, tab };
}
