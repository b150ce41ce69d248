import { payWay } from '../../contracts/payments/index.ts';
import type { World } from '../world/world.ts';
import { askProvider, watchCard } from './card.ts';
import { beginAtProvider } from './card-begin.ts';
import { markOldCards } from './card-mark.ts';
import { watch } from './move.ts';
import { openDeposits } from './store.ts';
import { issuePlayVouchers } from './voucher.ts';

/** After a start of the server deposits go on where they were: the provider of cards is asked about its own. */
export const goOnWithDeposits = (world: World): void => {
  void markOldCards(world);
  if (!world.isReal) issuePlayVouchers(world);
  for (const deposit of openDeposits(world)) {
    if (!payWay(deposit.method).isOfProvider) watch(world, deposit);
    else if (deposit.state === 'created') void beginAtProvider(world, deposit.id);
    else {
      watchCard(world, deposit.id);
      void askProvider(world, deposit.id);
    }
  }
};
