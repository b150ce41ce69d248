import { combine, createEvent, createStore, sample } from 'effector';

import { toWire } from '@contracts/maths/index';
import type { OrderRequest } from '@contracts/orders';

import { $activeAccount } from '@/entities/account/@x/price-order';
import { $language, $t } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';
import { $locale } from '@/shared/lib/language';
import { currencyFacts, parseMoney, typedAmount } from '@/shared/lib/money';
import { noticeShown } from '@/shared/lib/notices';

import { makeMutation } from '../api/orders';
import { type OrderKind, readOdds, type UntilChoice } from '../lib/order';

/** What an order is about. `milli`: its odds now, thousandths. */
export type Target = { marketId: number; name: string; milli: number; isLive: boolean };

export const formOpened = createEvent<Target>();
export const formClosed = createEvent();
export const kindChosen = createEvent<OrderKind>();
export const sideChosen = createEvent<'above' | 'below'>();
export const oddsTyped = createEvent<string>();
export const stakeTyped = createEvent<string>();
export const untilChosen = createEvent<UntilChoice>();
/** The button of the form: an alert is sent, a bet is shown once more. */
export const formPressed = createEvent();
export const backPressed = createEvent();
/** The player confirms the bet that they have been shown. */
export const confirmPressed = createEvent();

const changed = [kindChosen, sideChosen, oddsTyped, stakeTyped, untilChosen];

export const $target = createStore<Target | null>(null)
  .on(formOpened, (_, target) => target)
  .reset(formClosed);
export const $kind = createStore<OrderKind>('tell')
  .on(kindChosen, (_, kind) => kind)
  .reset(formOpened);
const $chosenSide = createStore<'above' | 'below'>('above')
  .on(sideChosen, (_, side) => side)
  .reset(formOpened);
/** A bet is never placed at lower odds than were named. */
export const $side = combine($chosenSide, $kind, (side, kind) => (kind === 'place' ? ('above' as const) : side));
export const $oddsText = createStore('')
  .on(oddsTyped, (_, text) => text)
  .reset(formOpened);
export const $until = createStore<UntilChoice>('end')
  .on(untilChosen, (_, until) => until)
  .reset(formOpened);
const $typedStake = createStore<string | null>(null)
  .on(stakeTyped, (_, text) => text)
  .reset(formOpened);
export const $iso = $activeAccount.map((account) => account?.iso ?? null);
export const $stakeText = combine(
  [$typedStake, $iso, $locale],
  ([typed, iso, locale]) => typed ?? (iso === null ? '' : typedAmount(currencyFacts(iso).first, iso, locale)),
);
const $odds = $oddsText.map(readOdds);
/** Minor units; null: no sum. */
export const $stake = combine([$stakeText, $iso, $locale], ([text, iso, locale]) => {
  const minor = iso === null ? null : parseMoney(text, iso, locale);
  return minor !== null && minor > 0 ? minor : null;
});

/** Why the form cannot go out; null: it can. `there`: the odds are so already. */
type Fault = 'odds' | 'there' | 'stake' | 'start';
export const $fault = combine(
  [$target, $kind, $side, $odds, $stake, $until],
  ([target, kind, side, odds, stake, until]): Fault | null => {
    if (odds === null) return 'odds';
    const now = target?.milli ?? 0;
    if (now > 1000 && (side === 'above' ? now >= odds : now <= odds)) return 'there';
    if (kind === 'place' && stake === null) return 'stake';
    return target?.isLive === true && until === 'start' ? 'start' : null;
  },
);
/** The fault shows once the player has pressed. */
export const $shownFault = createStore<Fault | null>(null)
  .on(sample({ clock: formPressed, source: $fault }), (_, fault) => fault)
  .reset(formOpened, ...changed);

const $pressable = combine({ fault: $fault, kind: $kind });
const pressed = sample({ clock: formPressed, source: $pressable });
/** The bet is shown once more before it is ordered. */
export const $isConfirming = createStore(false)
  .on(pressed, (_, { fault, kind }) => fault === null && kind === 'place')
  .reset(formOpened, backPressed, formClosed, ...changed);

/** Another form is another act; the same one sent again is the same order. */
const $key = createStore('').on([formOpened, ...changed, makeMutation.finished.success], () => newUuid());

const $form = combine({
  ...{ target: $target, kind: $kind, side: $side, odds: $odds, until: $until, stake: $stake },
  ...{ account: $activeAccount, key: $key, language: $language, now: $now, isPending: makeMutation.$pending },
});
const going = sample({
  clock: [
    pressed.filter({ fn: ({ fault, kind }) => fault === null && kind === 'tell' }),
    sample({ clock: confirmPressed, source: $isConfirming, filter: Boolean }),
  ],
  source: $form,
});
sample({
  clock: going.filterMap(({ target, kind, side, odds, until, stake, account, key, language, now, isPending }) => {
    if (target === null || odds === null || isPending) return undefined;
    const isTimed = until !== 'start' && until !== 'end';
    const order: OrderRequest = {
      ...{ kind, marketId: target.marketId, side, odds: odds / 1000, until: isTimed ? 'time' : until },
      ...(isTimed && { endsAt: Math.floor(now / 1000) + Number(until) * 60 }),
      ...(kind === 'place' &&
        account !== null &&
        stake !== null && { accountId: account.id, stake: toWire(stake, account.digits) }),
    };
    return { key, order, language };
  }),
  target: makeMutation.start,
});

export const $isSending = makeMutation.$pending;
/** The backend's reason for the refusal; empty: no answer arrived. */
export const $refusal = createStore<string | null>(null)
  .on(makeMutation.finished.failure, (_, { error }) => error.message)
  .reset(formOpened, makeMutation.start, backPressed, ...changed);

sample({ clock: makeMutation.finished.success, target: formClosed });
sample({
  clock: makeMutation.finished.success,
  source: $t,
  fn: (t, { result: { kind } }) => ({
    kind: 'success' as const,
    text: t(kind === 'tell' ? 'orders.made.tell' : 'orders.made.place'),
    link: { to: '/office/orders', label: t('orders.title') },
  }),
  target: noticeShown,
});
