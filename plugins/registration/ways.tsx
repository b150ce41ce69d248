import { Segmented } from '@openbook/ui';

import css from './registration.module.css';
import { useForm } from './use-form';

/** How to register: the site's ways, beside each other. Row REG-01. */
export function Ways() {
  const { t, form, change } = useForm();
  if (form.ways.length < 2) return null;
  return (
    <Segmented
      className={css.ways}
      label={t('registration.ways')}
      options={form.ways.map((way) => ({ value: way, label: t(`registration.way.${way}`) }))}
      value={form.fields.way}
      onValueChange={(way) => change({ way })}
    />
  );
}
