import { createEffect, createEvent, createStore, sample } from 'effector';

import { teamCashCookieMs } from '@contracts/constants';

import { $isAuth, sessionClosed } from '@/entities/session';
import { $now } from '@/shared/lib/clock';
import { readCookie, writeCookie } from '@/shared/lib/cookie';
import { $isAppReady, appReady, readBusyFx } from '@/shared/lib/lifecycle';

import { paymentsQuery } from '../api/payments';

const cookieName = 'team_cash';

/** How many payments the dialog talks about. */
export type TeamCash = 3 | 4;

export const teamCashClosed = createEvent();
const teamCashShown = createEvent<TeamCash>();
const countKnown = createEvent<{ paid: number; kept: string | null }>();

/** Which of the two dialogs the page should show. It shows each once. Spec: shell §4, decision D-82. */
function dueShow({ paid, kept }: { paid: number; kept: string | null }): TeamCash | null {
  if (paid === 3 && kept === null) return 3;
  return paid === 4 && kept !== 'activated' ? 4 : null;
}

const readFx = createEffect((paid: number) => ({ paid, kept: readCookie(cookieName) }));
const keepFx = createEffect((show: TeamCash) =>
  writeCookie(cookieName, show === 4 ? 'activated' : String(show), teamCashCookieMs),
);

/** The dialog that waits until nothing else is open. */
const $due = createStore<TeamCash | null>(null)
  .on(countKnown, (_, known) => dueShow(known))
  .reset(teamCashShown, sessionClosed);
export const $teamCash = createStore<TeamCash | null>(null)
  .on(teamCashShown, (_, show) => show)
  .reset(teamCashClosed, sessionClosed);

sample({
  clock: [appReady, $isAuth],
  source: { isReady: $isAppReady, isAuth: $isAuth },
  filter: ({ isReady, isAuth }) => isReady && isAuth,
  target: paymentsQuery.start,
});
sample({ clock: paymentsQuery.finished.success, fn: ({ result }) => result, target: readFx });
sample({ clock: readFx.doneData, target: countKnown });
sample({ clock: $now, source: $due, filter: (due) => due !== null, target: readBusyFx });
sample({
  clock: readBusyFx.doneData,
  source: $due,
  filter: (due, isBusy): due is TeamCash => due !== null && !isBusy,
  fn: (due: TeamCash) => due,
  target: teamCashShown,
});
sample({ clock: teamCashShown, target: keepFx });
