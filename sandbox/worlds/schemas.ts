import type { AreaSchema } from '../db/index.ts';
import { areas } from './areas.ts';

/** The tables of every area of a world. */
export const schemas: AreaSchema[] = areas.flatMap(({ schemas: own = [] }) => own);
