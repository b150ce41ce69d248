import type { Area } from '../area/index.ts';
import { collectAllDebts } from './collect.ts';
import { debtSchema } from './schema.ts';

export { auditDebts } from './audit.ts';
export { collectAllDebts, collectDebts, isInDebt, owedIn } from './collect.ts';
export { owedView } from './view.ts';
export { debtSchema } from './schema.ts';
export { takeBack } from './take-back.ts';

export const debtsArea: Area = {
  schemas: [debtSchema],
  goOn: collectAllDebts,
};
