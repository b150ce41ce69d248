import { createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';

import { brandBook } from './brand-values';

const $book = $siteConfig.map((config) => brandBook(config?.partnerCssBrandBook ?? []));

const writeFx = createEffect(({ properties }: ReturnType<typeof brandBook>) => {
  for (const { name, value } of properties) document.documentElement.style.setProperty(name, value);
});

// A partner's own colours and sizes lie over the tokens. Spec: shell §3.
sample({ clock: $book, filter: ({ properties }) => properties.length > 0, target: writeFx });
sample({
  clock: $book,
  filter: ({ wrong }) => wrong.length > 0,
  fn: ({ wrong }) => ({
    level: 'error' as const,
    text: 'Entries of the brand book that are no values',
    details: wrong.map(({ css_prop, css_value }) => `${css_prop}: ${css_value}`.slice(0, 100)),
  }),
  target: logFx,
});
