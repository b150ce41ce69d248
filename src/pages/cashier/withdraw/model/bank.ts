import { createEvent, createStore, sample } from 'effector';

import { readIban } from '@contracts/payments';

import { $userId } from '@/entities/session';

import { bankAccountMutation } from '../api/withdrawals';

export const ibanChanged = createEvent<string>();
export const ibanKept = createEvent();
/** The player wants another account than the known one. */
export const bankChangePressed = createEvent();

const kept = bankAccountMutation.finished.success;

export const $iban = createStore('')
  .on(ibanChanged, (_, text) => text)
  .reset(kept, $userId);
export const $isChanging = createStore(false)
  .on(bankChangePressed, () => true)
  .reset(kept, $userId);
/** What is wrong: the number as typed, or that it was not kept. */
export const $ibanProblem = createStore<'wrong' | 'failed' | null>(null)
  .on(bankAccountMutation.finished.failure, () => 'failed')
  .reset(ibanChanged, kept, $userId);
export const $isKeeping = bankAccountMutation.$pending;

const read = sample({ clock: ibanKept, source: $iban, fn: readIban });
sample({ clock: read, filter: (iban) => iban === null, fn: () => 'wrong' as const, target: $ibanProblem });
sample({
  clock: read,
  filter: (iban) => iban !== null,
  fn: (iban) => ({ iban: iban ?? '' }),
  target: bankAccountMutation.start,
});
