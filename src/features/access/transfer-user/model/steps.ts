import { combine, createEvent, createStore, sample } from 'effector';

import { readCode } from '@contracts/typed/digits';

import { $phoneCountries, digitsOf, isPhone } from '@/entities/access/phone';
import { $player, playerForgotten } from '@/entities/player';
import { $siteConfig } from '@/entities/site';
import { navigationBlocked, navigationReleased } from '@/shared/routing';

import { checkCodeMutation, sendCodeMutation, userDataMutation } from '../api/transfer';
import { answerFailureOf, type TransferFailure, transferFailureOf } from '../lib/failure';
import { $isAsking, $move, askedAgain } from './answer';
import { transferBegun, transferEnded, transferPutOff } from './need';

type Fields = { countryId: number | null; phone: string; code: string };
type Errors = { phone?: 'field_error_phone'; code?: 'field_error_code' };

export const fieldChanged = createEvent<Partial<Fields>>();
export const submitted = createEvent();
/** The player wants another number. */
export const numberReturned = createEvent();
const checked = createEvent<Errors>();

const $touched = createStore<Fields>({ countryId: null, phone: '', code: '' })
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .on(numberReturned, (fields) => ({ ...fields, code: '' }))
  .reset(transferEnded, transferPutOff, playerForgotten);

/** The visitor's own country, until they choose another. */
const $known = combine($touched, $phoneCountries, $siteConfig, (touched, countries, config) => {
  const countryId = touched.countryId ?? config?.geoCountryId ?? null;
  const country = countries.find(({ id }) => id === countryId) ?? null;
  return {
    country,
    fields: { ...touched, countryId, phone: digitsOf(touched.phone, country ?? { code: '+', max: 15 }) },
  };
});
export const $fields = $known.map(({ fields }) => fields);

/** Id and password of the account, in memory alone and until the player puts them away. Row TRANS-04. */
export const $account = createStore<{ id: string; password: string } | null>(null)
  .on(userDataMutation.finished.success, (_, { result }) => result)
  .reset(transferEnded, playerForgotten);

const $isSent = createStore(false)
  .on(sendCodeMutation.finished.success, () => true)
  .reset(numberReturned, transferEnded, transferPutOff, playerForgotten);

/** `answer`: the number is proven, id and password are on their way. */
export const $step = combine($account, $move, $isSent, (account, move, isSent) => {
  if (account !== null) return 'account' as const;
  if (move !== null) return 'answer' as const;
  return isSent ? ('code' as const) : ('phone' as const);
});

export const $pending = combine([sendCodeMutation.$pending, checkCodeMutation.$pending, $isAsking], (pending) =>
  pending.some(Boolean),
);

export const $errors = createStore<Errors>({})
  .on(checked, (_, errors) => errors)
  .reset(fieldChanged, numberReturned);

export const $failure = createStore<TransferFailure | null>(null)
  .on([sendCodeMutation.finished.failure, checkCodeMutation.finished.failure], (_, { error }) =>
    transferFailureOf(error),
  )
  .on(userDataMutation.finished.failure, (_, { error }) => answerFailureOf(error))
  .reset(submitted, fieldChanged, numberReturned, transferPutOff);

sample({
  clock: submitted,
  source: { known: $known, step: $step },
  fn: ({ known: { fields, country }, step }): Errors => {
    if (step === 'phone') return isPhone(fields.phone, country) ? {} : { phone: 'field_error_phone' };
    if (step !== 'code') return {};
    return readCode(fields.code) === null ? { code: 'field_error_code' } : {};
  },
  target: checked,
});

const ready = sample({
  clock: checked,
  source: { known: $known, step: $step, player: $player },
  filter: (_, errors) => Object.keys(errors).length === 0,
  fn: ({ known: { fields, country }, step, player }) => ({
    ...{ step, request: player?.transferRequest ?? '' },
    ...{ code: country?.code ?? '', number: fields.phone, sent: readCode(fields.code) ?? '' },
  }),
});
sample({ clock: ready, filter: ({ step }) => step === 'phone', target: sendCodeMutation.start });
sample({
  clock: ready,
  filter: ({ step }) => step === 'code',
  fn: ({ request, sent }) => ({ request, code: sent }),
  target: checkCodeMutation.start,
});
sample({ clock: ready, filter: ({ step }) => step === 'answer', target: askedAgain });

// From the code on nobody leaves, until the move is over or given up. Row BAN-05.
sample({ clock: sendCodeMutation.finished.success, target: [transferBegun, navigationBlocked] });
sample({
  clock: [transferEnded, transferPutOff, numberReturned, playerForgotten],
  target: navigationReleased,
});
