import { createStore } from 'effector';

import { z } from '@contracts/zod';

import { createAct } from '../../../../sdk/act';
import { forgotten } from '../../../../sdk/model';
import { offers } from './offers';

/** `iso`: whose offer it is. `before`: what was chosen until now. `said`: what the player reads when it is kept. */
type Choice = { iso: string; value: number; before: number; said: string };

export const choosing = createAct(
  async ({ office, notify }, { value, said }: Choice) => {
    await office.send('PATCH', '/office-api/v1/settings', z.unknown(), { name: 'first_deposit_bonus_type', value });
    notify({ kind: 'success', text: said });
  },
  { isInTurn: true },
);

/** What the player has chosen since the offers came, by currency. One that is refused goes back. */
export const $chosen = createStore<Readonly<Record<string, number>>>({})
  .on(choosing.started, (chosen, { iso, value }) => ({ ...chosen, [iso]: value }))
  .on(choosing.refused, (chosen, { params: { iso, before } }) => ({ ...chosen, [iso]: before }))
  .reset(offers.Place.close, forgotten);
