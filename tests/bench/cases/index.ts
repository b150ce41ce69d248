import type { BenchCase } from '../lib/case.ts';
import { bytesCase } from './bytes.ts';
import { decodeCase } from './decode.ts';
import { oddsCases } from './odds.ts';
import { pluginsCase } from './plugins.ts';
import { startCase } from './start.ts';

export const cases: BenchCase[] = [bytesCase, decodeCase, oddsCases, pluginsCase, startCase];
