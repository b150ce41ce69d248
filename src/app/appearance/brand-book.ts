import { combine, createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';
import { createPart, moduleOf, partWanted } from '@/shared/part';

import type { BrandBook } from './brand-values';

/** Most sites have no brand book, and never need what reads one. */
const valuesPart = createPart({ name: 'brand book', load: () => import('./brand-values') });

const $entries = $siteConfig.map((config) => config?.partnerCssBrandBook ?? []);
sample({ clock: $entries, filter: ({ length }) => length > 0, fn: () => valuesPart, target: partWanted });

const noBook: BrandBook = { properties: [], wrong: [] };
const $book = combine($entries, moduleOf(valuesPart), (entries, values) => values?.brandBook(entries) ?? noBook);

const writeFx = createEffect(({ properties }: BrandBook) => {
  for (const { name, value } of properties) document.documentElement.style.setProperty(name, value);
});

// A partner's own colours and sizes replace the tokens. Spec: shell §3.
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
