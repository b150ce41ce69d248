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
export { audit } from './audit.ts';
export { BadPosting, NotEnoughMoney, onMoved, post, type Entry, type Posting } from './post.ts';
export { ledgerSchema } from './schema.ts';
