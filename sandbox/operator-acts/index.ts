import type { Area } from '../area/index.ts';
import { operatorActSchema } from './schema.ts';

export { lastActs, noteAct, noteConfiguration, noteNamed } from './store.ts';

export const operatorActsArea: Area = {
  schemas: [operatorActSchema],
};
