import { Button, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { ProfileField } from '@contracts/profile';

import type { Act, Form } from '../model/form';

type ConflictProps = { field: ProfileField; form: Form; act: (act: Act) => void };

/** Two versions of one field: the player says which one holds. */
export function Conflict({ field, form, act }: ConflictProps) {
  const t = useUnit(useHost().$t);
  const name = t(`office.field.${field}`);
  const told = (value: string | undefined) => (value === undefined || value === '' ? t('office.profile.empty') : value);
  return (
    <Note
      tone="warning"
      role="alert"
      icon="warning"
      title={t('office.profile.conflict', { field: name })}
      actions={
        <>
          <Button size="sm" onClick={() => act({ kind: 'kept', field })}>
            {t('office.profile.keep')}
          </Button>
          <Button size="sm" onClick={() => act({ kind: 'taken', field })}>
            {t('office.profile.take')}
          </Button>
        </>
      }
    >
      {t('office.profile.there')} <bdi>{told(form.profile.values[field])}</bdi>
      <br />
      {t('office.profile.here')} <bdi>{told(form.draft[field])}</bdi>
    </Note>
  );
}
