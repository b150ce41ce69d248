import { createEffect } from 'effector';

import { CollectorEvent } from '@contracts/analytics';
import { z } from '@contracts/zod';

import { metricsLifeMs } from '../config';

const place = 'openbook.metrics';
const Kept = z.array(CollectorEvent);

/**
 * Events that an earlier page could not send, without those that are too old. None when the storage is full, forbidden
 * or broken.
 */
export const readKeptFx = createEffect((): CollectorEvent[] => {
  const text = localStorage.getItem(place);
  if (text === null) return [];
  localStorage.removeItem(place);
  const { data = [] } = Kept.safeParse(JSON.parse(text));
  return data.filter(({ ts }) => Date.now() - ts < metricsLifeMs);
});

export const keepFx = createEffect((events: readonly CollectorEvent[]) => {
  if (events.length > 0) localStorage.setItem(place, JSON.stringify(events));
});

export const forgetKeptFx = createEffect(() => {
  localStorage.removeItem(place);
});
