import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { headerNames, headerValues } from '@contracts/common';
import { maxReports, PluginMarkAnswer, type PluginReport } from '@contracts/plugin-beacon';

import { $apps } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

import { careBegan } from './care';
import { readReports } from './read-reports';

const ownHeaders = {
  [headerNames.requestedWith]: headerValues.requestedWith,
  [headerNames.appId]: headerValues.appId,
};

/** GET /plugins-api/v1/mark. A page without one is not counted. */
async function askMark(): Promise<string | null> {
  const request = new Request(new URL('/plugins-api/v1/mark', location.origin), {
    credentials: 'same-origin',
    headers: ownHeaders,
  });
  const answer = await fetchFx(request).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  return PluginMarkAnswer.safeParse(said).data?.data.mark ?? null;
}
const markFx = createEffect(askMark);

/**
 * POST /plugins-api/v1/beacon. It must outlive the page and says nothing about the player; whether it arrives does not
 * matter.
 */
const speakFx = createEffect(async ({ known, plugins }: { known: string | null; plugins: readonly PluginReport[] }) => {
  // What failed at once may be told before the mark has come, and a second word before the next one.
  const mark = known ?? (await askMark());
  const request = new Request(new URL('/plugins-api/v1/beacon', location.origin), {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', ...ownHeaders },
    body: JSON.stringify({ plugins: plugins.slice(0, maxReports), ...(mark !== null && { mark }) }),
  });
  await fetchFx(request).catch(() => null);
});
/** It is spent as soon as a report uses it. */
const $mark = createStore<string | null>(null)
  .on(markFx.doneData, (_, mark) => mark)
  .on(speakFx, () => null);
const sendFx = attach({
  source: $mark,
  mapParams: (plugins: readonly PluginReport[], known) => ({ known, plugins }),
  effect: speakFx,
});
// A page sends a mark with each report: the first one at its start, the next one after each report.
sample({ clock: [careBegan, sendFx.finally], target: markFx });

const keyOf = ({ id, version, state }: PluginReport) => `${id} ${version} ${state}`;

/** The last report of each version. It is said again only when its state has changed. */
const $told = createStore<readonly string[]>([]).on(sendFx, (told, plugins) => [
  ...told.filter((line) => !plugins.some(({ id, version }) => line.startsWith(`${id} ${version} `))),
  ...plugins.map(keyOf),
]);

/** The page was hidden or closed; it may never come back. */
const pageGone = createEvent();
const watchFx = createEffect(() => {
  const leave = scopeBind(pageGone, { safe: true });
  addEventListener('pagehide', () => leave());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
});
sample({ clock: careBegan, target: watchFx });
const $hasBegun = createStore(false).on(careBegan, () => true);

// One beacon with all apps when the page is left.
const lastWords = sample({
  clock: pageGone,
  source: { apps: $apps, told: $told },
  fn: ({ apps, told }) => readReports(apps).filter((report) => !told.includes(keyOf(report))),
});
// A final failure is reported at once: a page may stay open for hours.
const failures = sample({
  clock: $now,
  source: { apps: $apps, told: $told, hasBegun: $hasBegun },
  filter: ({ hasBegun }) => hasBegun,
  fn: ({ apps, told }) =>
    readReports(apps).filter((report) => report.state === 'failed' && !told.includes(keyOf(report))),
});
sample({ clock: [lastWords, failures], filter: (reports) => reports.length > 0, target: sendFx });
