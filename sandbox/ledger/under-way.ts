import { depositStates, isOpenDeposit } from '../../contracts/payments/index.ts';

const states = depositStates.filter(isOpenDeposit).map((state) => `'${state}'`);
/** The condition of a query for deposits whose money may still come. */
export const isOpenInSql = `state IN (${states.join(', ')})`;
