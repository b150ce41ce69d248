export { auditDebts } from './audit.ts';
export { collectAllDebts, collectDebts, isInDebt, owedIn } from './collect.ts';
export { owedView } from './view.ts';
export { debtSchema } from './schema.ts';
export { takeBack } from './take-back.ts';
