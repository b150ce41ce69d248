import { createEffect, createStore, sample } from 'effector';

import { Counter, CountersAnswer } from '@contracts/content';
import { z } from '@contracts/zod';

import { $siteConfig } from '@/entities/site';
import { createApiQuery } from '@/shared/api';

import { collectorOpened } from './collector';
import { $isAgreed } from './consent';

/** By type: 8 a search engine's counter, 4 a social network's. Spec: shell §7. */
export type Counters = Readonly<Record<number, Counter>>;

const byType = (counters: readonly Counter[]): Counters =>
  Object.fromEntries(counters.map((counter) => [counter.type, counter]));

/**
 * Reads `<script type="application/json" id="counters">`, which the server may put into the page. Null: there is none.
 */
const readEmbeddedFx = createEffect((): Counters | null => {
  const text = document.querySelector('script#counters[type="application/json"]')?.textContent;
  return text === undefined ? null : byType(z.array(Counter).parse(JSON.parse(text)));
});

const countersQuery = createApiQuery({
  request: (projectId: number) => ({
    path: '/content-api/v1/counters',
    query: { domain: location.hostname, projectId },
  }),
  contract: CountersAnswer,
  mapData: ({ data }) => byType(data),
});

/** A partner's own counter script, a file of this site, listens for `openbook:counters`. */
const publishFx = createEffect((counters: Counters) => {
  dispatchEvent(new CustomEvent('openbook:counters', { detail: counters }));
});

export const $counters = createStore<Counters | null>(null)
  .on(readEmbeddedFx.doneData, (known, embedded) => embedded ?? known)
  .on(countersQuery.finished.success, (_, { result }) => result);

const $isOpen = createStore(false).on(collectorOpened, () => true);
const $isAsked = createStore(false).on(readEmbeddedFx, () => true);
sample({
  clock: [collectorOpened, $isAgreed],
  source: { isOpen: $isOpen, isAgreed: $isAgreed, isAsked: $isAsked },
  filter: ({ isOpen, isAgreed, isAsked }) => isOpen && isAgreed && !isAsked,
  target: readEmbeddedFx,
});
sample({
  clock: readEmbeddedFx.finally,
  source: $siteConfig,
  filter: (config, read) => config !== null && !(read.status === 'done' && read.result !== null),
  fn: (config) => config?.partnerId ?? 0,
  target: countersQuery.start,
});
sample({ clock: $counters, filter: (counters) => counters !== null, target: publishFx });
