import { combine, createEvent, createStore, sample } from 'effector';

import type { Fault, FeedFaultRequest } from '@contracts/control';

import { addFaultMutation, faultsQuery, feedFaultMutation, liftFaultsMutation } from '../api/faults';

/** The fields of the form, as the player typed them. */
export type FaultForm = { path: string; status: string; delayMs: string; times: string };

/** How long an offline feed stays silent, ms. */
const offlineMs = 30_000;

export const faultsOpened = createEvent();
export const formChanged = createEvent<Partial<FaultForm>>();
export const faultAdded = createEvent();
export const faultsLifted = createEvent();
export const feedFaultPressed = createEvent<FeedFaultRequest['do']>();

export const $form = createStore<FaultForm>({ path: '/web-api/*', status: '500', delayMs: '', times: '1' }).on(
  formChanged,
  (form, change) => ({ ...form, ...change }),
);
export const $faults = faultsQuery.$data;
/** `closed`: this sandbox takes no control calls. */
export const $control = combine(faultsQuery.$status, (status) =>
  status === 'fail' ? ('closed' as const) : status === 'done' ? ('open' as const) : ('asked' as const),
);

const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);

/** Null: the form does not say what should go wrong. */
export const $fault = $form.map(({ path, status, delayMs, times }): Fault | null => {
  const answer = whole(status);
  const delay = whole(delayMs);
  if (!path.startsWith('/') || (answer === undefined && delay === undefined)) return null;
  if (answer !== undefined && (answer < 200 || answer > 599)) return null;
  return {
    path: path.trim(),
    times: whole(times) ?? 1,
    ...(answer === undefined ? {} : { status: answer }),
    ...(delay === undefined ? {} : { delayMs: delay }),
  };
});

sample({ clock: faultsOpened, target: faultsQuery.start });
sample({
  clock: faultAdded,
  source: $fault,
  filter: (fault): fault is Fault => fault !== null,
  target: addFaultMutation.start,
});
sample({ clock: faultsLifted, target: liftFaultsMutation.start });
sample({
  clock: feedFaultPressed,
  fn: (kind): FeedFaultRequest => (kind === 'silence' ? { do: kind, ms: offlineMs } : { do: kind }),
  target: feedFaultMutation.start,
});
sample({
  clock: [addFaultMutation.finished.success, liftFaultsMutation.finished.success],
  target: faultsQuery.start,
});
