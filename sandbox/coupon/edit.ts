import { errorCodes as E } from '../../contracts/common.ts';
import type { Coupon } from '../../contracts/coupon.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import type { EditRequest } from '../../contracts/edit-bet.ts';
import { type Minor, toMinor } from '../../contracts/maths/index.ts';
import type { Commit, Outcome } from '../actions/index.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { checkPlayer } from './account.ts';
import { liveDelay } from './delay.ts';
import { type EditFault, type EditPlan, openLegs, planEdit } from './edit-plan.ts';
import { editPreview } from './edit-view.ts';
import { isLiveMatch } from './match-part.ts';
import { take } from './place.ts';
import { refusal } from './refusal.ts';
import { checkOpen, sellAll } from './sale.ts';
import { insertEdit } from './sale-store.ts';
import { type Scores, scoresOf } from './scores.ts';
import { couponById } from './store.ts';
import type { StoredCoupon } from './types.ts';
import { couponView } from './view.ts';

type Edit = { world: World; couponId: number; request: EditRequest };

/**
 * A leg that stays is sold by its chance and bought by its price, so value and odds move in opposite directions, and
 * the possible win changes only by the rounding of prices: less than this part of it.
 */
const roundingPart = 1 / 100;

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * The code of what has moved since the player looked; null: nothing, or only for the better. New legs are compared by
 * their odds, kept legs by the possible win.
 */
function movedIn(
  { value, made }: EditPlan,
  kept: readonly number[],
  asked: { value: Minor; possibleWin: Minor; accept: EditRequest['accept'] },
): EditFault | typeof E.sellPriceChanged | null {
  if (made === null) return E.saleNotAvailable;
  const { bets } = made.plan;
  if (asked.accept === 'same') {
    if (bets.some(({ milli, askedMilli }) => milli !== askedMilli)) return E.oddsChanged;
    return value === asked.value && made.possibleWin === asked.possibleWin ? null : E.sellPriceChanged;
  }
  const incoming = bets.filter(({ bet }) => !kept.includes(bet.marketId));
  if (incoming.some(({ milli, askedMilli }) => milli < askedMilli)) return E.oddsChanged;
  return made.possibleWin < Math.floor(asked.possibleWin * (1 - roundingPart)) ? E.sellPriceChanged : null;
}

const failureOf = (code: EditFault | typeof E.sellPriceChanged): ApiFailure => {
  if (code === E.saleNotAvailable) return new ApiFailure(409, code, 'This bet cannot be edited now.');
  if (code === E.sellPriceChanged) return new ApiFailure(409, code, 'The cash-out value has changed.');
  return refusal(code);
};

/** Works the edit out, or refuses it with what it would do by now. */
function requireEdit(
  { world, couponId, request }: Edit,
  seen: Scores | null,
): { coupon: StoredCoupon; plan: EditPlan } {
  const { lng, bets, accept } = request;
  const coupon = couponById(world.db, couponId);
  if (coupon === null) throw notFound('This coupon');
  checkOpen(coupon);
  const legs = openLegs(coupon);
  const ids = bets.map(({ marketId }) => marketId);
  if (new Set(ids).size < ids.length || isSame(ids, legs)) throw wrongField('bets', 'field_error_required');
  const plan = planEdit(world, coupon, bets, { lng, seen });
  const minor = (wire: number): Minor => toMinor(wire, currencyFacts(coupon.iso).digits);
  const asked = { value: minor(request.value), possibleWin: minor(request.possibleWin), accept };
  const code = plan.fault ?? movedIn(plan, legs, asked);
  if (code === null) return { coupon, plan };
  const { status, message } = failureOf(code);
  throw new ApiFailure(status, code, message, { data: { preview: editPreview(world, coupon, plan, lng) } });
}

/**
 * Sells an open bet for what it is worth and places another for exactly that, both or neither. Refused with the codes
 * of a sale and of a placement. With a live leg on either side it waits as a placement does, and then everything is
 * looked at again, in the transaction that moves the money.
 */
export async function editBet(edit: Edit, commit: Commit): Promise<Outcome> {
  const { world, request } = edit;
  const first = requireEdit(edit, null);
  const { userId, bets } = first.coupon;
  checkPlayer(world, userId);
  const incoming = first.plan.made?.plan.bets ?? [];
  const isLive = ({ gameId }: { gameId: number }) => {
    const match = world.simulator.match(gameId);
    return match !== undefined && isLiveMatch(match);
  };
  if (incoming.some((bet) => bet.isLive) || bets.some((bet) => bet.statusId < 0 && isLive(bet))) await liveDelay(world);
  const seen = scoresOf(incoming);
  return commit(() => {
    checkPlayer(world, userId);
    const { coupon, plan } = requireEdit(edit, seen);
    if (plan.made === null) throw failureOf(E.saleNotAvailable);
    const { slip, purse, plan: placed } = plan.made;
    const old = sellAll(world, coupon);
    const fresh = take({ world, userId, slip }, purse, placed, 0);
    insertEdit(world.db, old.id, fresh.id);
    const view = (one: StoredCoupon): Coupon => couponView(world, one, request.lng);
    return { status: 200, body: { data: { old: view(old), coupon: view(fresh) } } };
  });
}
