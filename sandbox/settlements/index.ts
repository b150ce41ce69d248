import type { Area } from '../area/index.ts';
import { settlementSchema } from './schema.ts';

export { noteSettlement, type Settlement, settlementsOf } from './history.ts';
export { settlementSchema } from './schema.ts';
export { bodyOfWord, keepWord, type Word, wordOf } from './words.ts';

export const settlementsArea: Area = {
  schemas: [settlementSchema],
};
