import type { Zone } from '@contracts/feed';

import { $homeType } from '@/entities/site';

const liveShowcase = 3;

const both: readonly Zone[] = ['live', 'line'];
const liveOnly: readonly Zone[] = ['live'];

/** What the home page is made of, by the showcase that it is. Spec: shell §3, BOOT-21. */
export const $homeZones = $homeType.map((type) => (type === liveShowcase ? liveOnly : both));
