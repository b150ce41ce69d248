import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useReducer } from 'react';

import { Profile, ProfileAnswer } from '@contracts/profile';

import { opened, step } from './form';

const path = '/office-api/v1/profile';

/** The form over a profile, and what sends its changes. */
export function useForm(profile: Profile) {
  const { office, notify, $t } = useHost();
  const t = useUnit($t);
  const [form, act] = useReducer(step, profile, opened);

  const save = () => {
    if (form.isSaving || form.conflicts.length > 0 || Object.keys(form.draft).length === 0) return;
    act({ kind: 'sent' });
    const body = { version: form.profile.version, values: form.draft };
    office.send('PATCH', path, ProfileAnswer, body).then(
      ({ data }) => {
        act({ kind: 'saved', profile: data });
        notify({ kind: 'success', text: t('office.saved') });
      },
      (refusal: unknown) => {
        const { statusCode, data, fields } = refusal as OfficeFailure;
        const there = statusCode === 409 ? Profile.safeParse(data) : null;
        if (there?.success === true) act({ kind: 'overtaken', profile: there.data });
        else act({ kind: 'refused', errors: fields });
      },
    );
  };
  return { form, act, save };
}
