import { createEffect } from 'effector';

import { fetchFx } from '@/shared/api';
import { loadDeadlineMs, LoadFailure } from '@/shared/plugin-files';

/** The text of a pinned style sheet; the browser compares it with its pin. Rejects with a `LoadFailure`. */
export const fetchStyleFx = createEffect(async ({ file, integrity }: { file: string; integrity: string }) => {
  const signal = AbortSignal.timeout(loadDeadlineMs);
  const request = new Request(new URL(file, location.origin), { integrity, signal });
  const response = await fetchFx(request).catch(() => null);
  if (response?.ok !== true) throw new LoadFailure('fetch', file, response?.status);
  return response.text();
});
