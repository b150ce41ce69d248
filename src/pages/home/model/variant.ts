import type { Zone } from '@contracts/feed';

import { $siteConfig } from '@/entities/site';

/** Values of `homepageType` (decision D-22). The showcases of casino and of Asian sport are not built: they show sport. */
const liveShowcase = 3;

const both: readonly Zone[] = ['live', 'line'];
const liveOnly: readonly Zone[] = ['live'];

/** What the home page is made of, by the variant that the site has chosen. Spec: shell §3, BOOT-21. */
export const $homeZones = $siteConfig.map((config) => (config?.homepageType === liveShowcase ? liveOnly : both));
