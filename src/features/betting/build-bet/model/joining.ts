import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { couponTypes } from '@contracts/coupon-types';
import { betTypes } from '@contracts/maths/index';

import { $bets, $isFrozen, betRemoved, outcomeToggled, removalForgotten, typeChosen } from '@/entities/coupon';
import { $language } from '@/shared/i18n';

import { joinMutation } from '../api/join';
import { type Joint, type Part, partsIn } from '../lib/joint';
import { type Swap, swapOf } from '../lib/swap';
import { keyOf, type Wish } from '../lib/wishes';
import { $joints, $wishes, answerLost } from './asking';

/** The player takes the joint price of these bets. */
export const jointTaken = createEvent<string>();
/** The player wants the parts of a joined bet as bets of their own again. */
export const jointSplit = createEvent<string>();
/** The player takes one part out of a joined bet. */
export const partRemoved = createEvent<{ key: string; marketId: number }>();

const $slip = combine({ bets: $bets, wishes: $wishes, joints: $joints, isFrozen: $isFrozen });
type Slip = { bets: Wish['bets']; wishes: readonly Wish[]; joints: ReadonlyMap<string, Joint>; isFrozen: boolean };

/** No slip holds more. */
const maxBets = betTypes[couponTypes.severalSingles].bets[1];

const none: Swap & { isFull: boolean } = { out: [], picks: [], isFull: false };
function swapTo({ bets, wishes, isFrozen }: Slip, key: string, parts: readonly Part[]): typeof none {
  const wish = wishes.find((one) => one.key === key);
  if (wish === undefined || isFrozen || parts.length === 0) return none;
  const swap = swapOf(bets, wish.bets, parts);
  const isFull = bets.length + swap.picks.length > maxBets;
  return bets.length - swap.out.length + swap.picks.length <= maxBets ? { ...swap, isFull } : none;
}
const joinedIn = (joint: Joint | undefined): Part[] => (joint?.kind === 'joined' ? [joint.market] : []);

const taken = sample({
  clock: jointTaken,
  source: $slip,
  fn: (slip, key) => swapTo(slip, key, joinedIn(slip.joints.get(key))),
});
const split = sample({
  clock: jointSplit,
  source: $slip,
  fn: (slip, key) => swapTo(slip, key, partsIn(slip.joints.get(key))),
});

const shrinking = sample({
  clock: partRemoved,
  source: { slip: $slip, lng: $language },
  fn: ({ slip, lng }, { key, marketId }) => {
    const rest = partsIn(slip.joints.get(key)).filter(({ id }) => id !== marketId);
    const marketIds = rest.map(({ id }) => id);
    return { key, slip, rest, ask: { gameId: rest[0]?.gameId ?? 0, marketIds, lng, isExplained: false } };
  },
});
const shrunkToOne = sample({
  clock: shrinking,
  filter: ({ rest }) => rest.length === 1,
  fn: ({ slip, key, rest }) => swapTo(slip, key, rest),
});
/** The parts that stay, while their price is on its way, and the bet that they are to replace. */
const $shrinking = createStore<{ key: string; restKey: string } | null>(null)
  .on(shrinking, (_, { key, ask }) => ({ key, restKey: keyOf(ask.marketIds) }))
  .reset(taken, split);
sample({
  clock: shrinking,
  filter: ({ rest }) => rest.length > 1,
  fn: ({ ask }) => ask,
  target: joinMutation.start,
});
const shrunk = sample({
  clock: joinMutation.finished.success,
  source: { slip: $slip, shrinking: $shrinking },
  filter: ({ shrinking: now }, { params }) => now?.restKey === keyOf(params.marketIds),
  fn: ({ slip, shrinking: now }, { result }) => swapTo(slip, now?.key ?? '', joinedIn(result)),
});
sample({
  clock: joinMutation.finished.failure,
  source: $shrinking,
  filter: (now, { params }) => now?.restKey === keyOf(params.marketIds),
  fn: (now) => now?.key ?? '',
  target: answerLost,
});
$shrinking.reset(shrunk);

/** What comes is there before what goes: an empty slip would lose its stake. Only a full slip makes room first. */
const swapFx = createEffect(({ out, picks, isFull }: typeof none) => {
  const toggle = scopeBind(outcomeToggled, { safe: true });
  const remove = scopeBind(betRemoved, { safe: true });
  const forget = scopeBind(removalForgotten, { safe: true });
  const steps = [() => picks.forEach((pick) => toggle(pick)), () => out.forEach((id) => remove(id))];
  for (const step of isFull ? steps.toReversed() : steps) step();
  forget();
});
sample({ clock: [taken, split, shrunkToOne, shrunk], filter: ({ out }) => out.length > 0, target: swapFx });
// Bets on one match are no accumulator, so they come apart as singles.
sample({
  clock: split,
  filter: ({ picks }) => picks.length > 1,
  fn: () => couponTypes.severalSingles,
  target: typeChosen,
});
