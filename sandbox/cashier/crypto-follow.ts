import { cameOnEvm, type EvmChain } from '../chain/index.ts';
import { inTurn } from '../world/in-turn.ts';
import type { World } from '../world/world.ts';
import { look, waitingOutside } from './crypto.ts';
import { paidBy } from './store.ts';

const everyMs = 2000;

/** A branch that lost gives its payments back to whoever makes blocks: only after the deposit's own time they count as gone. */
async function lookOutside(world: World, chain: EvmChain): Promise<void> {
  for (const asked of waitingOutside(world)) {
    const came = await cameOnEvm(chain, paidBy(asked).iso, asked.address);
    // It may have been cancelled while the chain was asked.
    const deposit = waitingOutside(world).find(({ id }) => id === asked.id);
    if (deposit !== undefined) look(world, deposit, came, world.clock.now() > deposit.expires_at);
  }
}

/** Asks the chain again and again, one question after the other. A chain that does not answer is named once. Row PAY-10. */
export function startFollowingChain(world: World): void {
  const { chain, clock, log } = world;
  if (chain === null) return;
  let isNamed = false;
  const turn = async () => {
    try {
      await lookOutside(world, chain);
      isNamed = false;
    } catch (error) {
      if (!isNamed)
        log.add({ kind: 'errors', at: clock.now(), message: `The chain at ${chain.url}: ${String(error)}` });
      isNamed = true;
    }
  };
  inTurn(clock, everyMs, turn);
}
