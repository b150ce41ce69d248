export { operatorActSchema } from './schema.ts';
export { lastActs, noteAct, noteConfiguration } from './store.ts';
