import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { SaleOffers } from '../../contracts/sale.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { createSlices } from '../http/slices.ts';
import type { World } from '../world/world.ts';
import { correctionMark } from './correcting.ts';
import { quoteValidMs } from './sale.ts';
import { courseOf, keepCourses, noteOffer } from './sale-course.ts';
import { offerFor } from './sale-price.ts';
import { couponById, inPlayOf, playersInPlay } from './store.ts';

/** How often players learn what changed, in real time: a world's clock may stand still. */
const beatMs = 1000;
/** Unchanged offers are sent again before they run out. */
const renewMs = 6000;
/** Of players without an open page only the course is kept, every so many beats. */
const restBeats = 5;
/** So many players are looked at before others are answered. */
const mostPlayers = 50;
/** Only the newest coupons: as many as the column of the page shows, and a few more. */
const maxCoupons = 100;

type Offer = SaleOffers['offers'][number];
/** `sign`: everything that the price depends on; while it is the same, the price is too. `mistakeUntil`: ms. */
type Known = { sign: string; offer: Offer; mistakeUntil: number };
type Told = { text: string; at: number };

/** The offers for one player's open coupons. `known` saves the arithmetic for coupons where nothing moved. */
function offersOf(world: World, userId: number, known: Map<number, Known>): Offer[] {
  const { db, simulator, clock } = world;
  const now = clock.now();
  const prices = new Map<number, string>();
  const stands = new Map<number, NonNullable<Offer['stands']>>();
  for (const { id, amount, marketId } of inPlayOf(db, userId)) {
    const market = simulator.market(marketId);
    const status = market && simulator.match(market.gameId)?.status;
    // A match that has not begun says nothing, which need not be worked out.
    const stand = status !== undefined && status < 2 ? null : simulator.standOf(marketId);
    if (stand !== null) {
      const { is, needs, way, change } = stand;
      const told = {
        marketId,
        is,
        ...(needs !== null && { needs }),
        ...(way && { way: [...way] }),
        ...(change && { change }),
      };
      stands.set(id, [...(stands.get(id) ?? []), told]);
    }
    const fair = market && simulator.fairOf(marketId);
    const worth = [market?.milli, market?.isBlocked, fair?.chance.toFixed(4), fair?.decided.toFixed(4)];
    const sign = [amount, marketId, ...worth, status, JSON.stringify(stand)].join(':');
    prices.set(id, `${prices.get(id) ?? ''} ${sign}`);
  }
  const ids = [...prices.keys()].slice(0, maxCoupons);
  return ids.flatMap((id) => {
    const before = known.get(id);
    // The player can return a mistake for a short while only, and one sale may depend on the other coupons (an
    // advance).
    const isYoung = (before?.mistakeUntil ?? 0) > now;
    const sign = `${prices.get(id) ?? ''} ${String(isYoung)} ${String(correctionMark(db))} ${ids.join()}`;
    if (before?.sign === sign) return [before.offer];
    const coupon = couponById(db, id);
    if (coupon === null) return [];
    const wire = (minor: number) => toWire(minor, currencyFacts(coupon.iso).digits);
    const found = offerFor(world, coupon);
    const offer: Offer = {
      couponId: String(id),
      amount: wire(coupon.amount),
      price: found === null ? null : wire(found.price),
      ...(stands.has(id) && { stands: stands.get(id) }),
      ...(found?.mistakeUntil != null && { mistakeUntil: Math.floor(found.mistakeUntil / 1000) }),
    };
    known.set(id, { sign, offer, mistakeUntil: found?.mistakeUntil ?? 0 });
    if (found !== null) noteOffer(world, id, { amount: coupon.amount, price: found.price });
    return [offer];
  });
}

const validUntil = ({ clock }: World): number => Math.floor((clock.now() + quoteValidMs) / 1000);

/** The course of an offer with its sums as the wire has them. */
function wireCourse(world: World, { couponId }: Offer): number[] {
  const coupon = couponById(world.db, Number(couponId));
  if (coupon === null) return [];
  const { digits } = currencyFacts(coupon.iso);
  return courseOf(world, coupon.id).map((value, index) =>
    index % 2 === 0 ? Math.round(value) : toWire(value, digits),
  );
}

/** What the house pays now for each open coupon of the player. */
export const offersFor = (world: World, userId: number): SaleOffers => ({
  validUntil: validUntil(world),
  offers: offersOf(world, userId, new Map()).map((offer) => ({ ...offer, course: wireCourse(world, offer) })),
});

/**
 * Tells every player with an open page what the house pays for their open coupons. One message for each player, when
 * something changed.
 */
export function createSaleBoard(world: World): { beat: () => void; stop: () => void } {
  const players = new Map<number, { known: Map<number, Known>; told: Told }>();

  /** The offers by now, and whether an open page must hear of them. */
  const look = (userId: number, isListening: boolean): void => {
    const player = players.get(userId) ?? { known: new Map<number, Known>(), told: { text: '[]', at: 0 } };
    players.set(userId, player);
    const offers = offersOf(world, userId, player.known);
    for (const id of player.known.keys())
      if (!offers.some(({ couponId }) => couponId === String(id))) player.known.delete(id);
    if (!isListening) return;
    const text = JSON.stringify(offers);
    const at = world.clock.now();
    const isOld = offers.some(({ price }) => price !== null) && at - player.told.at >= renewMs;
    if (text === player.told.text && !isOld) return;
    player.told = { text, at };
    const value = { validUntil: validUntil(world), offers };
    world.pages.publishUser(userId, () => ({ op: 'put', kind: 'sale', id: 'offers', value }));
  };

  const lookSafely = (userId: number, isListening: boolean): void => {
    try {
      // A player who comes back gets every value again.
      if (!isListening) forget(userId);
      look(userId, isListening);
    } catch (error) {
      raiseAlarm(world, { source: 'sale-board', subject: `player ${String(userId)}`, message: String(error) });
    }
  };

  let beats = 0;
  /** The players looked at in this beat, and those looked at before. */
  let round: { userIds: readonly number[]; next: number; isRest: boolean } | null = null;
  const slices = createSlices(world, mostPlayers, (mayGoOn) => {
    if (round === null || !world.db.isOpen) return false;
    const listeners = new Set(world.pages.listeners());
    for (; round.next < round.userIds.length && mayGoOn(); round.next += 1) {
      const userId = round.userIds[round.next] ?? 0;
      lookSafely(userId, listeners.has(userId));
    }
    if (round.next < round.userIds.length) return true;
    if (round.isRest) keepCourses(world, new Set([...players.values()].flatMap(({ known }) => [...known.keys()])));
    round = null;
    return false;
  });
  const beat = (): void => {
    // Where a round takes longer than a beat, the next round begins after it.
    if (slices.isBusy()) return;
    const listeners = new Set(world.pages.listeners());
    const isRest = beats % restBeats === 0;
    beats += 1;
    const away = new Set(isRest ? playersInPlay(world.db).filter((userId) => !listeners.has(userId)) : []);
    if (isRest)
      for (const userId of players.keys()) if (!listeners.has(userId) && !away.has(userId)) players.delete(userId);
    round = { userIds: [...listeners, ...away], next: 0, isRest };
    slices.press();
  };
  const forget = (userId: number): void => {
    const player = players.get(userId);
    if (player) player.told = { text: '[]', at: 0 };
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return { beat, stop: () => clearInterval(timer) };
}

/** Keeps the board for as long as the world is open. */
export function startSaleBoard(world: World): void {
  const { stop } = createSaleBoard(world);
  const { close } = world;
  world.close = () => {
    stop();
    close();
  };
}
