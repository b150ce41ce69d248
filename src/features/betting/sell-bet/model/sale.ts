import { createEffect, createEvent, createStore, merge, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { betReceived, betsForgotten, type PlacedBet } from '@/entities/bet';
import { toFailure } from '@/shared/api';
import { newUuid } from '@/shared/lib/device';

import { closeKeyFx, lookFx, quoteFx, sellFx, type SellParams } from '../api/sale';
import type { Quoted } from '../lib/offer';
import { outcomeOfFailure, type SaleOutcome } from '../lib/outcome';
import { afterOutcome, gapAfter, isBusy, mayClose, type Sale, type Wish } from '../lib/sale';
import { $saleSettings } from './settings';

/** The form of a bet is opened; the way back from every stage that is not under way. */
export const saleOpened = createEvent<PlacedBet>();
export const saleClosed = createEvent();
export const partChosen = createEvent<number>();
/** The player says yes to this price: on the page, or by the one press. */
export const saleConfirmed = createEvent<Wish>();
export const oneClickPressed = createEvent<Wish>();
/** Yes to the changed price. */
export const changeAccepted = createEvent();
/** Sold, with what was paid. */
export const betSold = createEvent<Extract<SaleOutcome, { kind: 'sold' }>>();

const started = createEvent<Extract<Sale, { stage: 'quoting' }>>();
const priceMoved = createEvent<Quoted>();
const sent = createEvent<SellParams>();
const heard = createEvent<SaleOutcome>();

const step = (sale: Sale | null): Pick<Sale, 'betId' | 'iso' | 'part'> | null =>
  sale && { betId: sale.betId, iso: sale.iso, part: sale.part };

/** One sale at a time. Spec: coupon §4 "sell flow". */
export const $sale = createStore<Sale | null>(null)
  .on(saleOpened, (sale, { id, iso }): Sale | null =>
    isBusy(sale) ? sale : { betId: id, iso, part: 1, stage: 'choosing' },
  )
  .on(saleClosed, (sale) => (isBusy(sale) ? sale : null))
  .on(partChosen, (sale, part): Sale | null => (sale?.stage === 'choosing' ? { ...sale, part } : sale))
  .on(started, (_, sale) => sale)
  .on(priceMoved, (sale, offer): Sale | null =>
    sale?.stage === 'quoting'
      ? { betId: sale.betId, iso: sale.iso, part: sale.part, stage: 'changed', shown: sale.shown, offer }
      : sale,
  )
  .on(quoteFx.fail, (sale, { error }): Sale | null => {
    const base = step(sale);
    if (base === null || sale?.stage !== 'quoting') return sale;
    const failure = toFailure(error);
    return {
      ...base,
      stage: 'refused',
      code: failure.kind === 'server' ? failure.code : failure.statusCode,
      message: failure.message,
    };
  })
  .on(sent, (sale, { key, price }): Sale | null => {
    const base = step(sale);
    return base && { ...base, stage: 'sending', shown: price, key, looks: 0 };
  })
  .on(heard, (sale, outcome) => sale && afterOutcome(sale, outcome))
  .on(lookFx, (sale): Sale | null => (sale?.stage === 'checking' ? { ...sale, looks: sale.looks + 1 } : sale))
  .reset(betsForgotten);

// Yes → the price of this moment → sent, or asked about. A press while one is under way is dropped.
const wished = sample({
  clock: [
    saleConfirmed.map((wish) => ({ ...wish, mode: 'page' as const })),
    oneClickPressed.map((wish) => ({ ...wish, mode: 'one_click' as const })),
  ],
  source: { sale: $sale, settings: $saleSettings },
  filter: ({ sale }) => !isBusy(sale),
  fn: ({ settings }, { bet, part, price, mode }) => ({
    betId: bet.id,
    iso: bet.iso,
    part,
    stage: 'quoting' as const,
    shown: price,
    accept: settings.isAcceptAll ? ('all' as const) : ('strict' as const),
    mode,
  }),
});
sample({ clock: wished, target: started });
sample({ clock: started, fn: ({ betId, iso, part }) => ({ betId, iso, part }), target: quoteFx });

const quoted = sample({
  clock: quoteFx.doneData,
  source: $sale,
  filter: (sale, { betId }) => sale?.stage === 'quoting' && sale.betId === betId,
  fn: (sale, offer) => ({ sale, offer }),
});
const isAgreed = ({ sale, offer }: { sale: Sale | null; offer: Quoted }) =>
  sale?.stage === 'quoting' && (sale.accept === 'all' || sale.shown === offer.price);
sample({ clock: quoted, filter: (pair) => !isAgreed(pair), fn: ({ offer }) => offer, target: priceMoved });

/** Each sale has a key of its own, so that its answer can be asked for. */
const withKeyFx = createEffect((params: Omit<SellParams, 'key'>): SellParams => ({ ...params, key: newUuid() }));
sample({
  clock: quoted.filterMap((pair) => {
    const { sale, offer } = pair;
    if (sale?.stage !== 'quoting' || !isAgreed(pair)) return undefined;
    const { betId, iso, accept, mode } = sale;
    return { betId, iso, token: offer.token, price: offer.price, accept, mode };
  }),
  target: withKeyFx,
});
const changeTaken = sample({ clock: changeAccepted, source: $sale });
sample({
  clock: changeTaken.filterMap((sale) => {
    if (sale?.stage !== 'changed') return undefined;
    const { betId, iso, offer } = sale;
    return { betId, iso, token: offer.token, price: offer.price, accept: 'strict' as const, mode: 'page' as const };
  }),
  target: withKeyFx,
});
sample({ clock: withKeyFx.doneData, target: sent });
sample({ clock: sent, target: sellFx });

sample({ clock: sellFx.doneData, target: heard });
sample({ clock: sellFx.fail, fn: ({ error }) => outcomeOfFailure(toFailure(error)), target: heard });

// A lost answer: asked for until it is there, or until its key is closed. Only then "not sold" is said.
const waitFx = createEffect(
  ({ ms }: { key: string; ms: number }) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
);
const isNoAnswer = (outcome: SaleOutcome | null) => outcome === null || outcome.kind === 'unknown';
/** A look that brought nothing; its key. */
const unanswered = merge([
  lookFx.fail.map(({ params }) => params),
  lookFx.done.filterMap(({ params, result }) => (isNoAnswer(result) ? params : undefined)),
]);
sample({
  clock: [heard, unanswered],
  source: $sale,
  filter: (sale) => sale?.stage === 'checking' && !mayClose(sale.looks),
  fn: (sale) => (sale?.stage === 'checking' ? { key: sale.key, ms: gapAfter(sale.looks) } : { key: '', ms: 0 }),
  target: waitFx,
});
sample({
  clock: waitFx.done,
  source: $sale,
  filter: (sale, { params }) => sale?.stage === 'checking' && sale.key === params.key,
  fn: (_, { params }) => params.key,
  target: lookFx,
});
sample({
  clock: lookFx.doneData.filterMap((outcome) => outcome ?? undefined),
  filter: (outcome) => !isNoAnswer(outcome),
  target: heard,
});
sample({
  clock: unanswered,
  source: $sale,
  filter: (sale) => sale?.stage === 'checking' && mayClose(sale.looks),
  fn: (_, key) => key,
  target: closeKeyFx,
});
sample({ clock: closeKeyFx.done, fn: () => ({ kind: 'refused' as const, code: 0, message: '' }), target: heard });
// The key was taken after all: its answer is there, or on its way.
sample({ clock: closeKeyFx.fail, fn: ({ params }) => ({ key: params, ms: gapAfter(0) }), target: waitFx });

// The ledger has moved: header, my bets and the next offer know it.
sample({ clock: heard.filterMap((outcome) => (outcome.kind === 'sold' ? outcome : undefined)), target: betSold });
sample({ clock: betSold, fn: ({ bet }) => bet, target: betReceived });
sample({ clock: betSold, fn: () => undefined, target: balanceRefreshRequested });
