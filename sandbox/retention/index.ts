import type { Area } from '../area/index.ts';
import { startSweeping } from './sweep.ts';

export const retentionArea: Area = {
  goOn: startSweeping,
};
