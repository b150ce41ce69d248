export { isExempt } from './lib/terms';
export { $isTermsOn, confirmAddress, termsGuard, termsOutdated, termsPushed } from './model/guard';
export { ConfirmTerms } from './ui/lazy';
