/** Payments: states, fees and ways out. Pure, and the same on both sides of the wire. Spec: api §9, rows PAY. */
export { asksBic, readBankAccount } from './bank-account.ts';
export type { BankAccountProblem } from './bank-account.ts';
export { type Card, readCard } from './card.ts';
export { withCheckDigit } from './check-digit.ts';
export { canTransferFrom, costOf, exchanged, saidRate } from './exchange.ts';
export { journalOf } from './journal.ts';
export { bonusOf, feeOf, feeOut } from './methods.ts';
export type { MethodTerms } from './methods.ts';
export { canMove, depositStates, isOpenDeposit } from './states.ts';
export type { DepositState } from './states.ts';
export { isAtDesk, payWay, payWayIds } from './ways.ts';
export type { PayWayId } from './ways.ts';
export { planOf } from './way-out.ts';
export type { WayOut } from './way-out.ts';
export { canPayOut, isOpenWithdrawal, withdrawalStates } from './withdrawal-states.ts';
export type { WithdrawalState } from './withdrawal-states.ts';
export { readVoucher } from './voucher.ts';
export type { VoucherProblem } from './voucher.ts';
