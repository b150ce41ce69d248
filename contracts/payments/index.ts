/** Deposits: states, fees and the calls of the cashier. Pure, and the same on both sides of the wire. Spec: api §9, rows PAY. */
export { feeOf } from './methods.ts';
export type { MethodTerms } from './methods.ts';
export { canMove, depositStates, isOpenDeposit } from './states.ts';
export type { DepositState } from './states.ts';
