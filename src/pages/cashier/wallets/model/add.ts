import { combine, createEvent, createStore, sample } from 'effector';

import type { Currency } from '@contracts/account';
import { accountPoll } from '@contracts/constants';

import { $allAccounts, balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';

import { adding } from '../api/adding';
import { currenciesQuery } from '../api/wallets';
import { walletsOpened } from './opened';

export const currencyChosen = createEvent<string>();
export const addPressed = createEvent();

const none: readonly Currency[] = [];
const $currencies = createStore(none).on(currenciesQuery.finished.success, (_, { result }) => result);
/** Those that the player has no account in yet. Row ACC-04. */
export const $offered = combine($currencies, $allAccounts, (currencies, accounts) =>
  currencies.filter(({ iso }) => !accounts.some((account) => account.kind !== 'bonus' && account.iso === iso)),
);
const $chosen = createStore('')
  .on(currencyChosen, (_, iso) => iso)
  .reset($userId);
/** The chosen currency, or the first one that is offered. */
export const $iso = combine($offered, $chosen, (offered, chosen) =>
  offered.some(({ iso }) => iso === chosen) ? chosen : (offered[0]?.iso ?? ''),
);

/** The currency whose account is to appear, and how often the page still asks. Row ACC-05. */
const nobody = { iso: '', left: 0 };
const timer = createTimer();
const $awaited = createStore(nobody)
  .on(adding.answered, (awaited, { call: { iso }, outcome }) =>
    outcome.kind === 'done' ? { iso, left: accountPoll.times } : awaited,
  )
  .on(timer.fired, ({ iso, left }) => ({ iso, left: left - 1 }))
  .on($allAccounts, (awaited, accounts) =>
    accounts.some(({ iso, kind }) => kind !== 'bonus' && iso === awaited.iso) ? nobody : awaited,
  )
  .reset($userId);
export const $isAdding = combine(adding.$runs, $awaited, (runs, { left }) => runs.size > 0 || left > 0);
sample({
  clock: $awaited,
  filter: ({ left }) => left > 0,
  fn: () => accountPoll.delayMs,
  target: timer.started,
});
sample({ clock: $awaited, filter: ({ left }) => left <= 0, target: timer.stopped });
sample({ clock: timer.fired, target: balanceRefreshRequested });

/** The server's own words, null while it refused nothing. Row ERR-15. */
export const $refusal = createStore<string | null>(null)
  .on(adding.answered, (_, { outcome }) => ('refusal' in outcome ? outcome.refusal.message : null))
  .reset(addPressed, currencyChosen, $userId);

sample({
  clock: walletsOpened,
  source: $language,
  fn: (language) => ({ language }),
  target: currenciesQuery.start,
});
sample({
  clock: addPressed,
  source: { iso: $iso, isAdding: $isAdding },
  filter: ({ iso, isAdding }) => iso !== '' && !isAdding,
  fn: ({ iso }) => ({ iso }),
  target: adding.acted,
});
