import { attach, combine, createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';
import { $kept, shownBefore } from '@/features/casino/promise';
import { createPart, moduleOf, partWanted } from '@/shared/part';
import type * as Check from '@/widgets/casino/check';

import { type Checked, isLed, type Played } from '../lib/played';
import { type Verdict, type Verdicts, verdicts } from '../lib/verdicts';
import { historyOpened, rounds } from './history';

/** The player looks at the round of this id. */
export const checkPressed = createEvent<string>();
export const checkClosed = createEvent();

export const checkPart = createPart({ name: 'check of a round', load: () => import('../lib/proving') });
export const $check = moduleOf(checkPart);
sample({ clock: historyOpened, target: partWanted.prepend(() => checkPart) });

const judgeFx = attach({
  source: { check: $check, kept: $kept },
  effect: ({ check, kept }, list: readonly Played[]) => {
    if (check === null) throw new Error('The check has not come yet.');
    return check.judge(list, kept, check);
  },
});
// All that stand on the page are computed, and again when more come. Row CAS-30.
sample({
  clock: [rounds.$rows, $check],
  source: { rows: rounds.$rows, check: $check },
  filter: ({ rows, check }) => rows !== null && check !== null,
  fn: ({ rows }) => rows ?? [],
  target: judgeFx,
});
export const $verdicts = createStore<Verdicts>({})
  .on(judgeFx.doneData, (_, said) => said)
  .reset($userId);
/** How many rounds of the page got each verdict. */
export const $counts = $verdicts.map((said) => {
  const count = (verdict: Verdict) => Object.values(said).filter((own) => own === verdict).length;
  return Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
});

const $id = createStore<string | null>(null)
  .on(checkPressed, (_, id) => id)
  .reset(checkClosed, historyOpened, $userId);
export const $round = combine($id, rounds.$rows, (id, rows): Checked | null => {
  const round = rows?.find((known) => known.id === id);
  return round === undefined || isLed(round) ? null : round;
});
export const $shown = combine($kept, $round, (kept, round) => (round === null ? null : shownBefore(kept, round.id)));

type Opened = Checked & { serverSeed: string };
const proveFx = attach({
  source: { check: $check, kept: $kept },
  effect: ({ check, kept }, round: Opened) => {
    if (check === null) throw new Error('The check has not come yet.');
    return check.prove(round, kept, check);
  },
});
export const $finding = createStore<Check.Finding | 'failed' | null>(null)
  .on(proveFx.doneData, (_, finding) => finding)
  .on(proveFx.fail, () => 'failed')
  .reset(checkPressed, checkClosed, $userId);
sample({
  clock: $round,
  filter: (round) => round?.serverSeed != null,
  fn: (round) => round as Opened,
  target: proveFx,
});
