import { attach, createEffect, createEvent, sample } from 'effector';
import { pending } from 'patronum';

import type { PlayedRound } from '@contracts/played-rounds';

import { $kept } from '@/features/casino/promise';
import { $locale, $t, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { noticeShown } from '@/shared/lib/notices';
import { allPages, csvOf, saveSheetFx, sheetName } from '@/shared/sheet';

import { sheetPageFx } from '../api/history';
import { toPlayed } from '../lib/played';
import { recordOf, tableOf } from '../lib/sheet';
import type { Verdicts } from '../lib/verdicts';
import { $check } from './check';
import { $filter } from './history';

type Ending = 'csv' | 'json';
/** The player wants a file with every round that the filter finds. */
export const sheetRequested = createEvent<Ending>();

const collectFx = attach({
  source: { question: $filter, now: $now },
  effect: ({ question, now }, _ending: Ending) => allPages((at) => sheetPageFx({ question, now, ...at })),
});
/** Every round of the file is computed again. */
const judgeSheetFx = attach({
  source: { kept: $kept, check: $check },
  effect: async ({ kept, check }, { rounds }: { ending: Ending; rounds: PlayedRound[] }): Promise<Verdicts> =>
    check === null ? {} : check.judge(rounds.map(toPlayed), kept, check),
});
type Sheet = { ending: Ending; rounds: PlayedRound[]; said: Verdicts; name: string; locale: string };
const writeSheetFx = createEffect(async ({ ending, rounds, said, name, locale }: Sheet) => ({
  name,
  ...(ending === 'csv'
    ? { text: csvOf(tableOf(rounds, said), locale), type: 'text/csv' as const }
    : { text: await recordOf(rounds, said), type: 'application/json' as const }),
}));
export const $isCollecting = pending([collectFx, judgeSheetFx, writeSheetFx]);

sample({
  clock: sheetRequested,
  source: $isCollecting,
  filter: (isCollecting) => !isCollecting,
  fn: (_, ending) => ending,
  target: collectFx,
});
sample({
  clock: collectFx.done,
  fn: ({ params: ending, result: rounds }) => ({ ending, rounds }),
  target: judgeSheetFx,
});
sample({
  clock: judgeSheetFx.done,
  source: { now: $now, locale: $locale, zone: $timeZone },
  fn: ({ now, locale, zone }, { params: { ending, rounds }, result: said }) => ({
    ...{ ending, rounds, said, locale },
    name: sheetName('rounds', ending, now, zone),
  }),
  target: writeSheetFx,
});
sample({ clock: writeSheetFx.doneData, target: saveSheetFx });
sample({
  clock: [collectFx.fail, judgeSheetFx.fail, writeSheetFx.fail, saveSheetFx.fail],
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('played.failed') }),
  target: noticeShown,
});
