export { isExempt } from './lib/terms';
export { $isTermsOn, confirmAddress, termsGuard } from './model/guard';
export { ConfirmTerms } from './ui/lazy';
