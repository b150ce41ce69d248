import { combine, createEffect, createStore, sample } from 'effector';

import { worthAfter } from '@contracts/shared-games';

import { createTimer } from '@/shared/lib/clock';

import { tableQuery } from '../api/table';
import { tableClosed, tableOpened } from './opened';
import { $table, roundsHeard } from './table';

/** The number on the page moves so often. It says no more than a guess: the server's clock decides. */
const tickMs = 100;

const offsetFx = createEffect((serverNow: number) => serverNow - Date.now());
const tickFx = createEffect((offset: number) => Date.now() + offset);

/** What is added to the device's clock, ms. Answers come late, never early, so the largest is nearest to the truth. */
const $offset = createStore<number | null>(null)
  .on(offsetFx.doneData, (known, offset) => (known === null ? offset : Math.max(known, offset)))
  .reset(tableOpened);
/** The server's clock, as near as the page knows it; null before the first answer. */
const $serverNow = createStore<number | null>(null)
  .on(tickFx.doneData, (_, now) => now)
  .reset(tableClosed);

sample({ clock: tableQuery.finished.success, fn: ({ result }) => result.now, target: offsetFx });
sample({
  clock: roundsHeard,
  filter: (rounds) => rounds.length > 0,
  fn: (rounds) => Math.max(...rounds.map(({ at }) => at)),
  target: offsetFx,
});

const timer = createTimer();
sample({ clock: [tableOpened, timer.fired], fn: () => tickMs, target: timer.started });
sample({ clock: tableClosed, target: timer.stopped });
sample({ clock: [timer.fired, $offset], source: $offset, filter: (offset) => offset !== null, target: tickFx });

const secondsTo = (moment: number | null, now: number) =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));

/**
 * What the round does at this moment. `toClose`, `toNext`: seconds. `ranMs`: since its start; `worth`: of a stake, hundredths.
 * A round whose time for bets is over is closed here before the feed says so.
 */
export const $moment = combine($table, $serverNow, (table, now) => {
  if (table === null || now === null) return null;
  const { phase, closesAt, endsAt, nextAt } = table.round;
  const isClosed = phase === 'open' && now >= closesAt;
  const ranMs = phase === 'running' || isClosed ? Math.max(0, now - closesAt) : 0;
  return {
    phase: isClosed ? ('running' as const) : phase,
    toClose: secondsTo(closesAt, now),
    toDraw: secondsTo(endsAt, now),
    toNext: secondsTo(nextAt, now),
    ranMs,
    worth: worthAfter(ranMs),
  };
});
