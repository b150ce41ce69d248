import { sample } from 'effector';

import { CashbackAnswer } from '@contracts/cashback';

import { createAsked } from '../../../../sdk/asked';
import { taking } from '../../../features/take-cashback';

/** `path`: of its kind. */
export const cashback = createAsked(({ office }, { path }: { path: string }) =>
  office.read(path, CashbackAnswer).then(({ data }) => data),
);

sample({
  clock: taking.done,
  source: cashback.$question,
  // The page may be that of another kind by now.
  filter: (question, { params }) => question !== null && params.path === `${question.path}/take`,
  fn: (_, { result }) => result,
  target: cashback.changed,
});
