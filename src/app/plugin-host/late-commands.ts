import type { PluginModal } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import { createPart, loaded } from '@/shared/part';

export { createAsk, refuseAsk } from './ask';

const fillPart = createPart({ name: 'what plugins fill in', load: () => import('./modal-params') });
const addPart = createPart({ name: 'bets of plugins', load: () => import('./add-bets') });

/** Fills in a dialog that a plugin opens. */
export async function fill(
  scope: Scope,
  name: PluginModal,
  params: object,
  warn: (text: string) => void,
): Promise<void> {
  const { fillModal } = await loaded(fillPart);
  for (const key of fillModal(scope, name, { ...params })) warn(`the dialog "${name}" takes no "${key}"`);
}

/** Adds an outcome to the coupon. */
export async function addBet(scope: Scope, marketId: number): Promise<void> {
  const { betWanted } = await loaded(addPart);
  scopeBind(betWanted, { scope })(marketId);
}
