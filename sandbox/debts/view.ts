import type { Debt } from '../../contracts/cashier.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { World } from '../world/world.ts';
import { debtsOf } from './collect.ts';

/** What a player owes, as pages say it. */
export const owedView = (world: World, userId: number): Debt['owed'] =>
  debtsOf(world, userId).map(({ iso, minor }) => ({ currency: iso, amount: toWire(minor, currencyFacts(iso).digits) }));
