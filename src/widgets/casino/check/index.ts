export { CheckDrawer } from './ui/check-drawer';
export type { Step } from './ui/steps';
export type { Finding } from './lib/finding';
export { type OpenedRound, proveRound } from './lib/own';
export { ownSteps } from './lib/own-steps';
export { proveShared } from './lib/shared';
export { sharedSteps } from './lib/shared-steps';
