import type { SightReport } from '@contracts/sight';

import { tell } from '@/features/collect-events';

/** POST /sight-api/v1/reports. Whether it arrives is nobody's concern. */
export const say = (reports: readonly SightReport[]): Promise<unknown> =>
  tell('/sight-api/v1/reports', { reports }, 'omit');
