/** Payments: states, fees and ways out. Pure, and the same on both sides of the wire. Spec: api §9, rows PAY. */
export { readIban } from './iban.ts';
export { feeOf } from './methods.ts';
export type { MethodTerms } from './methods.ts';
export { canMove, depositStates, isOpenDeposit } from './states.ts';
export type { DepositState } from './states.ts';
export { planOf } from './way-out.ts';
export type { WayOut } from './way-out.ts';
export { canPayOut, isOpenWithdrawal, withdrawalStates } from './withdrawal-states.ts';
export type { WithdrawalState } from './withdrawal-states.ts';
