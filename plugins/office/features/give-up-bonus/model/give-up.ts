import { WagerBonusesAnswer } from '@contracts/bonuses';

import { createAct } from '../../../../sdk/act';

/** `said`: what the player reads when it is done. */
type GivingUp = { id: number; said: string };

export const givingUp = createAct(async ({ office, notify }, { id, said }: GivingUp) => {
  const { data } = await office.send('DELETE', `/office-api/v1/bonuses/wager/${String(id)}`, WagerBonusesAnswer);
  notify({ kind: 'success', text: said });
  return data;
});
