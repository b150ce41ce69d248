import { combine, createEvent, createStore, merge, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { betReceived, betsForgotten, type PlacedBet } from '@/entities/bet';
import { toFailure } from '@/shared/api';

import { quoteFx } from '../api/sale';
import { selling, type Sold } from '../api/selling';
import type { Quoted } from '../lib/offer';
import { formAfter, isBusy, type Sale, type SaleForm, saleUnderWay, type Wish } from '../lib/sale';
import { $saleSettings } from './settings';

/** The player opens the form of a bet. This also leads back to the form from every stage that is not under way. */
export const saleOpened = createEvent<PlacedBet>();
export const saleClosed = createEvent();
export const partChosen = createEvent<number>();
/** The player says yes to this price, on the page or by the one press. */
export const saleConfirmed = createEvent<Wish>();
export const oneClickPressed = createEvent<Wish>();
/** The player says yes to the changed price. */
export const changeAccepted = createEvent();
/** The bet is sold, with what the server paid. Each tab that waited for the sale says so. */
export const betSold = createEvent<Sold>();

const opened = createEvent<SaleForm>();
const started = createEvent<Extract<Sale, { stage: 'quoting' }>>();
const priceMoved = createEvent<Quoted>();
const answered = merge([selling.answered, selling.overheard]);

/** One form at a time. Spec: coupon §4 "sell flow". */
const $form = createStore<SaleForm | null>(null)
  .on([opened, started], (_, form) => form)
  .on(saleClosed, (form) => (isBusy(form) ? form : null))
  .on(partChosen, (form, part): SaleForm | null => (form?.stage === 'choosing' ? { ...form, part } : form))
  .on(priceMoved, (form, offer): SaleForm | null => {
    if (form?.stage !== 'quoting') return form;
    const { betId, iso, part, shown } = form;
    return { betId, iso, part, stage: 'changed', shown, offer };
  })
  .on(quoteFx.fail, (form, { error }): SaleForm | null => {
    if (form?.stage !== 'quoting') return form;
    const failure = toFailure(error);
    const { betId, iso, part } = form;
    // What the browser says of a lost answer is for developers, in English.
    const [code, message] = failure.kind === 'server' ? [failure.code, failure.message] : [0, ''];
    return { betId, iso, part, stage: 'refused', code, message };
  })
  .on(selling.acted, () => null)
  .on(answered, (form, answer) => (form === null || form.betId === answer.call.betId ? formAfter(answer) : form))
  .reset(betsForgotten);

/** What this tab has sent must end before another sale begins. */
const $isSelling = combine(
  $form,
  selling.$runs,
  (form, runs) => isBusy(form) || [...runs.values()].some(({ stage }) => stage !== 'waiting'),
);
/** By bet. */
export const $sales = combine($form, selling.$runs, (form, runs): Readonly<Record<string, Sale>> => {
  const underWay = [...runs.values()].map(saleUnderWay);
  return Object.fromEntries([...(form ? [form] : []), ...underWay].map((sale) => [sale.betId, sale]));
});

sample({
  clock: saleOpened,
  source: { isSelling: $isSelling, sales: $sales },
  filter: ({ isSelling, sales }, { id }) => !isSelling && !isBusy(sales[id]),
  fn: (_, { id, iso }) => ({ betId: id, iso, part: 1, stage: 'choosing' as const }),
  target: opened,
});

// The player says yes, the page reads the price of this moment, and then it sends the sale, or asks about a new price. It drops a press
// while a sale is under way.
sample({
  clock: [
    saleConfirmed.map((wish) => ({ ...wish, mode: 'page' as const })),
    oneClickPressed.map((wish) => ({ ...wish, mode: 'one_click' as const })),
  ],
  source: { isSelling: $isSelling, sales: $sales, settings: $saleSettings },
  filter: ({ isSelling, sales }, { bet }) => !isSelling && !isBusy(sales[bet.id]),
  fn: ({ settings }, { bet, part, price, mode }) => ({
    betId: bet.id,
    iso: bet.iso,
    part,
    stage: 'quoting' as const,
    shown: price,
    accept: settings.isAcceptAll ? ('all' as const) : ('strict' as const),
    mode,
  }),
  target: started,
});
sample({ clock: started, fn: ({ betId, iso, part }) => ({ betId, iso, part }), target: quoteFx });

const quoted = sample({
  clock: quoteFx.doneData,
  source: $form,
  filter: (form, { betId }) => form?.stage === 'quoting' && form.betId === betId,
  fn: (form, offer) => {
    if (form?.stage !== 'quoting') return {};
    const { betId, iso, part, shown, accept, mode } = form;
    const { price, token } = offer;
    const isAgreed = accept === 'all' || shown === price;
    return isAgreed ? { sold: { betId, iso, part, token, price, accept, mode } } : { moved: offer };
  },
});
sample({ clock: quoted.filterMap(({ moved }) => moved), target: priceMoved });
sample({ clock: quoted.filterMap(({ sold }) => sold), target: selling.acted });

const changeTaken = sample({
  clock: changeAccepted,
  source: $form,
  fn: (form) => {
    if (form?.stage !== 'changed') return undefined;
    const { betId, iso, part, offer } = form;
    const { token, price } = offer;
    return { betId, iso, part, token, price, accept: 'strict' as const, mode: 'page' as const };
  },
});
sample({ clock: changeTaken.filterMap((sale) => sale), target: selling.acted });

// The server's ledger has changed: header, my bets and the next offer learn it.
sample({
  clock: answered.filterMap(({ outcome }) => (outcome.kind === 'done' ? outcome.result : undefined)),
  target: betSold,
});
sample({ clock: betSold, fn: ({ bet }) => bet, target: betReceived });
sample({ clock: betSold, target: balanceRefreshRequested });
