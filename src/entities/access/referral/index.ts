export { $referral, referralGuard } from './model/referral';
export { hasReferral, readTags } from './lib/tags';
