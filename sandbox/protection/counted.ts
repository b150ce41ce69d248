import { errorCodes } from '../../contracts/common.ts';
import type { MoneyKind } from '../../contracts/protection/index.ts';
import { payoutKinds, stakeKinds } from '../ledger/kinds.ts';

/** `movements`: of the ledger, which it adds up. A stake counts when it is placed, and not when it is decided. `door`: what it stops. `code`: of the refusal. */
type Counted = { movements: readonly string[]; door: 'stake' | 'deposit'; code: number };

/** How each kind of limit in money is counted. */
export const counted: Readonly<Record<MoneyKind['counts'], Counted>> = {
  stake: {
    movements: stakeKinds,
    door: 'stake',
    code: errorCodes.wageringLimit,
  },
  loss: {
    movements: [...stakeKinds, ...payoutKinds],
    door: 'stake',
    code: errorCodes.lossLimit,
  },
  deposit: { movements: ['deposit', 'deposit-return'], door: 'deposit', code: errorCodes.depositLimit },
  bet: { movements: [], door: 'stake', code: errorCodes.wageringLimit },
  balance: { movements: [], door: 'deposit', code: errorCodes.depositLimit },
};
