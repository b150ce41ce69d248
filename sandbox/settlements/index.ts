export { noteSettlement, type Settlement, settlementsOf } from './history.ts';
export { settlementSchema } from './schema.ts';
export { bodyOfWord, keepWord, type Word, wordOf } from './words.ts';
