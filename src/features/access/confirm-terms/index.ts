export { termsAskedAgain } from './model/ask-again';
export { termsGuard, termsPushed } from './model/guard';
export { ConfirmTerms } from './ui/lazy';
