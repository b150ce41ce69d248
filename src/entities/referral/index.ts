export { $referral, referralGuard } from './model/referral';
export { hasReferral, readTags, tagNames } from './lib/tags';
export type { ReferralTags } from './lib/tags';
