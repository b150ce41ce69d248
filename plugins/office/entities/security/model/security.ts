import { createEvent, sample } from 'effector';

import { type Security, SecurityAnswer } from '@contracts/security';

import { createAct } from '../../../../sdk/act';
import { createAsked } from '../../../../sdk/asked';

/** How well the account is kept, and who is in it. */
export const security = createAsked(({ office }) =>
  office.read('/office-api/v1/security', SecurityAnswer).then(({ data }) => data),
);

/** A way to keep the account was set up, changed or turned off: its form is no longer of use. */
export const waySet = createEvent<Security>();
sample({ clock: waySet, target: security.changed });

type Way = { method: 'POST' | 'PUT'; path: string };
/** `said`: what the player reads when it is done. */
type Form = { body: object; said: string };

/** Sends the form of a way once; what the backend refuses is beside its field. */
export function createWayForm({ method, path }: Way) {
  const form = createAct(async ({ office, notify }, { body, said }: Form) => {
    const { data } = await office.send(method, path, SecurityAnswer, body);
    notify({ kind: 'success', text: said });
    return data;
  });
  sample({ clock: form.done, fn: ({ result }) => result, target: waySet });
  return form;
}
