import { combine, createStore, sample } from 'effector';

import { type OfficeSetting, type OfficeSettings, OfficeSettingsAnswer } from '@contracts/office-settings';

import { createAct } from '../../../../sdk/act';
import { createAsked } from '../../../../sdk/asked';
import { forgotten } from '../../../../sdk/model';
import { valueOf, type Waiting, without } from './values';

const path = '/office-api/v1/settings';

export const settings = createAsked(({ office }) => office.read(path, OfficeSettingsAnswer).then(({ data }) => data));

/** `said`: what the player reads when the server has no words of its own. */
type Saving = { change: OfficeSetting; said: string };
/** Each choice at once, one after the other, so that the last answer is the newest. */
export const saving = createAct(
  async ({ office, notify }, { change, said }: Saving) => {
    const { data, message } = await office.send('PATCH', path, OfficeSettingsAnswer, change);
    notify({ kind: 'success', text: message ?? said });
    return data;
  },
  { isInTurn: true },
);
sample({ clock: saving.done, fn: ({ result }) => result, target: settings.changed });

const $waiting = createStore<Waiting>({})
  .on(saving.started, (waiting, { change }) => ({ ...waiting, [change.name]: change.value }))
  .on([saving.done, saving.refused], (waiting, { params }) => without(waiting, params.change))
  .reset(settings.Place.close, forgotten);
/** A setting as the player sees it, by its name. */
export const $valueOf = combine(
  settings.$data,
  $waiting,
  (known, waiting) => (name: OfficeSetting['name']) => (known === null ? '' : valueOf(known, waiting, name)),
);

/** `save` sends one choice; `valueOf` tells it. */
export type SettingsDesk = {
  settings: OfficeSettings;
  valueOf: (name: OfficeSetting['name']) => OfficeSetting['value'];
  save: (change: OfficeSetting) => void;
};
