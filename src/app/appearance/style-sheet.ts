import { createEffect, sample } from 'effector';

import { stylesFallbackVersion } from '@contracts/constants';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';

/** Of the partner's style, where the configuration names none. Spec: shell §9. */
const fallback = { version: stylesFallbackVersion, config: 'default' };

/** Spec: shell §7. */
export const styleAddress = ({
  version = fallback.version,
  config = fallback.config,
}: SiteConfig['sysUi'] = {}): string =>
  `/sys-ui/${encodeURIComponent(version)}/Desktop/${encodeURIComponent(config)}/client.css`;

// After the first picture: it moves nothing, so nothing waits for it.
const writeFx = createEffect(({ sysUi }: SiteConfig) => {
  const address = styleAddress(sysUi);
  const link = document.querySelector<HTMLLinkElement>('link[data-sys-ui]') ?? document.createElement('link');
  if (link.getAttribute('href') === address) return;
  link.rel = 'stylesheet';
  link.dataset['sysUi'] = '';
  link.href = address;
  document.head.append(link);
});

/** The document came with the sheet of the brand. Where the brand has changed since, the new one takes its place once it is there. Row BRAND-08. */
const brandFx = createEffect(({ brandStyle = '' }: SiteConfig) => {
  const before = [...document.querySelectorAll('link[data-brand]')];
  if ((before.at(-1)?.getAttribute('href') ?? '') === brandStyle) return;
  const remove = () => {
    for (const old of before) old.remove();
  };
  if (brandStyle === '') {
    remove();
    return;
  }
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: brandStyle, onload: remove });
  link.dataset['brand'] = '';
  document.head.append(link);
});

sample({
  clock: [appReady, $siteConfig],
  source: $siteConfig,
  filter: (config): config is SiteConfig => config !== null,
  target: [writeFx, brandFx],
});
