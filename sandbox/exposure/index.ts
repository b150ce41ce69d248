export { auditExposure } from './audit.ts';
export { pressAgain, pressBy } from './press.ts';
export { type Left, leftOn, mostOfCoupon, type Released, shareOf } from './room.ts';
export { exposureSchema } from './schema.ts';
