import type { BenchCase } from '../lib/case.ts';
import { asianCase } from './asian.ts';
import { bootCase } from './boot.ts';
import { bytesCase } from './bytes.ts';
import { clickCase } from './click.ts';
import { couponCase } from './coupon.ts';
import { decodeCase } from './decode.ts';
import { guardsCase } from './guards.ts';
import { loadersCase } from './loaders.ts';
import { lobbyCase } from './lobby.ts';
import { oddsCases } from './odds.ts';
import { phoneCase } from './phone.ts';
import { pluginsCase } from './plugins.ts';
import { startCase } from './start.ts';
import { textsCase } from './texts.ts';

export const cases: BenchCase[] = [
  asianCase,
  bootCase,
  bytesCase,
  clickCase,
  couponCase,
  decodeCase,
  guardsCase,
  loadersCase,
  lobbyCase,
  oddsCases,
  phoneCase,
  pluginsCase,
  startCase,
  textsCase,
];
