import type { Area } from '../area/index.ts';
import { exposureSchema } from './schema.ts';

export { auditExposure } from './audit.ts';
export { pressAgain, pressBy } from './press.ts';
export { type Left, leftOn, mostOf, mostOfCoupon, type Released, shareOf, virtualShare } from './room.ts';
export { exposureSchema } from './schema.ts';

export const exposureArea: Area = {
  schemas: [exposureSchema],
};
