import { createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';

import { brandBook } from './brand-values';

const writeFx = createEffect((properties: ReturnType<typeof brandBook>) => {
  for (const { name, value } of properties) document.documentElement.style.setProperty(name, value);
});

// A partner's own colours and sizes lie over the tokens. Spec: shell §3.
sample({
  clock: $siteConfig,
  filter: (config) => config !== null && config.partnerCssBrandBook.length > 0,
  fn: (config) => brandBook(config?.partnerCssBrandBook ?? []),
  target: writeFx,
});
