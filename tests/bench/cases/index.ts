import type { BenchCase } from '../lib/case.ts';
import { oddsCases } from './odds.ts';
import { startCase } from './start.ts';

export const cases: BenchCase[] = [oddsCases, startCase];
