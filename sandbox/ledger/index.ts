import type { Area } from '../area/index.ts';
import { ledgerSchema } from './schema.ts';

export {
  accountById,
  accountsOf,
  balanceOf,
  houseAccount,
  openAccount,
  removeAccount,
  type HousePurpose,
  type LedgerAccount,
} from './accounts.ts';
export { audit, isOfNone, runChecks, type Check } from './audit.ts';
export { postGift } from './gift.ts';
export { BadPosting, NotEnoughMoney, onMoved, post } from './post.ts';
export { ledgerSchema } from './schema.ts';

export const ledgerArea: Area = {
  schemas: [ledgerSchema],
};
