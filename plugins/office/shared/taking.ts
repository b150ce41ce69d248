import type { Contract } from '@sdk';

import { createAct } from '../../sdk/act';

/** `said`: what the player reads once the money is theirs. */
type Taking = { path: string; said: string };

/** Moves what a player earned to their main account, one call at a time. */
export const createTaking = <T>(schema: Contract<{ data: T }>) =>
  createAct(async ({ office, notify }, { path, said }: Taking): Promise<T> => {
    const { data } = await office.send('POST', path, schema);
    notify({ kind: 'success', text: said });
    return data;
  });
