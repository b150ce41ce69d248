import { createEffect, sample } from 'effector';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/ready';

/** Of the partner's style, where the configuration names none. Spec: shell §9. */
const fallback = { version: '2.3.144', config: 'default' };

/** Spec: shell §7. */
export const styleAddress = ({
  version = fallback.version,
  config = fallback.config,
}: SiteConfig['sysUi'] = {}): string =>
  `/sys-ui/${encodeURIComponent(version)}/Desktop/${encodeURIComponent(config)}/client.css`;

/** The licence mark of the host that the page is on; null on any other. Spec: shell §3. */
export function dmcaOf({ dmca }: SiteConfig['licence'], host: string): { name: string; content: string } | null {
  return dmca?.domains.includes(host) === true ? { name: dmca.name, content: dmca.content } : null;
}

// After the first picture: neither changes what is where, so nobody waits for them.
const writeFx = createEffect(({ sysUi, licence }: SiteConfig) => {
  const address = styleAddress(sysUi);
  const link = document.querySelector<HTMLLinkElement>('link[data-sys-ui]') ?? document.createElement('link');
  if (link.getAttribute('href') !== address) {
    link.rel = 'stylesheet';
    link.dataset['sysUi'] = '';
    link.href = address;
    document.head.append(link);
  }

  document.querySelector('meta[data-dmca]')?.remove();
  const dmca = dmcaOf(licence, location.hostname);
  if (dmca === null) return;
  const meta = document.createElement('meta');
  meta.name = dmca.name;
  meta.content = dmca.content;
  meta.dataset['dmca'] = '';
  document.head.append(meta);
});

sample({
  clock: [appReady, $siteConfig],
  source: $siteConfig,
  filter: (config): config is SiteConfig => config !== null,
  target: writeFx,
});
