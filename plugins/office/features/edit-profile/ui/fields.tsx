import { Icon, TextField, VisuallyHidden } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { ProfileField } from '@contracts/profile';

import { autoComplete, dayText, groups, isDate } from '../../../entities/profile';
import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';
import type { Act, Form } from '../model/form';

type FieldsProps = { form: Form; act: (act: Act) => void };

/** What the player told and may tell. What is locked says so and can only be read. */
export function Fields({ form, act }: FieldsProps) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const { profile, draft, errors } = form;
  const valueOf = (field: ProfileField, isLocked: boolean): string =>
    isLocked && isDate(field) ? dayText(profile.values[field], locale) : (draft[field] ?? profile.values[field]);
  const isShown = (field: ProfileField) => profile.editable.includes(field) || profile.values[field] !== '';
  return groups
    .filter(([, fields]) => fields.some(isShown))
    .map(([group, fields]) => (
      <fieldset key={group} className={css.group}>
        <legend className={css.legend}>{t(`office.profile.${group}`)}</legend>
        <div className={css.fields}>
          {fields.filter(isShown).map((field) => {
            const isLocked = !profile.editable.includes(field);
            return (
              <TextField
                key={field}
                label={t(`office.field.${field}`)}
                name={field}
                type={isDate(field) && !isLocked ? 'date' : 'text'}
                autoComplete={autoComplete[field] ?? 'off'}
                maxLength={200}
                value={valueOf(field, isLocked)}
                readOnly={isLocked}
                quiet={isLocked}
                end={isLocked ? <Locked /> : undefined}
                error={reasonOf(t, errors[field])}
                onValueChange={(value) => act({ kind: 'typed', field, value })}
              />
            );
          })}
        </div>
      </fieldset>
    ));
}

function Locked() {
  const t = useUnit(useHost().$t);
  return (
    <>
      <Icon name="lock" size={14} />
      <VisuallyHidden>{t('office.profile.locked')}</VisuallyHidden>
    </>
  );
}
