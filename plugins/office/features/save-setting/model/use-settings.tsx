import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';

import { selfExcluded } from '@contracts/error-codes';
import { type OfficeSetting, type OfficeSettings, OfficeSettingsAnswer } from '@contracts/office-settings';

import { messageOf } from '../../../shared/reason';
import { valueOf, type Waiting, without } from './values';

export const settingsPath = '/office-api/v1/settings';

/** Saves each choice at once, one after the other, so that the last answer is the newest. */
export function useSettings(first: OfficeSettings) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [settings, setSettings] = useState(first);
  const [waiting, setWaiting] = useState<Waiting>({});
  const [failure, setFailure] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = (change: OfficeSetting) =>
    office.send('PATCH', settingsPath, OfficeSettingsAnswer, change).then(
      ({ data, message }) => {
        setSettings(data);
        notify({ kind: 'success', text: message ?? t('main_save_success') });
      },
      (thrown: unknown) => {
        const refusal = thrown as OfficeFailure;
        const isExcluded = refusal.code === selfExcluded;
        setFailure(isExcluded ? t('office.settings.excluded') : messageOf(refusal, t('office.notSaved')));
      },
    );
  const save = (change: OfficeSetting) => {
    setWaiting((known) => ({ ...known, [change.name]: change.value }));
    setFailure(null);
    last.current = last.current.then(() => send(change)).then(() => setWaiting((known) => without(known, change)));
  };
  return { settings, valueOf: (name: OfficeSetting['name']) => valueOf(settings, waiting, name), save, failure };
}

export type SettingsDesk = ReturnType<typeof useSettings>;
