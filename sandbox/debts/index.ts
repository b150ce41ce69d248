export { auditDebts } from './audit.ts';
export { collectAllDebts, collectDebts, isInDebt } from './collect.ts';
export { debtSchema } from './schema.ts';
export { takeBack } from './take-back.ts';
