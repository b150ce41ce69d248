import type { BenchCase } from '../lib/case.ts';
import { bootCase } from './boot.ts';
import { bytesCase } from './bytes.ts';
import { clickCase } from './click.ts';
import { couponCase } from './coupon.ts';
import { decodeCase } from './decode.ts';
import { oddsCases } from './odds.ts';
import { pluginsCase } from './plugins.ts';
import { startCase } from './start.ts';
import { textsCase } from './texts.ts';

export const cases: BenchCase[] = [
  bootCase,
  bytesCase,
  clickCase,
  couponCase,
  decodeCase,
  oddsCases,
  pluginsCase,
  startCase,
  textsCase,
];
