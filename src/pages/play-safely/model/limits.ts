import { combine, createEvent, createStore, sample } from 'effector';

import { $allAccounts } from '@/entities/account';
import { playerPushed } from '@/entities/player';
import { protectionShown } from '@/entities/protection';
import { $userId } from '@/entities/session';
import { summaryWanted } from '@/features/safety/read-play';
import { readAgain } from '@/shared/api';

import { answerMutation, limitsQuery, returnMutation, setMutation, testMutation, timeOutMutation } from '../api/limits';
import { type Limits, withoutWaiting } from '../lib/limit';

/** The page opened, or somebody tries again after a failure. */
export const limitsWanted = createEvent();

/** Limits count in the currency of the main account. Null until it is known. */
export const $iso = $allAccounts.map((accounts) => accounts.find(({ kind }) => kind === 'main')?.iso ?? null);

/** Null until they come. */
export const $limits = createStore<Limits | null>(null)
  .on(limitsQuery.finished.success, (_, { result }) => result)
  .on([setMutation.finished.success, testMutation.finished.success], (_, { result }) => result.limits)
  .on(answerMutation.finished.success, (limits, { params: { type, action } }) =>
    limits === null || action === 'confirm' ? limits : withoutWaiting(limits, type),
  )
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(limitsQuery.finished.failure, () => true)
  .reset(limitsQuery.start, limitsQuery.finished.success, $userId);

sample({ clock: limitsWanted, target: protectionShown });

const $asked = combine({ iso: $iso, isWanted: createStore(false).on(limitsWanted, () => true) });

// What another tab or device changes is read again, and so is what an answer here does not tell whole.
sample({
  clock: [
    limitsWanted,
    $iso.updates,
    playerPushed.filter({ fn: ({ changed }) => changed === 'limits' || changed === 'ownLimits' }),
    answerMutation.finished.failure,
    answerMutation.finished.success.filter({ fn: ({ params }) => params.action === 'confirm' }),
    setMutation.finished.failure,
    timeOutMutation.finished.finally,
    returnMutation.finished.finally,
  ],
  source: $asked,
  filter: ({ iso, isWanted }) => iso !== null && isWanted,
  fn: ({ iso }) => ({ iso: iso ?? '' }),
  target: limitsQuery.start,
});

for (const { finished } of [setMutation, testMutation, answerMutation]) readAgain(limitsQuery, finished.success);

sample({ clock: limitsWanted, fn: () => 30, target: summaryWanted });
