import type { Area } from '../area/index.ts';
import { operatorActSchema } from './schema.ts';

export { beginAct, lastActs, noteConfiguration, noteNamed } from './store.ts';

export const operatorActsArea: Area = {
  schemas: [operatorActSchema],
};
