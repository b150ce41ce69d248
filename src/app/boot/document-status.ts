import { createEffect, createStore, sample } from 'effector';

import { navigated, pageFailed } from '@/shared/routing';

/**
 * The status that the server answered this document with, where it could not give the page: `<meta name="http-status" content="503">`. Null for a
 * page that it could give. The name is ours: the specification does not show one.
 */
const readDocumentStatusFx = createEffect((): number | null => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="http-status"]')?.content ?? '';
  return /^[45]\d\d$/.test(content) ? Number(content) : null;
});

const $isFirst = createStore(true).on(readDocumentStatusFx, () => false);

// It belongs to the first page alone: its error stands in the page's place, and nobody is sent anywhere. Spec: shell §8, ERR-08.
sample({ clock: navigated, source: $isFirst, filter: Boolean, fn: () => undefined, target: readDocumentStatusFx });
sample({
  clock: readDocumentStatusFx.doneData,
  filter: (status) => status !== null,
  fn: (status) => ({ status: status ?? 500, text: 'document' }),
  target: pageFailed,
});
