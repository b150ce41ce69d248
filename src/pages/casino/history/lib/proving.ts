/** What computes a round again: with the mathematics of every game it comes after the list. */
export { judge, prove } from './verdict';
export { CheckDrawer, ownSteps, proveRound, proveShared, sharedSteps } from '@/widgets/casino/check';
