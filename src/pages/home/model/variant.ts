import type { Zone } from '@contracts/feed';

import { $homeType } from '@/entities/site';

const liveShowcase = 3;

const both: readonly Zone[] = ['live', 'line'];
const liveOnly: readonly Zone[] = ['live'];

/** The parts of the home page, by its showcase. Spec: shell §3, BOOT-21. */
export const $homeZones = $homeType.map((type) => (type === liveShowcase ? liveOnly : both));
