import { Language } from './bounded.ts';
import { dataOf, Id, Seconds, WireMoney, WireOdds } from './common.ts';
import { Coupon, CouponCalcBet, CouponTypeId } from './coupon.ts';
import { z } from './zod.ts';

/** An edited bet has at most so many legs; an express cannot have more. */
const mostLegs = 50;
/** A leg names at most so many outcomes of its market that the player can take instead. */
export const mostChoices = 40;

/** The legs that the bet would have, by their outcomes. A decided leg is not listed: the value of the bet includes it. */
export const EditPreviewRequest = z.object({
  marketIds: z.array(Id).check(z.minLength(1), z.maxLength(mostLegs)),
  lng: Language,
});

const outcome = { typeId: Id, param: z.optional(z.number()) };
/** Another outcome of the same market. */
const EditChoice = z.object({ ...outcome, marketId: Id, name: z.string(), coef: WireOdds, isBlocked: z.boolean() });

const EditLeg = z.object({
  ...CouponCalcBet.shape,
  ...outcome,
  name: z.string(),
  groupName: z.string(),
  gameId: Id,
  isLive: z.boolean(),
  choices: z.array(EditChoice).check(z.maxLength(mostChoices)),
});

/**
 * The effect of an edit now. `value`: what the bet is worth, all of which is the stake of the new one; null: it cannot
 * be edited now. `fault`: the code of the refusal that it would meet. `mistakeUntil`: until then the value is the
 * whole stake, as long as nothing has moved since the bet was placed.
 */
export const EditPreview = z.object({
  value: z.nullable(WireMoney),
  mistakeUntil: z.optional(Seconds),
  typeId: CouponTypeId,
  coef: WireOdds,
  possibleWin: WireMoney,
  fault: z.nullable(z.int()),
  bets: z.array(EditLeg),
});
export type EditPreview = z.infer<typeof EditPreview>;
export const EditPreviewAnswer = dataOf(EditPreview);

/**
 * The legs with the odds, the value and the possible win that the player saw. `accept`: `same` takes exactly these,
 * `notWorse` also what has become better.
 */
export const EditRequest = z.object({
  bets: z.array(z.object({ marketId: Id, coef: WireOdds })).check(z.minLength(1), z.maxLength(mostLegs)),
  value: WireMoney,
  possibleWin: WireMoney,
  accept: z.enum(['same', 'notWorse']),
  lng: Language,
});
export type EditRequest = z.infer<typeof EditRequest>;
/** `old` was sold for its value, `coupon` was placed for it. */
export const EditAnswer = dataOf(z.object({ old: Coupon, coupon: Coupon }));
/** `data` of a refusal: what the edit would do by now. */
export const EditRefusalData = z.object({ preview: EditPreview });
