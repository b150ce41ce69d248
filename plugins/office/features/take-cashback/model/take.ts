import { CashbackAnswer } from '@contracts/cashback';

import { createTaking } from '../../../shared/taking';

export const taking = createTaking(CashbackAnswer);
