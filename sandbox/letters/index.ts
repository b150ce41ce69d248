import type { Area } from '../area/index.ts';
import { goOnWithLetters } from './answers.ts';
import { letterRoutes } from './routes.ts';
import { letterSchema } from './schema.ts';

export const lettersArea: Area = {
  schemas: [letterSchema],
  goOn: goOnWithLetters,
  routes: () => [letterRoutes()],
};
