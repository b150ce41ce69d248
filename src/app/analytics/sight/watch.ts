import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { navigated } from '@/shared/routing';

import { analyticsBegan } from '../begin';
import { $isAgreed } from '../consent';
import { type Fault, hearFaults } from './faults';
import { randomHex } from './names';
import { observePage } from './observe';
import { traceCalls } from './trace';

export const faultHeard = createEvent<Fault>();

/** The server writes it into the document (decision D-1064). Visitors who save data pay for nothing. */
const tossFx = createEffect(() => {
  const share = Number(document.querySelector<HTMLMetaElement>('meta[name=sight]')?.content ?? 0);
  const isSparing = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  return !isSparing && Math.random() * 100 < share;
});
/** Nothing is measured before. */
const watchFx = createEffect(() => {
  hearFaults(scopeBind(faultHeard, { safe: true }));
  return { trace: traceCalls(), look: observePage(() => document.documentElement.dataset['page'] ?? 'none') };
});
type Watch = typeof watchFx.doneData extends { watch: (heard: (value: infer T) => unknown) => unknown } ? T : never;
export const $watch = createStore<Watch | null>(null).on(watchFx.doneData, (_, watch) => watch);

// Once in a page, after the yes of its visitor.
const $isTossed = createStore(false).on(tossFx, () => true);
sample({
  clock: [analyticsBegan, $isAgreed],
  source: { isAgreed: $isAgreed, isTossed: $isTossed },
  filter: ({ isAgreed, isTossed }) => isAgreed && !isTossed,
  target: tossFx,
});
sample({ clock: tossFx.doneData, filter: (isChosen) => isChosen, target: watchFx });

type Naming = { watch: Watch | null; isAgreed: boolean };
const nameFx = createEffect(({ watch, isAgreed }: Naming) => {
  const id = watch !== null && isAgreed ? randomHex(16) : null;
  watch?.trace(id);
  return id;
});
/** One for each page that the visitor opens: what it asked for stands together. Null: nobody is told anything (any more). */
export const $trace = createStore<string | null>(null).on(nameFx.doneData, (_, id) => id);
sample({ clock: [$watch, navigated, $isAgreed], source: { watch: $watch, isAgreed: $isAgreed }, target: nameFx });
