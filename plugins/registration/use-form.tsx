import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

/** What the fields share: the form, its texts, and `say` for what is wrong with a field. */
export function useForm() {
  const { $t, registration } = useHost();
  const [t, form] = useUnit([$t, registration.$form]);
  const say = (key: string | undefined) => (key === undefined ? undefined : t(key, { years: form.minAge }));
  return { t, form, say, change: registration.change, submit: registration.submit };
}
