import { combine, createEvent, createStore, sample } from 'effector';

import { type AddressProblem, readAddress } from '@contracts/payments/crypto';
import type { Network } from '@contracts/payments/crypto/networks';

import { $userId } from '@/entities/session';

import { cryptoAddressMutation } from '../api/withdrawals';
import { $terms } from './terms';

export const addressTyped = createEvent<string>();
export const networkChosen = createEvent<Network>();
/** The player went on from the field. */
export const addressLeft = createEvent();
export const addressKept = createEvent();
/** The player wants another address than the known one. */
export const addressChangePressed = createEvent();

const kept = cryptoAddressMutation.finished.success;

export const $address = createStore('')
  .on(addressTyped, (_, text) => text)
  .reset(kept, $userId);
export const $isChanging = createStore(false)
  .on(addressChangePressed, () => true)
  .reset(kept, $userId);
const $chosen = createStore<Network | null>(null)
  .on(networkChosen, (_, network) => network)
  .reset($userId);
/** The one that was chosen, else the first that the currency moves on. */
export const $network = combine($chosen, $terms, (chosen, terms): Network | null => {
  const networks = terms?.networks ?? [];
  return networks.find((network) => network === chosen) ?? networks[0] ?? null;
});
/** What is wrong with it, or that it was not kept. Row PAY-10. */
export const $addressProblem = createStore<AddressProblem | 'failed' | null>(null)
  .on(cryptoAddressMutation.finished.failure, () => 'failed')
  .reset(addressTyped, networkChosen, kept, $userId);
export const $isKeeping = cryptoAddressMutation.$pending;

const $typed = combine({ text: $address, network: $network, terms: $terms });
const read = sample({
  clock: [addressKept, sample({ clock: addressLeft, source: $address, filter: (text) => text.trim() !== '' })],
  source: $typed,
  fn: ({ text, network }) => (network === null ? null : readAddress(text, network)),
});
sample({
  clock: read,
  fn: (answer) => (answer !== null && 'problem' in answer ? answer.problem : null),
  target: $addressProblem,
});
sample({
  clock: addressKept,
  source: $typed,
  filter: ({ text, network }) => network !== null && 'address' in readAddress(text, network),
  fn: ({ text, network, terms }) => ({
    currency: terms?.iso ?? '',
    network: network ?? 'bitcoin',
    address: text.trim(),
  }),
  target: cryptoAddressMutation.start,
});
