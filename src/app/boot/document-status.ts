import { createEffect, createStore, sample } from 'effector';

import { navigated, pageFailed } from '@/shared/routing';

/**
 * The server writes its status into the document when it could not give the page: `<meta name="http-status"
 * content="503">`. Null when it gave the page. We chose the name: the specification shows none.
 */
const readDocumentStatusFx = createEffect((): number | null => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="http-status"]')?.content ?? '';
  return /^[45]\d\d$/.test(content) ? Number(content) : null;
});

const $isFirst = createStore(true).on(readDocumentStatusFx, () => false);

// The status is only about the first page. Its error is in the page's place, and nobody is sent anywhere. Spec: shell
// §8, ERR-08.
sample({ clock: navigated, source: $isFirst, filter: Boolean, target: readDocumentStatusFx });
sample({
  clock: readDocumentStatusFx.doneData,
  filter: (status) => status !== null,
  fn: (status) => ({ status: status ?? 500, text: 'document' }),
  target: pageFailed,
});
