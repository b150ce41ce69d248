/**
 * A browser with two tabs, which share storage, cookies and network. It records what the player did and what the tabs
 * said.
 */
import type { CouponIn } from '@contracts/coupon';

import { $bets, $isFrozen, $sent, $totalStake } from '@/entities/coupon';
import { recordFrom, type SlipRecord } from '@/entities/coupon/testing';
import { sessionClosed, sessionEndRequested, sessionOpened } from '@/entities/session';
import { placeRequested } from '@/features/betting/place-bet';

import type { Answered } from '../../../src/entities/placement/model/answers.ts';
import { connectionGivenUp } from '../../../src/shared/feed/connection.ts';
import { networkFound, networkLost } from '../../../src/shared/lib/device/connection.ts';
import type { Backend, Offer } from './backend.ts';
import { pass, settle } from './calm.ts';
import { createNetwork, type Fate } from './network.ts';
import type { SaleTold } from './selling.ts';
import { openTab, type Storage, type Tab, type Written } from './tab.ts';

export type Side = 0 | 1;
type Told = { side: Side; key: string; kind: Answered['outcome']['kind']; userId: number };
/** What the screen showed at the press; the stake in minor units. */
type Shown = { ids: number[]; stake: number | null };
export type Leaving = { key: string; request: CouponIn; shown: Shown | null; intent: number };

const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);
const idsOf = ({ bets }: Pick<SlipRecord, 'bets'>) => bets.map(({ market }) => market.id);

export async function openBrowser(backend: Backend, offers: readonly Offer[]) {
  const network = createNetwork(backend);
  const players = [await backend.openPlayer(), await backend.openPlayer()] as const;
  const stored: Storage = { text: null, shelves: new Map() };
  const told: Told[] = [];
  const leavings: Leaving[] = [];
  const saleKeys: string[] = [];
  const saleTold: (SaleTold & { side: Side })[] = [];
  /** Changes of the other tab that each tab has not heard of yet. */
  const due: [Written[], Written[]] = [[], []];
  const shown: (Shown | null)[] = [null, null];
  /** Ids of markets that the player removed, or that became bets. */
  const gone = new Set<number>();
  let intent = 0;
  let isRaced = false;

  const open = (side: Side) =>
    openTab({
      backend,
      network,
      stored,
      written: (word) => due[otherOf(side)].push(word),
      told: ({ sent, outcome, isCurrent }) => {
        told.push({ side, key: sent.key, kind: outcome.kind, userId: sent.userId });
        if (outcome.kind === 'accepted')
          for (const { legs } of outcome.coupons) for (const { marketId } of legs) gone.add(marketId);
        const isOfIntent = leavings.some((leaving) => leaving.key === sent.key && leaving.intent === intent);
        if (isCurrent && isOfIntent && outcome.kind !== 'turned_away') intent += 1;
      },
      overheard: ({ sent, outcome }) =>
        void told.push({ side, key: sent.key, kind: outcome.kind, userId: sent.userId }),
      saleTold: (one) => void saleTold.push({ side, ...one }),
      saleSent: (key) => void saleKeys.push(key),
      sent: ({ key, body }) =>
        leavings.push({ key, request: JSON.parse(body) as CouponIn, shown: shown[side] ?? null, intent }),
    });
  const tabs: [Tab, Tab] = [await open(0), await open(1)];

  const record = () => recordFrom(JSON.parse(stored.text ?? 'null'), Date.now());
  const hear = async (side: Side) => {
    for (let word = due[side].shift(); word !== undefined; word = due[side].shift()) await tabs[side].hear(word);
  };
  const hearAll = async () => {
    await hear(0);
    await hear(1);
  };

  const browser = {
    backend,
    network,
    offers,
    players,
    told,
    leavings,
    saleKeys,
    saleTold,
    gone,
    tabs,
    record,
    hearAll,
    isRaced: () => isRaced,
    newIntent: () => void (intent += 1),
    /** Gives the tab in which the player acts. `isLate`: they act before the other tab's message arrives. */
    async at(side: Side, isLate: boolean): Promise<Tab> {
      if (isLate) isRaced ||= due[side].length > 0;
      else await hear(side);
      return tabs[side];
    },
    async press(side: Side, fate: Fate): Promise<void> {
      const tab = tabs[side];
      network.next(fate);
      shown[side] = { ids: tab.get($bets).map(({ market }) => market.id), stake: tab.get($totalStake) };
      await tab.act(placeRequested, undefined);
    },
    /** Adding or removing a bet while a slip is on its way begins another slip. */
    leave(side: Side) {
      if (!tabs[side].get($isFrozen)) return;
      intent += 1;
      for (const id of idsOf(record())) gone.add(id);
    },
    async reload(side: Side): Promise<void> {
      tabs[side].close();
      due[side].length = 0;
      tabs[side] = await open(side);
    },
    async setDown(isDown: boolean): Promise<void> {
      network.setDown(isDown);
      for (const tab of tabs) {
        if (isDown) await tab.act(connectionGivenUp, undefined);
        await tab.act(isDown ? networkLost : networkFound, undefined);
      }
    },
    userId: () => tabs[0].userId(),
    async logIn(side: Side, player: Side): Promise<void> {
      const userId = players[player];
      network.cookies.set('sid', backend.signIn(userId));
      await tabs[side].act(sessionOpened, { userId });
      await tabs[otherOf(side)].act(sessionOpened, { userId, isRemote: true });
    },
    async logOut(side: Side): Promise<void> {
      await tabs[side].act(sessionEndRequested, { reason: 'player' as const });
      if (tabs[side].userId() === null) await tabs[otherOf(side)].act(sessionClosed, { reason: 'elsewhere' as const });
    },
    async pass(ms: number): Promise<void> {
      await hearAll();
      await pass(backend, ms);
      await hearAll();
    },
    unanswered: () => [
      ...new Set([record(), ...tabs.map((tab) => ({ sent: tab.get($sent) }))].flatMap(({ sent }) => sent)),
    ],
    async close(): Promise<void> {
      await settle(backend);
      for (const tab of tabs) tab.close();
    },
  };
  return browser;
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>;
