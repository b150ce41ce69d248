import { combine, createStore, sample } from 'effector';

import { $cashAccount, $mainIso } from '@/entities/account';
import { playerPushed } from '@/entities/player';
import { $slots } from '@/entities/plugin';
import { $userId } from '@/entities/session';
import { readAgain } from '@/shared/api';

import {
  choiceQuery,
  limitLeftQuery,
  methodsQuery,
  noLimitMutation,
  ownLimitMutation,
  removeCardMutation,
} from '../api/deposits';
import { paying } from '../api/paying';
import type { Method } from '../lib/deposit';
import type { LimitLeft } from '../lib/limit-left';
import { depositOpened } from './opened';
import { paymentChanged } from './payment';

/** Null until they come. */
export const $methods = createStore<readonly Method[] | null>(null)
  .on(methodsQuery.finished.success, (_, { result }) => result)
  .on(removeCardMutation.finished.success, (methods, { params }) =>
    methods === null
      ? null
      : methods.map((method) => ({ ...method, saved: method.saved?.filter(({ id }) => id !== params.id) })),
  )
  .reset($userId);
export const $hasFailed = createStore(false)
  .on([methodsQuery.finished.failure, choiceQuery.finished.failure], () => true)
  .reset(depositOpened, $userId);
/** Has the player chosen a limit, or none? Null until the server says. Row LIM-46. */
export const $isChosen = createStore<boolean | null>(null)
  .on([choiceQuery.finished.success, noLimitMutation.finished.success], (_, { result }) => result)
  .on(ownLimitMutation.finished.success, () => true)
  .reset($userId);
/** The limit of deposits that leaves least, null without one. */
export const $limitLeft = createStore<LimitLeft | null>(null)
  .on(limitLeftQuery.finished.success, (_, { result }) => result)
  .reset($userId);

const $isOpen = createStore(false).on(depositOpened, () => true);
const $asked = combine({ account: $cashAccount, mainIso: $mainIso, isOpen: $isOpen });

sample({ clock: depositOpened, fn: () => ({}), target: choiceQuery.start });
for (const { finished } of [noLimitMutation, ownLimitMutation]) readAgain(choiceQuery, finished.success);
readAgain(methodsQuery, removeCardMutation.finished.success);
sample({
  clock: [depositOpened, $cashAccount.map((account) => account?.id ?? null)],
  source: $asked,
  filter: ({ account, isOpen }) => account !== null && isOpen,
  fn: ({ account }) => ({ accountId: account?.id ?? 0 }),
  target: methodsQuery.start,
});
sample({
  clock: [
    depositOpened,
    $mainIso,
    playerPushed.filter({ fn: ({ changed }) => changed === 'limits' || changed === 'ownLimits' }),
    ownLimitMutation.finished.success,
    paying.answered,
    paymentChanged,
  ],
  source: $asked,
  filter: ({ mainIso, isOpen }) => mainIso !== null && isOpen,
  fn: ({ mainIso }) => ({ iso: mainIso ?? '' }),
  target: limitLeftQuery.start,
});

/** Ways on from a deposit. A site that has switched the consultant's app off offers none. Rows LIM-48, PLUG-24, QUERY-09. */
export const $links = $slots.map((slots) => [
  ['cashier.timeOut', '/office/responsible'] as const,
  ...(slots?.['payment-consultant']?.shown[0] === undefined
    ? []
    : [['cashier.consultant', '/office/recharge?payment_consultant=1'] as const]),
]);
