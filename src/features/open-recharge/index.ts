export { rechargeGuard } from './model/guard';
export { VerificationAsk } from './ui/lazy';
