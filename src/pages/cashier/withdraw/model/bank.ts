import { createEvent, createStore, sample } from 'effector';

import { type BankAccountProblem, readBankAccount } from '@contracts/payments';

import { $userId } from '@/entities/session';

import { bankAccountMutation } from '../api/withdrawals';

type Typed = { iban: string; bic: string };

export const bankTyped = createEvent<Partial<Typed>>();
/** The player went on from a field. */
export const bankFieldLeft = createEvent<keyof Typed>();
export const bankKept = createEvent();
/** The player wants another account than the known one. */
export const bankChangePressed = createEvent();

const kept = bankAccountMutation.finished.success;

export const $bank = createStore<Typed>({ iban: '', bic: '' })
  .on(bankTyped, (bank, typed) => ({ ...bank, ...typed }))
  .reset(kept, $userId);
export const $isChanging = createStore(false)
  .on(bankChangePressed, () => true)
  .reset(kept, $userId);
/** What is wrong with a field, or that the account was not kept. Row PAY-10. */
export const $bankProblem = createStore<BankAccountProblem | 'failed' | null>(null)
  .on(bankAccountMutation.finished.failure, () => 'failed')
  .reset(bankTyped, kept, $userId);
export const $isKeeping = bankAccountMutation.$pending;

const problemOf = (bank: Typed) => {
  const read = readBankAccount(bank);
  return 'problem' in read ? read : null;
};
// A field that is still empty, or comes after one that is wrong, is not called wrong yet.
sample({
  clock: bankFieldLeft,
  source: $bank,
  filter: (bank, field) => bank[field].trim() !== '' && problemOf(bank)?.field === field,
  fn: problemOf,
  target: $bankProblem,
});
sample({
  clock: bankKept,
  source: $bank,
  filter: (bank) => problemOf(bank) !== null,
  fn: problemOf,
  target: $bankProblem,
});
sample({
  clock: bankKept,
  source: $bank,
  filter: (bank) => problemOf(bank) === null,
  target: bankAccountMutation.start,
});
